import Components
import TestSupport
import Testing

@testable import ComponentCore

@Suite(.watchdog) struct EnvironmentValuesTests {
  private struct NumberKey: EnvironmentKey {
    static let defaultValue = 1
  }

  @Test func hasDefaultValues() {
    #expect(EnvironmentValues()[NumberKey.self] == 1)
    #expect(EnvironmentValues().isEnabled)
    #expect(EnvironmentValues().usesColor)
    #expect(!EnvironmentValues().usesASCII)
    #expect(!EnvironmentValues().isHovered)
  }

  @Test func copiesAreIndependent() {
    let values = EnvironmentValues()
    var copy = values
    copy[NumberKey.self] = 2
    #expect(values[NumberKey.self] == 1)
    #expect(copy[NumberKey.self] == 2)
    #expect(!copy.isIdentical(to: values))
    #expect(copy.isIdentical(to: copy))
  }
}
