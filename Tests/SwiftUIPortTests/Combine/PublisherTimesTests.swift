import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct PublisherTimesTests {
  private final class Model {
    let typingDelay: RunLoop.SchedulerTimeType.Stride = 0.2
    let pause = DispatchQueue.SchedulerTimeType.Stride(1.5)
    let numbers = CurrentValueSubject<Int, Never>(1)
    var debounced: Publishers.Debounce<CurrentValueSubject<Int, Never>, RunLoop> {
      numbers.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    }
    var throttled: Publishers.Throttle<CurrentValueSubject<Int, Never>, DispatchQueue> {
      numbers.throttle(for: .seconds(0.5), scheduler: DispatchQueue.main, latest: true)
    }
    var delayed: Publishers.Delay<Publishers.Share<CurrentValueSubject<Int, Never>>, RunLoop> {
      shared.delay(for: typingDelay, scheduler: RunLoop.main)
    }
    lazy var shared: Publishers.Share<CurrentValueSubject<Int, Never>> = numbers.share()
  }

  @Test func timesAreLiteralsAndNumbersOfUnits() {
    let model = Model()
    #expect(model.typingDelay.timeInterval == 0.2 && model.pause == .milliseconds(1500))
    #expect(RunLoop.SchedulerTimeType.Stride.seconds(2) > .microseconds(1_999_999))
    #expect(model.pause * 2 + 1 == 4 && model.pause.magnitude == 1.5)
  }

  @Test func operatorsReturnTheTypesThatAreWritten() {
    let model = Model()
    #expect(model.debounced.dueTime == .milliseconds(300))
    #expect(model.throttled.interval == 0.5 && model.throttled.latest)
    #expect(model.delayed.interval == model.typingDelay && model.delayed.tolerance == 0)
    #expect(model.delayed.upstream == model.shared)
  }

  @Test func eachTypeIsItsOperator() {
    let scheduler = TestScheduler()
    #expect(
      marbles("--a-bc--------d-|", on: scheduler) {
        Publishers.Debounce(upstream: $0, dueTime: 3, scheduler: scheduler)
      } == "--------c-------(d|)")
    #expect(
      marbles("--a-bc--------d-|", on: scheduler) {
        Publishers.Throttle(upstream: $0, interval: 3, scheduler: scheduler, latest: false)
      } == "--a--b--------d-|")
    #expect(
      marbles("--a-b---c|", on: scheduler) {
        Publishers.Delay(upstream: $0, interval: 3, tolerance: 0, scheduler: scheduler)
      } == "-----a-b---c|")
  }

  @Test func subscribersShareASubscription() {
    let count = Lock(0)
    let numbers = PassthroughSubject<Int, Never>()
    let shared = Publishers.Share(
      upstream: numbers.handleEvents(receiveOutput: { _ in count.withLock { $0 += 1 } }))
    let subscriptions = [shared.sink { _ in }, shared.sink { _ in }]
    numbers.send(1)
    #expect(count.withLock { $0 } == 1 && subscriptions.count == 2)
  }
}
