import TestSupport
import Testing

@Suite(.watchdog) struct ParityTests {
  @Test(arguments: ParityScenario.all)
  func logsWhatIsStated(_ scenario: ParityScenario) async {
    let log = ParityLog()
    await scenario.run(log)
    #expect(log.line == scenario.here)
  }

  @Test func statesADifferenceWhereLogsDiffer() {
    for scenario in ParityScenario.all {
      #expect(
        (scenario.combine != scenario.here) == (scenario.difference != nil), "\(scenario.name)")
    }
  }

  @Test func hasAScenarioForEachDifference() {
    #expect(Set(ParityScenario.all.compactMap(\.difference)) == Set(ParityDifference.allCases))
  }

  @Test func namesEachScenarioOnce() {
    let names = ParityScenario.all.map(\.testDescription)
    #expect(names.count == Set(names).count)
    #expect(names.count >= 100)
  }
}
