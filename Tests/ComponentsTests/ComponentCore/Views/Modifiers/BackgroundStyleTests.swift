import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BackgroundStyleTests {
  private func background(_ screen: Screen) -> Color? {
    screen.attributes(of: "a")?.background
  }

  @Test func fillsWithTheBackgroundOfTheTheme() {
    var theme = Theme.standard
    theme.dark.background = Color(red: 0, green: 0, blue: 0.5)
    let screen = Screen(columns: 3, rows: 1) { Text("a").background().theme(theme) }
    let other = Screen(columns: 3, rows: 1) {
      Text("a").background(.theme(.background)).theme(theme)
    }
    #expect(background(screen) == background(other))
    #expect(background(screen) != nil)
  }

  @Test func fillsInTheNearestStyle() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("a").background().backgroundStyle(.terminal(.red)).backgroundStyle(.terminal(.blue))
    }
    #expect(background(screen) == .terminal(.red))
  }

  @Test func fillsAShape() {
    let screen = Screen(columns: 6, rows: 3) {
      Text("a").padding(1).background(in: .rect).backgroundStyle(.terminal(.red))
    }
    #expect(background(screen) == .terminal(.red))
  }

  @Test func followsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 3, rows: 1) {
      Text("a").background().backgroundStyle(colors).backgroundStyle(.terminal(.blue))
    }
    #expect(background(screen) == .terminal(.blue))
    colors.send(.terminal(.green))
    #expect(background(screen) == .terminal(.green))
  }
}
