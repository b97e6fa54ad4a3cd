import SwiftUIPort
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DatePickerTests {
  private let date = CurrentValueSubject<Date, Never>(
    Date(timeIntervalSince1970: 1_795_626_300))  // 2026-11-25 17:05 UTC

  private func screen(
    _ locale: String = "en_US", _ components: DatePickerComponents = [.date, .hourAndMinute],
    in range: ClosedRange<Date> = .distantPast ... .distantFuture
  ) -> Screen {
    let screen = Screen(columns: 34, rows: 1, alignment: .topLeading) {
      DatePicker("On", selection: date, in: range, displayedComponents: components)
        .environment(\.locale, Locale(identifier: locale))
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }
    screen.press(.tab)
    return screen
  }

  @Test func hasThePartsOfTheLocale() {
    #expect(screen().text == "On 11/25/2026,  5:05 PM")
    #expect(screen("de_DE").text == "On 25.11.2026, 17:05")
    #expect(screen("en_US", .date).text == "On 11/25/2026")
    #expect(screen("de_DE", .hourAndMinute).text == "On 17:05")
  }

  @Test func isAsLargeAsItsText() {
    let text = picture(40, 4) {
      VStack(alignment: .leading) {
        HStack {
          DatePicker("On", selection: date, displayedComponents: .date)
            .environment(\.locale, Locale(identifier: "de_DE"))
          Text("!")
        }
        Text("below")
      }
    }
    #expect(text == "On 25.11.2026 !\nbelow")
  }

  @Test func arrowsChangeTheCurrentPart() {
    let screen = screen()
    screen.press(.up)
    #expect(screen.text == "On 12/25/2026,  5:05 PM")
    screen.press(.right)
    screen.press(.down)
    #expect(screen.text == "On 12/24/2026,  5:05 PM")
    screen.press(.end)
    screen.press(.up)
    #expect(screen.text == "On 12/25/2026,  5:05 AM")
    screen.press(.left)
    screen.press(.down)
    #expect(screen.text == "On 12/25/2026,  5:04 AM")
  }

  @Test func digitsReplaceTheCurrentPart() {
    let screen = screen()
    screen.type("2")
    screen.type("28")
    screen.type("2028")
    screen.type("1230p")
    #expect(screen.text == "On 02/28/2028, 12:30 PM")
  }

  @Test func aDayThatTheMonthDoesNotHaveBecomesItsLast() {
    let screen = screen("de_DE", .date)
    screen.type("31")
    #expect(screen.text == "On 30.11.2026")
    screen.type("02")
    #expect(screen.text == "On 28.02.2026")
  }

  @Test func aPartThatIsBeingTypedCanBeCorrected() {
    let screen = screen("de_DE", .date)
    screen.press(.end)
    screen.type("203")
    #expect(screen.text == "On 25.11. 203")
    screen.press(.backspace)
    screen.type("27")
    #expect(screen.text == "On 25.11.2027")
  }

  @Test func staysInItsRange() {
    let (start, end) = (date.value.addingTimeInterval(-3600), date.value.addingTimeInterval(3600))
    let screen = screen("de_DE", in: start...end)
    screen.press(.up)
    #expect(date.value == end)
    screen.press(.down)
    #expect(date.value == start)
  }

  @Test func aClickChoosesAPart() {
    let screen = screen("de_DE")
    screen.click(column: 10, row: 0)
    screen.press(.up)
    #expect(screen.text == "On 25.11.2027, 17:05")
  }

  @Test func arrowsAtTheEndsLeaveThePicker() {
    let screen = Screen(columns: 34, rows: 3, alignment: .topLeading) {
      HStack {
        Button("a") {}
        DatePicker("", selection: date, displayedComponents: .date)
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    screen.press(.tab)
    screen.press(.right)
    screen.press(.left)
    screen.press(.right)
    screen.press(.up)
    #expect(date.value > Date(timeIntervalSince1970: 1_795_626_300))
  }

  @Test func tellsItsLabelAndValue() {
    let screen = screen("de_DE")
    #expect("\(screen.accessibility)".contains("On, text field, 25.11.2026, 17:05"))
  }

  @Test func opensWithoutARange() {
    @MainActor struct Form: View {
      @State private var date = Date()

      var body: some View {
        DatePicker("a", selection: $date, in: Date()...)
        DatePicker("b", selection: $date, in: ...Date(), displayedComponents: [.date])
        DatePicker(selection: $date) { Text("c") }.datePickerStyle(.graphical)
      }
    }
    #expect(picture(40, 3) { Form() }.split(separator: "\n").count == 3)
  }
}
