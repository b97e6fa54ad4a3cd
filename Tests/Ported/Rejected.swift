// Mistakes beside lengths that are calculated, and the errors that the compiler reports for them.
import SwiftUI

struct Rejected {
  var count = 3
  var value = 0.5

  @MainActor var misspelled: some View {
    GeometryReader { proxy in
      Text("A")
        .frame(width: (proxy.size.width - 40) / CGFloat(count) * 0.8, height: proxy.size.height / 3)
        .offset(x: proxy.size.width * 0.5 - 20, y: -proxy.size.height / 4 + 10)
        .foregroundColour(Color.red)  // expected-error {{has no member 'foregroundColour'}}
    }
  }

  @MainActor var misspelledAfterANumber: some View {
    Text("A")
      .frame(width: 100 + CGFloat(count) * 20)
      .opacity(Double(count) / 10.0 * value)
      .foregroundColour(Color.red)  // expected-error {{has no member 'foregroundColour'}}
  }

  @MainActor var ofTwoTypes: some View {
    // expected-error@+1 {{cannot convert value of type 'Int'}}
    Text("A").padding(.top, count * 2 + value / 3)
  }

  @MainActor var ofAnotherType: some View {
    // expected-error@+1 {{cannot convert value of type 'Int'}}
    Text("A").frame(width: count)
  }
}
