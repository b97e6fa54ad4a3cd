import Components
import Signals
import TestSupport
import Testing
import TextBackend

/// A control that is written with public parts behaves as the built-in ones do.
@MainActor @Suite(.watchdog) struct LevelSliderTests {
  private struct Mixer: View {
    @State private var level = 0.5
    @State private var balance = 0.0

    var body: some View {
      VStack(alignment: .leading) {
        LevelSlider(value: $level)
        LevelSlider(value: $balance, in: -1...1, step: 0.5)
        Text("\(Int((level * 100).rounded())) \(Int(balance * 100))")
      }
    }
  }

  private let screen = Screen(columns: 11, rows: 3) { Mixer() }

  @Test func drawsTheValue() {
    #expect(screen.text == "━━━━━○─────\n━━━━━○─────\n50 0")
  }

  @Test func isDraggedAndClicked() {
    screen.drag(from: Point(x: 5, y: 0), to: Point(x: 8, y: 0))
    #expect(screen.text.hasPrefix("━━━━━━━━●──\n"))
    #expect(screen.find("80 0") != nil)
    screen.drag(from: Point(x: 8, y: 0), to: Point(x: 30, y: 2))
    #expect(screen.find("100 0") != nil)
    screen.click(column: 1, row: 1)
    #expect(screen.find("100 -100") != nil)
  }

  @Test func isUsedWithTheKeyboard() {
    screen.press(.tab)
    #expect(screen.text.hasPrefix("━━━━━●─────\n━━━━━○"))
    screen.press(.right)
    #expect(screen.find("60 0") != nil)
    screen.press(.home, .left)
    #expect(screen.find("0 0") != nil)
    screen.press(.tab, .end)
    #expect(screen.text == "○──────────\n━━━━━━━━━━●\n0 100")
    screen.press(.left)
    #expect(screen.find("0 50") != nil)
  }

  @Test func takesNoInputWhileItIsDisabled() {
    let isDisabled = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 11, rows: 3) { Mixer().disabled(isDisabled) }
    screen.press(.tab)
    #expect(screen.focus != nil)
    isDisabled.value = true
    #expect(screen.text.hasPrefix("╍╍╍╍╍○┄┄┄┄┄\n"))
    screen.press(.right)
    screen.press(.tab)
    screen.click(column: 9, row: 0)
    #expect(screen.focus == nil)
    #expect(screen.find("50 0") != nil)
  }

  @Test func hasTheTintOfItsEnvironment() {
    let screen = Screen(columns: 11, rows: 3) { Mixer().tint(.red) }
    #expect(screen.frame[0, 0].attributes.foreground == .red)
    #expect(screen.frame[9, 0].attributes.foreground == nil)
  }

  @Test func hasCharactersOfItsOwnInASCII() {
    let screen = Screen(columns: 11, rows: 3) { Mixer().environment(\.usesASCII, true) }
    #expect(screen.text.hasPrefix("=====o-----\n"))
  }

  @Test func drawsAtAnySize() {
    for (columns, rows) in [(0, 0), (1, 1), (2, 1), (200, 60)] {
      _ = Screen(columns: columns, rows: rows) { Mixer() }.bytes()
    }
  }
}
