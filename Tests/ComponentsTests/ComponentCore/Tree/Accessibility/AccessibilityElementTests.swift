import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AccessibilityElementTests {
  @Test func isSaidInTheOrderOfAScreenReader() {
    let element = AccessibilityElement(
      .row, label: "two\nlines", value: "3", hint: "Opens it", states: [.disabled, .selected],
      position: .init(3, of: 1_000_000))
    #expect(
      element.summary == "two lines, row 3 of 1,000,000, 3, selected, disabled, Opens it")
    #expect(AccessibilityElement(.text, label: "Ready").summary == "Ready")
    #expect(AccessibilityElement(.button).summary == "button")
  }

  @Test func isPrintedAsAnOutline() {
    let element = AccessibilityElement(
      .screen,
      children: [
        AccessibilityElement(
          .group, label: "Network",
          children: [
            AccessibilityElement(.text, label: "Ready"),
            AccessibilityElement(.toggle, label: "Wi-Fi", value: "on", states: .focused),
          ]),
        AccessibilityElement(.button, label: "OK", identifier: "ok"),
      ])
    #expect(
      element.description == """
        screen
          Network, group
            Ready, text
            Wi-Fi, toggle, on, focused
          OK, button #ok
        """)
    #expect(element.all.map(\.label) == ["", "Network", "Ready", "Wi-Fi", "OK"])
    #expect(element.focused?.label == "Wi-Fi")
    #expect(element.first("OK")?.role == .button)
    #expect(element.first(nil, .toggle)?.value == "on")
    #expect(element.first("OK", .toggle) == nil)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func numbersAreGrouped(number: Int, text: String) {
    let element = AccessibilityElement(.row, position: .init(number, of: number))
    #expect(element.summary == "row \(text) of \(text)")
  }
}
