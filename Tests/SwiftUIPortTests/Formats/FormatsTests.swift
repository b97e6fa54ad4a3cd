import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct FormatsTests {
  private let locale = Locale(identifier: "en_US")

  @Test func listsAreSentences() {
    #expect(ListFormatter.localizedString(byJoining: ["Ada"]) == "Ada")
    let formatter = ListFormatter()
    formatter.locale = locale
    #expect(formatter.string(from: ["Ada", "Grace", "Mary"]) == "Ada, Grace, and Mary")
    formatter.itemFormatter = NumberFormatter()
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func textsShowFormattedValues() {
    #expect(picture { Text(9.5, format: .currency(code: "USD").locale(locale)) } == "$9.50")
    #expect(picture { Text(0.25, format: .percent.locale(locale)) } == "25%")
    #expect(picture { Text("of \(1200, format: .number.locale(locale))") } == "of 1,200")
    #expect(picture { Text("\(2.5, specifier: "%.2f")") } == "2.50")
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumFractionDigits = 2
    #expect(picture { Text(2.5, formatter: formatter) } == "2.50")
    #expect(picture { Text("\(2.5, formatter: formatter) km") } == "2.50 km")
  }

  private struct Amount: View {
    @State private var amount = 12.5
    @State private var count: Int? = 3

    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
        TextField("Count", value: $count, format: .number)
        Text("\(amount) \(count ?? 0)")
      }
    }
  }

  @Test func fieldsEditValues() {
    let screen = Screen(columns: 20, rows: 9) { Amount() }
    screen.press(.tab)
    screen.press(.end)
    screen.press(.backspace)
    screen.type("6")
    screen.press(.enter)
    #expect(screen.text.contains("12.6 3"))
  }
  @Test func fieldsEditValuesWithFormatters() {
    struct Amount: View {
      @State private var amount = 12.5
      @State private var count = 3
      let formatter: NumberFormatter

      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: formatter)
          TextField("Count", value: $count, formatter: NumberFormatter())
          Text("\(amount) \(count)")
        }
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.minimumFractionDigits = 1
    let screen = Screen(columns: 20, rows: 9) { Amount(formatter: formatter) }
    for key in ["6", "4"] {
      screen.press(.tab)
      screen.press(.end)
      screen.press(.backspace)
      screen.type(key)
      screen.press(.enter)
    }
    #expect(screen.text.contains("12.6 4"))
    screen.type("x")
    screen.press(.enter)
    #expect(screen.text.contains("12.6 4"))
  }
}
