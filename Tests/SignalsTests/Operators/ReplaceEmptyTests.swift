import Signals
import SignalsTesting
import Testing

@Suite struct ReplaceEmptyTests {
  @Test func publishesItsOutputIfThereIsNoOther() {
    #expect(marbles("-----|") { $0.replaceEmpty(with: "z") } == "-----(z|)")
  }

  @Test func leavesValuesAsTheyAre() {
    #expect(marbles("--a--|") { $0.replaceEmpty(with: "z") } == "--a--|")
  }

  @Test func leavesAFailureAsItIs() {
    #expect(marbles("-----#") { $0.replaceEmpty(with: "z") } == "-----#")
  }

  @Test func doesNotFinishADownstreamThatHasHadEnough() {
    let none = Empty<Int, Never>()
    #expect(Recorder(none.replaceEmpty(with: 1).prefix(1)).violations == [])
  }
}
