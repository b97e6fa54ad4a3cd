import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct AsyncImageTests {
  /// A white picture of 16 by 16 pixels.
  private let white = URL(
    string: "data:image/png;base64,"
      + "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFElEQVR42mP4TyJgGNUwqmH4agAAr639H23ooMoA"
      + "AAAASUVORK5CYII=")

  /// Returns the screen's text when it is no longer `text`.
  private func text(of screen: Screen, after text: String) async -> String {
    #expect(screen.text == text)
    while screen.text == text { await Task.yield() }
    return screen.text
  }

  private func screen(@ViewBuilder _ content: @escaping () -> some View) -> Screen {
    Screen(columns: 6, rows: 1, alignment: .topLeading) {
      content().environment(\.usesASCII, true)
    }
  }

  @Test func showsThePlaceholderAndThenTheImage() async {
    let screen = screen {
      AsyncImage(url: white) { image in
        image.resizable().frame(width: 32, height: 16)
      } placeholder: {
        Text("wait")
      }
    }
    #expect(await text(of: screen, after: "wait") == "@@@@")
  }

  @Test func anImageIsAsLargeAsItsPixelsInPoints() async {
    let screen = screen { AsyncImage(url: white) }
    #expect(await text(of: screen, after: "******") == "@@")
    let large = self.screen { AsyncImage(url: white, scale: 0.5) }
    #expect(await text(of: large, after: "******") == "@@@@")
  }

  @Test func phasesTellOfErrors() async {
    func word(_ phase: AsyncImagePhase) -> some View {
      Text(phase.error != nil ? "error" : phase.image != nil ? "image" : "empty")
    }
    let screen = screen { AsyncImage(url: URL(string: "data:text/plain,x"), content: word) }
    #expect(await text(of: screen, after: "empty") == "error")
    #expect(self.screen { AsyncImage(url: nil, content: word) }.text == "empty")
    let missing = URL(fileURLWithPath: "/nothing/there.png")
    #expect(await AsyncImagePhase(loading: missing, scale: 1)?.error != nil)
  }

  @Test func loadsAgainWhenTheURLChanges() async {
    let urls = CurrentValueSubject<URL?, Never>(nil)
    let screen = screen {
      Latest(of: urls) { url in
        AsyncImage(url: url) { phase in
          Text(phase.image != nil ? "image" : "none")
        }
      }
    }
    #expect(screen.text == "none")
    urls.value = white
    #expect(await text(of: screen, after: "none") == "image")
    urls.value = nil
    #expect(await text(of: screen, after: "image") == "none")
  }
}
