import Components
import TestSupport
import Testing

@Suite(.watchdog) struct TextFormatTests {
  @Test func formatsNumbers() {
    let integers: NumberFormat<Int> = .number
    let numbers: NumberFormat<Double> = .number
    #expect(integers.format(-12) == "-12")
    #expect(numbers.format(0.5) == "0.5")
    #expect(numbers.format(3) == "3")
  }

  @Test func readsNumbers() {
    let integers: NumberFormat<Int> = .number
    let numbers: NumberFormat<Double> = .number
    #expect(integers.value(of: " +12 ") == 12)
    #expect(integers.value(of: "1.5") == nil)
    #expect(integers.value(of: "99999999999999999999") == nil)
    #expect(numbers.value(of: "1.5e2") == 150)
    #expect(numbers.value(of: "nan") == nil)
    #expect(numbers.value(of: "") == nil)
  }
}
