import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FixedSizeTests {
  @Test func keepsTheIdealSize() {
    #expect(
      picture {
        Text("Total downloaded files").fixedSize().frame(width: 16, alignment: .leading)
      } == "Total downloaded")
    #expect(picture(4, 2) { Text("one two three").fixedSize().border() } == "╭───\n│one")
  }

  @Test func keepsTheIdealHeightOnly() {
    #expect(
      picture(9, 9) {
        Text("one two three").fixedSize(horizontal: false, vertical: true)
          .frame(width: 5, height: 2, alignment: .top)
      } == "one\ntwo")
    #expect(
      picture(9, 9) {
        Text("one two three").fixedSize(horizontal: true, vertical: false)
          .frame(width: 5, height: 2, alignment: .topLeading)
      } == "one t")
    #expect(
      picture(5, 1) { Text("one two").fixedSize(horizontal: false, vertical: false) } == "one…")
  }

  @Test func makesAViewOfAStackInflexible() {
    let row = picture(12, 1) {
      HStack {
        Text("Total files").lineLimit(1)
        Text("of all").fixedSize()
      }
    }
    #expect(row == "Tota… of all")
  }

  @Test func followsAPublisher() {
    let flags = PassthroughSubject<Bool, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Text("one two").fixedSize(flags).frame(width: 4, alignment: .leading)
    }
    #expect(screen.text == "one…")
    flags.send(true)
    #expect(screen.text == "one")
    flags.send(false)
    #expect(screen.text == "one…")
  }
}
