import SignalsTesting
import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

@MainActor @Suite(.watchdog) struct MonthGridTests {
  private let date = CurrentValueSubject<Date, Never>(
    Date(timeIntervalSince1970: 1_795_626_300))  // 2026-11-25 17:05 UTC

  private func screen(
    _ locale: String = "en_US", _ components: DatePickerComponents = .date,
    in range: ClosedRange<Date> = .distantPast ... .distantFuture
  ) -> Screen {
    Screen(columns: 24, rows: 9, alignment: .topLeading) {
      DatePicker("", selection: date, in: range, displayedComponents: components)
        .datePickerStyle(.graphical)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  private var day: String { String("\(date.value)".prefix(10)) }

  @Test func showsTheDaysOfAMonth() {
    #expect(
      screen().text.trimmingCharacters(in: .newlines) == """
        ‹  November 2026   ›
         S  M  T  W  T  F  S
         1  2  3  4  5  6  7
         8  9 10 11 12 13 14
        15 16 17 18 19 20 21
        22 23 24 25 26 27 28
        29 30
        """)
  }

  @Test func weeksBeginAsInTheLocale() {
    let lines = screen("de_DE", [.date, .hourAndMinute]).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(3) == ["‹  November 2026   ›", " M  D  M  D  F  S  S", "                   1"])
    #expect(lines.last == "17:05")
  }

  @Test func keysChooseADay() {
    let screen = screen()
    screen.press(.tab)
    for (key, expected) in [
      (Key.right, "2026-11-26"), (.down, "2026-12-03"), (.pageUp, "2026-11-03"),
      (.left, "2026-11-02"), (.home, "2026-11-01"), (.end, "2026-11-30"), (.up, "2026-11-23"),
      (.pageDown, "2026-12-23"),
    ] {
      screen.press(key)
      #expect(day == expected)
    }
    #expect("\(date.value)".contains("17:05"))
  }

  @Test func clicksChooseADayOrAMonth() {
    let screen = screen()
    screen.click(column: 4, row: 3)
    #expect(day == "2026-11-09")
    screen.click(column: 19, row: 0)
    #expect(day == "2026-12-09")
    screen.click(column: 0, row: 0)
    #expect(day == "2026-11-09")
    screen.click(column: 2, row: 3)
    #expect(day == "2026-11-09")
  }

  @Test func theDateStaysInItsRange() {
    let end = date.value.addingTimeInterval(2 * 86400)
    let screen = screen(in: date.value...end)
    #expect(screen.attributes(of: "24")?.isDim == true)
    #expect(screen.attributes(of: "27")?.isDim == false)
    screen.press(.tab)
    screen.press(.down)
    #expect(date.value == end)
    screen.press(.pageUp)
    #expect(day == "2026-11-25")
  }
}
