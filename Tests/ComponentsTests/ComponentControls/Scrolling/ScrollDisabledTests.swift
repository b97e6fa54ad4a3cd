import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ScrollDisabledTests {
  private let isDisabled = CurrentValueSubject<Bool, Never>(true)

  private var screen: Screen {
    Screen(columns: 4, rows: 2) {
      ScrollView { ForEach(0..<9) { Text("\($0)") } }.scrollDisabled(isDisabled)
    }
  }

  private func turnWheel(_ screen: Screen) {
    screen.send(.mouse(MouseEvent(.scroll(x: 0, y: 1), at: .zero)))
  }

  /// Scrolls by the wheel, by keys and by the bar.
  private func scroll(_ screen: Screen) {
    turnWheel(screen)
    screen.press(.tab)
    screen.press(.pageDown)
    screen.click(column: 3, row: 1)
  }

  @Test func theUserCannotScroll() {
    let screen = screen
    scroll(screen)
    #expect(screen.text == "0▐\n1")
    isDisabled.value = false
    turnWheel(screen)
    #expect(screen.text.hasPrefix("3"))
  }

  @Test func theWheelScrollsTheEnclosingView() {
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView {
        ScrollView { ForEach(0..<4) { Text("\($0)") } }.frame(height: 2).scrollDisabled(true)
        ForEach(4..<9) { Text("\($0)") }
      }
    }
    turnWheel(screen)
    #expect(screen.text.hasPrefix("5"))
  }

  @Test func anEnclosingViewDisablesScrolling() {
    let screen = Screen(columns: 4, rows: 2) {
      ScrollView { ForEach(0..<9) { Text("\($0)") } }.scrollDisabled(false).scrollDisabled(true)
    }
    scroll(screen)
    #expect(screen.text.hasPrefix("0"))
  }

  @Test func theFocusStillScrolls() {
    let screen = Screen(columns: 8, rows: 1) {
      ScrollView { ForEach(0..<4) { Button("\($0)") {}.buttonStyle(.plain) } }
        .scrollDisabled(true)
    }
    for _ in 0..<3 { screen.press(.tab) }
    #expect(screen.text.contains("2"))
  }
}
