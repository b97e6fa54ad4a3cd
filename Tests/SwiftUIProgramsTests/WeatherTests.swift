import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct WeatherTests {
  private let screen = program(30, 13) { WeatherView() }

  @Test func listsCities() throws {
    try screen.requireSnapshot("cities", includesStyles: true)
  }

  @Test func showsTheForecastOfACity() throws {
    screen.press(.tab, times: 4)
    #expect(screen.focus?.text == "Oslo -2°\nSnow")
    screen.press(.enter)
    try screen.requireSnapshot("forecast")
    try screen.click("Cairo")
    #expect(screen.find("34°") != nil)
  }

  @Test func searches() {
    screen.type("\tca")
    #expect(screen.find("Oslo") == nil)
    #expect(screen.find("Cairo") != nil)
  }
}
