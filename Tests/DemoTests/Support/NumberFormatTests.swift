import TestSupport
import Testing

@testable import DemoSupport

@Suite(.watchdog) struct NumberFormatTests {
  @Test func writesNumbersWithDecimals() {
    #expect(
      [0, 0.04, 9.96, 123.44, .nan, .infinity].map(NumberFormat.tenths).prefix(5)
        == ["0.0", "0.0", "10.0", "123.4", "0.0"])
    #expect(NumberFormat.hundredths(0.057) == "0.06")
    #expect(NumberFormat.percent(0.236) == "24 %")
  }

  @Test func writesSizes() {
    #expect(NumberFormat.mebibytes(0) == "0.0")
    #expect(NumberFormat.mebibytes(12 << 20) == "12.0")
    #expect(NumberFormat.mebibytes(1234 << 20) == "1234")
    #expect(NumberFormat.size(812 << 10) == "812 KiB")
    #expect(NumberFormat.size(3 << 29) == "1.5 GiB")
    #expect(NumberFormat.part(3 << 29, of: 24 << 30) == "1.5 of 24.0 GiB")
    #expect(NumberFormat.part(0, of: 0) == "none")
    #expect(NumberFormat.size(.max).hasSuffix("GiB"))
  }

  @Test func writesTimes() {
    #expect(NumberFormat.time(.milliseconds(62_330)) == "1:02.33")
    #expect(NumberFormat.time(.zero) == "0:00.00")
    #expect(NumberFormat.time(.seconds(3_723)) == "1:02:03")
    #expect(
      [59, 61, 3_900, 190_000].map { NumberFormat.age(.seconds($0)) }
        == ["59 s", "1 min", "1 h 05 min", "2 d 4 h"])
  }
}
