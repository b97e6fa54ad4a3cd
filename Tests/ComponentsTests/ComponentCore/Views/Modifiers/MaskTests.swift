import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct MaskTests {
  @Test func showsTextWhereTheMaskHasCharacters() {
    #expect(
      picture(5, 1) { Text("abcde").mask(alignment: .leading) { Text("x y") } } == "a c")
  }

  @Test func showsPartsOfCellsWhereTheMaskHasAShape() {
    let masked = picture(6, 3) {
      Color.blue.frame(width: 6, height: 3).mask { RoundedRectangle(cornerRadius: 2).fill(.red) }
    }
    let clipped = picture(6, 3) {
      Color.blue.frame(width: 6, height: 3).clipShape(.rect(cornerRadius: 2))
    }
    #expect(masked == clipped)
  }

  @Test func aMaskIsNeitherReadNorPressed() {
    var presses = 0
    let screen = Screen(columns: 5, rows: 1) {
      Button("press") { presses += 1 }.buttonStyle(.plain).mask(Text("mask!"))
    }
    #expect(!screen.accessibility.description.contains("mask"))
    screen.click(column: 2, row: 0)
    #expect(presses == 1)
  }

  @Test func followsThePublishersOfTheMask() {
    let texts = CurrentValueSubject<String, Never>("x")
    let screen = Screen(columns: 5, rows: 1) {
      Text("abcde").mask(alignment: .leading) { Text(texts) }
    }
    #expect(screen.picture == "a")
    texts.value = "xyz"
    #expect(screen.picture == "abc")
    texts.value = " y"
    #expect(screen.picture == " b")
  }
}
