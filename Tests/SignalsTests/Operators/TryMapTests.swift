import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct TryMapTests {
  private struct NoNumber: Error, Equatable {
    let text: String
  }

  @Sendable private static func number(_ text: String) throws(NoNumber) -> Int {
    guard let number = Int(text) else { throw NoNumber(text: text) }
    return number
  }

  @Test func failsWithTheThrownError() {
    let numbers = marbles("--1--x--2-|") {
      $0.tryMap { try Self.number($0) }.mapError { _ in MarbleError() }
    }
    #expect(numbers == "--1--#")
  }

  @Test func passesOnTheFailureOfTheUpstream() {
    let numbers = marbles("--1--#") {
      $0.tryMap { try Self.number($0) }.mapError { $0 is MarbleError ? MarbleError() : .init() }
    }
    #expect(numbers == "--1--#")
  }

  @Test func failsWithTheThrownType() {
    let recorder = Recorder(["1", "x", "2"].publisher.tryMap(Self.number))
    #expect(recorder.values == [1])
    #expect(recorder.completion == .failure(NoNumber(text: "x")))
  }

  @Test func acceptsUntypedThrows() {
    let recorder = Recorder(
      ["1", "x"].publisher.tryMap { try Self.number($0) }
        .mapError { $0 as? NoNumber ?? NoNumber(text: "") })
    #expect(recorder.completion == .failure(NoNumber(text: "x")))
  }

  @Test func cancelsTheUpstreamOnThrow() {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let watched = ["x", "1"].publisher.handleEvents(receiveCancel: { cancelled.value = true })
    #expect(Recorder(watched.tryMap(Self.number)).values == [])
    #expect(cancelled.value)
  }

  @Test func keepsTheContract() {
    expectContract("tryMap(_:)", { $0.tryMap { $0 + 1 } }) { $0.map { $0 + 1 } }
  }
}
