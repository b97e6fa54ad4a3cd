import Components
import TestSupport
import Testing

@Suite(.watchdog) struct ThemeEnvironmentTests {
  @Test func theColorSchemeChoosesTheColors() {
    #expect(Theme.nord.colors(in: .light) == Theme.nord.light)
    #expect(Theme.nord.colors(in: .dark) == Theme.nord.dark)
  }
}
