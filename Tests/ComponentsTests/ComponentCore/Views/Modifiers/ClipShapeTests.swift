import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ClipShapeTests {
  @Test func cutsCornersToTheQuarterOfACell() {
    let text = picture {
      Color.red.frame(width: 6, height: 2).clipShape(.rect(cornerRadius: 2))
    }
    #expect(text == "▟    ▙\n▜    ▛")
  }

  @Test func drawsNoPartOfACharacter() {
    let text = picture { Text("abcdef\nabcdef").cornerRadius(2) }
    #expect(text == " bcde\n bcde")
  }

  @Test func keepsCornersInASCII() {
    let text = picture {
      Text("abcdef\nabcdef").cornerRadius(2).environment(\.usesASCII, true)
    }
    #expect(text == "abcdef\nabcdef")
  }

  @Test func followsAPublisher() {
    let radii = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 6, rows: 2) { Text("abcdef\nabcdef").cornerRadius(radii) }
    #expect(screen.text == "abcdef\nabcdef")
    radii.send(2)
    #expect(screen.text == " bcde\n bcde")
  }
}
