import SwiftUIPort
import TestSupport
import Testing
import TextBackend

struct ContentView: View {
  var body: some View {
    GeometryReader { proxy in
      Text("Select All")
        .padding(.horizontal, 16)
        .frame(width: proxy.size.width * 0.5, height: 70)
        .background(.blue)
        .clipShape(.rect(cornerRadius: 8))
    }
  }
}

private struct Card: View {
  let logo: Bitmap

  private func share() {}

  var body: some View {
    HStack {
      Image(systemName: "star.fill")
      Image("logo").resizable().scaledToFit().frame(height: 48)
      Button("Share", systemImage: "square.and.arrow.up") { share() }
    }
    .namedImages(["logo": logo])
  }
}

/// The examples of the module's documentation.
@MainActor @Suite(.watchdog) struct ExampleTests {
  @Test func fillsHalfOfTheWidth() {
    let screen = Screen(columns: 40, rows: 6) { ContentView() }
    #expect(screen.text.contains("     Select All"))
    #expect(screen.frame[19, 2].attributes.background == .blue)
    #expect(screen.frame[20, 2].attributes.background != .blue)
    #expect(screen.frame[10, 4].attributes.background != .blue)
  }

  @Test func showsSymbolsAndANamedImage() {
    let logo = Bitmap(width: 64, height: 64, pixels: Array(repeating: .white, count: 64 * 64))
    #expect(
      picture { Card(logo: logo).environment(\.usesASCII, true) } == """
          @@@@@@ +---------+
        * @@@@@@ | ^ Share |
          @@@@@@ +---------+
        """)
  }
}
