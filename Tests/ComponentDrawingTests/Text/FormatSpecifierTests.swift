import Foundation
import SignalsTesting
import TestSupport
import Testing

@testable import ComponentDrawing

@Suite(.watchdog) struct FormatSpecifierTests {
  private func format(_ value: Any, _ specifier: String) -> String? {
    FormatSpecifier(specifier)?.formatted(value)
  }

  @Test func formatsAsPrintfDoes() {
    var random = RandomNumbers(seed: 7)
    let specifiers = ["%.0f", "%.1f", "%.2f", "%8.3f", "%-9.1f|", "%+.4f", "%07.2f", "%f", "% .3f"]
    for _ in 0..<4_000 {
      let scale = ([1, 100, 1e6, 1e12] as [Double]).randomElement(using: &random) ?? 1
      let value = Double.random(in: -1...1, using: &random) * scale
      let specifier = specifiers.randomElement(using: &random) ?? ""
      let expected = String(format: specifier, value)
      #expect(format(value, specifier) == expected, "\(value) \(specifier)")
    }
  }

  @Test(arguments: [
    0.5, 1.5, 2.5, 0.125, 0.375, 1.005, 0.045, 9.995, 999.9999999, 0, -0.0, 1e-300,
    .leastNonzeroMagnitude,
    9_007_199_254_740_991, 0.999_999_999_999_999_9, 1e22,
  ])
  func roundsAsPrintfDoes(value: Double) {
    for specifier in ["%.0f", "%.1f", "%.2f", "%.17f", "%f"] {
      #expect(format(value, specifier) == String(format: specifier, value), "\(specifier)")
    }
  }

  @Test(arguments: ["%d", "%5d", "%-5d|", "%05d", "%+d", "%x", "%X", "%o", "%.3d", "%lld"])
  func formatsIntegersAsPrintfDoes(specifier: String) {
    for value in [0, 7, 255, 123_456] {
      #expect(format(value, specifier) == String(format: specifier, value))
    }
  }

  @Test func formatsNegativeIntegers() {
    #expect(format(-42, "%d") == "-42")
    #expect(format(-42, "%06d") == "-00042")
    #expect(format(Int.min, "%lld") == "-9223372036854775808")
  }

  @Test func keepsWhatStandsAround() {
    #expect(format(0.5, "about %.1f %%") == "about 0.5 %")
    #expect(format(1, "%d%%%% %") == "1%% %")
    #expect(format("a", "%@!") == "a!")
    #expect(format("abc", "%5.2s") == "   ab")
  }

  @Test func describesWhatIsNotANumber() {
    #expect(format(Double.nan, "%.1f") == "nan")
    #expect(format(-Double.infinity, "%.1f") == "-inf")
    #expect(format(Double.infinity, "%08.1f") == "     inf")
    #expect(format(1e300, "%.1f") == "1e+300.0")
  }

  @Test func hostileSpecifiersAreHarmless() {
    #expect(format(1, "%n") == nil)
    #expect(format(1, "") == nil)
    #expect(format(1, "%") == nil)
    #expect(format(1, "%s%s%s") == "1%s%s")
    #expect(format(1, "%99999999999999999999d")?.count == 999)
    #expect(format(0.1, "%.99999999999999999999f")?.count == 22)
    #expect(format("text", "%d") == nil)
  }
}
