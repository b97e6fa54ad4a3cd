import SwiftUI

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct EqualWidthsView: View {
  @State private var width: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(["Yes", "Maybe", "Certainly not"], id: \.self) { title in
        Text(title)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width, alignment: .trailing)
          .background(Color.blue)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
