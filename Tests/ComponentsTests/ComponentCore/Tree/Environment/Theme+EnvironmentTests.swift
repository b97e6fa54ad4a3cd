import Components
import TestSupport
import Testing

@Suite(.watchdog) struct ThemeEnvironmentTests {
  @Test func theColorSchemeChoosesTheColors() {
    #expect(Theme.nord.colors(in: .light).text == Theme.nord.light.text)
    #expect(Theme.nord.colors(in: .dark).text == Theme.nord.dark.text)
  }
}
