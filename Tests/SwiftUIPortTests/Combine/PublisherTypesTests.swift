import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PublisherTypesTests {
  private struct Refusal: Error {}

  private final class Log {
    var lines: [String] = []
    var last = 0
  }

  private func events<Source: Publisher>(of publisher: Source) -> [String] {
    let log = Log()
    publisher.subscribe(
      Subscribers.Sink<Source.Output, Source.Failure>(
        receiveCompletion: { completion in
          if case .failure = completion {
            log.lines.append("failure")
          } else {
            log.lines.append("finished")
          }
        }, receiveValue: { log.lines.append("\($0)") }))
    return log.lines
  }

  @Test func operatorsAreCreatedByTheirTypes() {
    let numbers = [1, 2, 2, 3].publisher
    let tens = Publishers.Map(upstream: numbers) { $0 * 10 }
    #expect(events(of: tens) == ["10", "20", "20", "30", "finished"])
    #expect(events(of: Publishers.Filter(upstream: numbers) { $0 > 2 }) == ["3", "finished"])
    #expect(
      events(of: Publishers.CompactMap(upstream: numbers) { $0 > 2 ? "\($0)" : nil })
        == ["3", "finished"])
    #expect(
      events(of: Publishers.RemoveDuplicates(upstream: numbers) { $0 == $1 })
        == ["1", "2", "3", "finished"])
    let failing = Publishers.TryMap(upstream: numbers) { number -> Int in
      if number == 2 { throw Refusal() }
      return number
    }
    #expect(events(of: failing) == ["1", "failure"])
    #expect(
      events(of: Publishers.Catch(upstream: failing) { _ in Just(9) }) == ["1", "9", "finished"])
    let flat = Publishers.FlatMap(upstream: numbers, maxPublishers: .unlimited) { Just($0 + 1) }
    #expect(events(of: flat) == ["2", "3", "3", "4", "finished"])
    #expect(tens.transform(2) == 20)
  }

  @Test func aSinkReceivesUntilItIsCancelled() {
    let log = Log()
    let numbers = PassthroughSubject<Int, Never>()
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) {
      log.lines.append("\($0)")
    }
    numbers.subscribe(sink)
    numbers.send(1)
    sink.cancel()
    numbers.send(2)
    #expect(log.lines == ["1"])
  }

  @Test func aSinkThatIsNotStoredReceives() {
    let log = Log()
    let numbers = PassthroughSubject<Int, Never>()
    numbers.receive(
      subscriber: Subscribers.Sink(receiveCompletion: { _ in }) { log.lines.append("\($0)") })
    numbers.send(1)
    #expect(log.lines == ["1"])
  }

  @Test func aSinkIsReleasedAtTheEnd() {
    let numbers = PassthroughSubject<Int, Never>()
    weak var sink: Subscribers.Sink<Int, Never>?
    do {
      let new = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { _ in }
      numbers.subscribe(new)
      sink = new
    }
    #expect(sink != nil)
    numbers.send(completion: .finished)
    #expect(sink == nil)
  }

  @Test func valuesAreReceivedOnAScheduler() {
    let (log, scheduler) = (Log(), TestScheduler())
    let numbers = PassthroughSubject<Int, Never>()
    Publishers.ReceiveOn(upstream: numbers, scheduler: scheduler)
      .subscribe(
        Subscribers.Sink(receiveCompletion: { _ in }) { log.lines.append("\($0)") })
    numbers.send(1)
    #expect(log.lines.isEmpty)
    scheduler.advance(by: .zero)
    #expect(log.lines == ["1"])
  }

  @Test func anAssignStoresUntilTheEnd() {
    let log = Log()
    let numbers = PassthroughSubject<Int, Never>()
    let assign = Subscribers.Assign(object: log, keyPath: \.last)
    numbers.subscribe(assign)
    numbers.send(1)
    #expect(log.last == 1 && assign.object === log)
    numbers.send(completion: .finished)
    #expect(assign.object == nil)
  }
}
