import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct AnyCancellableTests {
  private let count = CurrentValueSubject<Int, Never>(0)

  @Test func cancelsOnce() {
    let cancellable = AnyCancellable { [count] in count.value += 1 }
    cancellable.cancel()
    cancellable.cancel()
    #expect(count.value == 1)
  }

  @Test func cancelsWhenReleased() {
    do { _ = AnyCancellable { [count] in count.value += 1 } }
    #expect(count.value == 1)
  }

  @Test func isStoredInASet() {
    var set: Set<AnyCancellable> = []
    AnyCancellable { [count] in count.value += 1 }.store(in: &set)
    AnyCancellable { [count] in count.value += 1 }.store(in: &set)
    #expect(set.count == 2)
    #expect(count.value == 0)
    set = []
    #expect(count.value == 2)
  }

  @Test func storesAnyCancellable() {
    var array: [AnyCancellable] = []
    let recorder = Recorder(count)
    recorder.store(in: &array)
    array = []
    count.value = 1
    #expect(recorder.values == [0])
  }
}
