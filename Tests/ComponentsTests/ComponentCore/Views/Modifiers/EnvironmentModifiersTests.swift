import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct EnvironmentModifiersTests {
  @Test func viewIsEnabledOnlyIfAllEnclosingViewsAre() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 3) {
      Group { Button("a").disabled(false) }.disabled(flags)
    }
    #expect(screen.picture.hasPrefix("┌╌"))
    flags.send(false)
    #expect(screen.picture.hasPrefix("╭─"))
  }
}
