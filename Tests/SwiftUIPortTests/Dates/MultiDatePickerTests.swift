import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct MultiDatePickerTests {
  private final class Model: ObservableObject {
    @Published var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 4)]
  }

  private struct Days: View {
    @ObservedObject var model: Model

    var body: some View {
      MultiDatePicker("", selection: $model.days)
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
  }

  private let model = Model()

  private var days: [Int] { model.days.compactMap(\.day).sorted() }

  @Test func keysAndClicksSelectDays() {
    let screen = Screen(columns: 24, rows: 9, alignment: .topLeading) { Days(model: model) }
    #expect(screen.text.contains("November 2026"))
    screen.press(.tab)
    screen.press(.right)
    screen.press(.enter)
    _ = screen.text
    #expect(days == [4, 5])
    screen.press(.space)
    _ = screen.text
    #expect(days == [4])
    screen.click(column: 1, row: 5)
    _ = screen.text
    #expect(days == [4, 22])
  }
}
