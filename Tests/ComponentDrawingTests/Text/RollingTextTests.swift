import ComponentDrawing
import TestSupport
import Testing

@Suite(.watchdog) struct RollingTextTests {
  /// Returns `start` at each quarter of the way to `end`.
  private func quarters(
    from start: String, to end: String, _ transition: ContentTransition = .numericText()
  ) -> [String] {
    let (start, end) = (RollingText(start, transition), RollingText(end, transition))
    return [0, 0.25, 0.5, 0.75, 1].map { start.interpolated(to: end, by: $0).string }
  }

  @Test func rollsEachDigitUp() {
    #expect(quarters(from: "10", to: "54") == ["10", "21", "32", "43", "54"])
    #expect(quarters(from: "9", to: "3") == ["9", "0", "1", "2", "3"])
  }

  @Test func rollsDown() {
    let transition = ContentTransition.numericText(countsDown: true)
    #expect(quarters(from: "4", to: "0", transition) == ["4", "3", "2", "1", "0"])
    #expect(quarters(from: "1", to: "7", transition) == ["1", "0", "9", "8", "7"])
  }

  @Test func rollsInTheDirectionOfTheNumber() {
    let transition = ContentTransition.numericText(value: 0)
    #expect(quarters(from: "08", to: "12", transition) == ["08", "09", "10", "11", "12"])
    #expect(quarters(from: "12", to: "08", transition).dropFirst(2).first == "00")
    #expect(quarters(from: "999", to: "1,003", transition)[4] == "1,003")
  }

  @Test func keepsWhatIsNoDigit() {
    #expect(
      quarters(from: "a 9.0 km", to: "12.4 m²") == [
        "09.0 m²", "00.1 m²", "11.2 m²", "11.3 m²", "12.4 m²",
      ])
    #expect(
      quarters(from: "", to: "٣\u{301}", .numericText()) == Array(repeating: "٣\u{301}", count: 5))
  }

  @Test func identityChangesAtOnce() {
    #expect(quarters(from: "1", to: "5", .identity) == Array(repeating: "5", count: 5))
  }

  @Test func springsPassTheEnds() {
    let (start, end) = (RollingText("1", .numericText()), RollingText("5", .numericText()))
    #expect(start.interpolated(to: end, by: 1.2) == end)
    #expect(start.interpolated(to: end, by: -0.3).string == "1")
  }
}
