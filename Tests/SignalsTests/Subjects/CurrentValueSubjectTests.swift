import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct CurrentValueSubjectTests {
  private let subject = CurrentValueSubject<Int, Never>(0)

  @Test func sendsTheCurrentValueFirst() {
    let first = Recorder(subject)
    subject.send(1)
    let second = Recorder(subject)
    subject.value = 2
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [1, 2])
  }

  @Test func keepsItsValueAfterCompletion() {
    subject.send(1)
    subject.send(completion: .finished)
    subject.send(2)
    #expect(subject.value == 1)
    subject.value = 3
    #expect(subject.value == 3)
    let late = Recorder(subject)
    #expect(late.values == [])
    #expect(late.completion == .finished)
    #expect(late.violations == [])
  }

  @Test func readsBackValuesSetDuringADelivery() {
    let subject = subject
    let readBack = Recorder(
      subject.map { value in
        if value < 3 { subject.value = value + 1 }
        return subject.value
      })
    #expect(readBack.values == [1, 2, 3, 3])
  }

  @Test func deliversInOneOrderToAllSubscribers() {
    let subject = subject
    let first = Recorder(subject.handleEvents(receiveOutput: { if $0 == 1 { subject.send(2) } }))
    let second = Recorder(subject)
    subject.send(1)
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [0, 1, 2])
  }

  @Test func subscribingDuringDeliverySendsEachValueOnce() {
    let subject = subject
    let late = CurrentValueSubject<Recorder<Int, Never>?, Never>(nil)
    let first = Recorder(
      subject.handleEvents(receiveOutput: { value in
        guard value == 1 else { return }
        subject.send(2)
        late.value = Recorder(subject)
        subject.send(3)
      }))
    subject.send(1)
    #expect(first.values == [0, 1, 2, 3])
    #expect(late.value?.values == [2, 3])
  }

  @Test func releasesOldValuesOutsideItsLock() {
    let subject = CurrentValueSubject<Sending?, Never>(nil)
    let recorder = Recorder(subject.map { $0?.name })
    subject.send(Sending(name: "a") { _ = subject.value })
    subject.send(Sending(name: "b") { subject.send(nil) })
    subject.send(Sending(name: "c") {})
    #expect(recorder.values == [nil, "a", "b", "c", nil])
  }

  @Test func updatesAreAtomic() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let recorder = Recorder(subject)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<100 { subject.update { $0 += 1 } } }
      }
    }
    #expect(subject.value == 400)
    #expect(recorder.values == Array(0...400))
  }

  @Test func anUpdateReturnsItsResultAndSends() {
    let subject = CurrentValueSubject<[Int], Never>([1, 2])
    let recorder = Recorder(subject)
    #expect(subject.update { $0.removeLast() } == 2)
    #expect(recorder.values == [[1, 2], [1]])
  }

  @Test func anUpdateBeginsAgainIfTheValueChanges() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let calls = CurrentValueSubject<Int, Never>(0)
    subject.update { value in
      calls.value += 1
      if calls.value == 1 { subject.send(10) }
      value += 1
    }
    #expect(subject.value == 11)
    #expect(calls.value == 2)
  }
}

/// A value that runs a closure when it is released.
private final class Sending: Sendable {
  let name: String
  private let onRelease: @Sendable () -> Void

  init(name: String, onRelease: @escaping @Sendable () -> Void) {
    self.name = name
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }
}
