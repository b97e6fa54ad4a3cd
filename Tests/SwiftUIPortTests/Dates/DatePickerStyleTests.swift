import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DatePickerStyleTests {
  private struct Daily: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("\(Int(configuration.selection.timeIntervalSinceReferenceDate))") {
          configuration.selection += 86_400
        }
        .buttonStyle(.plain)
      }
    }
  }

  private struct Page: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View { DatePicker("Day", selection: $date).datePickerStyle(Daily()) }
  }

  @Test func aStyleShowsAndChangesTheDate() {
    let screen = Screen(columns: 20, rows: 1, alignment: .topLeading) { Page() }
    #expect(screen.text == "Day   0")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text == "Day ▸ 86400 ◂")
  }
}
