import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CatchTests {
  @Test func continuesWithAnotherPublisherAfterAFailure() {
    let result = marbles("--a--b--#", "-x--------c--|") { upstream, other in
      upstream.catch { [other] _ in other }
    }
    #expect(result == "--a--b----c--|")
  }

  @Test func passesOnTheFinish() {
    #expect(
      marbles("--a-|", "--------c|") { first, other in first.catch { _ in other } } == "--a-|")
  }

  @Test func failsWithTheFailureOfTheOther() {
    #expect(marbles("-#", "---c-#") { first, other in first.catch { _ in other } } == "---c-#")
  }

  @Test func passesTheErrorToTheHandler() {
    let failing = Fail<String, MarbleError>(error: MarbleError())
    #expect(Recorder(failing.catch { Just("\($0)") }).values == ["MarbleError()"])
  }

  @Test func cancelsTheOther() {
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let other = PassthroughSubject<Int, Never>()
    let watched = other.handleEvents(receiveCancel: { cancelled.value = true })
    let recorder = Recorder(
      Fail<Int, MarbleError>(error: MarbleError()).catch { _ in watched })
    other.send(1)
    recorder.cancel()
    #expect(recorder.values == [1])
    #expect(cancelled.value)
  }

  @Test func aPublisherMayCatchWithItself() {
    @Sendable func attempt(_ remaining: Int) -> AnyPublisher<Int, MarbleError> {
      if remaining == 0 {
        return Just(7).setFailureType(to: MarbleError.self).eraseToAnyPublisher()
      }
      return Fail(error: MarbleError()).catch { _ in attempt(remaining - 1) }.eraseToAnyPublisher()
    }
    let recorder = Recorder(attempt(100_000))
    #expect(recorder.values == [7])
    #expect(recorder.completion == .finished)
  }

  @Test func tryCatchContinuesOrFails() {
    let failing = Fail<Int, MarbleError>(error: MarbleError())
    #expect(Recorder(failing.tryCatch { _ in Just(7) }).values == [7])
    let recorder = Recorder(failing.tryCatch { _ -> Just<Int> in throw ContractError() })
    guard case .failure(let error) = recorder.completion else {
      Issue.record("It did not fail.")
      return
    }
    #expect(error is ContractError)
  }

  @Test func keepsTheContract() {
    expectContract("catch(_:)", { $0.catch { _ in Just(-1) } }, mayRecover: true) { $0 }
    expectContract("tryCatch(_:)", { $0.tryCatch { _ in Just(-1) } }, mayRecover: true) { $0 }
  }
}
