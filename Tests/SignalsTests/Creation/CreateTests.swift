import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CreateTests {
  @Test func sendsWhatCallbacksReceive() {
    let recorder = Recorder(
      Create<Int, MarbleError> { emitter in
        emitter.send(1)
        emitter.send(2)
        emitter.send(completion: .failure(MarbleError()))
        emitter.send(3)
        return AnyCancellable {}
      })
    #expect(recorder.values == [1, 2])
    #expect(recorder.completion == .failure(MarbleError()))
    #expect(recorder.violations == [])
  }

  @Test func cancelsTheWorkWithTheSubscription() {
    let cancelled = CurrentValueSubject<Int, Never>(0)
    let create = Create<Int, Never> { emitter in
      AnyCancellable {
        emitter.send(1)
        cancelled.value += 1
      }
    }
    let recorder = Recorder(create)
    recorder.cancel()
    #expect(cancelled.value == 1)
    #expect(recorder.values == [])
  }

  @Test func cancelsTheWorkAtTheEnd() {
    let cancelled = CurrentValueSubject<Int, Never>(0)
    let create = Create<Int, Never> { emitter in
      let cancellable = AnyCancellable { cancelled.value += 1 }
      #expect(emitter.send(1) == .stop)
      return cancellable
    }
    #expect(Recorder(create.first()).values == [1])
    #expect(cancelled.value == 1)
  }
}
