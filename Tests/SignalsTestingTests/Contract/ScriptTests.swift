import TestSupport
import Testing

@testable import SignalsTesting

@Suite(.watchdog) struct ScriptTests {
  @Test func sendsNothingOneValueAndMany() {
    #expect(Script.allCases.map(\.values.count) == [0, 1, 8])
  }

  @Test func namesItsEnd() {
    #expect(Script.nothing.occasion(.finished) == "its empty upstream finished")
    #expect(Script.oneValue.occasion(.finished) == "its upstream finished after one value")
    #expect(Script.manyValues.occasion(.failure(ContractError())) == "its upstream failed")
  }
}
