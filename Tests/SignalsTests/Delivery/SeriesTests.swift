import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct SeriesTests {
  private let log = CurrentValueSubject<[String], Never>([])

  private func makeSeries() -> Series<Int> {
    Series(
      SerialSubscription(),
      receiveValue: { [log] in
        log.value.append("\($0)")
        return .more
      },
      receiveCompletion: { [log] (completion: Completion<MarbleError>) in
        log.value.append("\(completion)")
      })
  }

  @Test func passesValuesAndTheLastCompletionOn() {
    let subscriber = SeriesSubscriber<Int, MarbleError>(makeSeries())
    #expect(subscriber.receive(1) == .more)
    subscriber.receive(completion: .finished)
    #expect(log.value == ["1", "finished"])
  }

  @Test func takesTheNewestStepFirst() {
    let series = makeSeries()
    for name in ["a", "b"] {
      let step = SeriesStep<Int, MarbleError> { [log] series, completion in
        log.value.append("\(name) after \(completion)")
        series.complete(completion)
        return .ended
      }
      series.subscribe(before: step) { [log] _ in
        log.value.append("connect \(name)")
        return .ended
      }
    }
    series.complete(Completion<MarbleError>.finished)
    #expect(
      log.value == ["connect a", "connect b", "b after finished", "a after finished", "finished"])
  }

  @Test func ignoresASecondCompletion() {
    let series = makeSeries()
    for _ in 0..<2 { series.complete(Completion<MarbleError>.finished) }
    #expect(log.value == ["finished"])
  }

  @Test func ignoresACompletionOfAnotherTypeOfFailure() {
    makeSeries().complete(Completion<Never>.finished)
    #expect(log.value == [])
  }

  @Test func answersStopAfterItWasCancelled() {
    let series = makeSeries()
    series.subscription.cancel()
    #expect(SeriesSubscriber<Int, MarbleError>(series).receive(1) == .stop)
    series.complete(Completion<MarbleError>.finished)
    #expect(log.value == [])
  }

  @Test func isFoundInItsSubscriberAlsoIfThatIsErased() {
    typealias Subscriber = SeriesSubscriber<Int, MarbleError>
    let subscriber = Subscriber(makeSeries())
    let erased = AnySubscriber<Int, MarbleError>(subscriber)
    #expect(Subscriber.series(of: subscriber) === subscriber.series)
    #expect(Subscriber.series(of: erased) === subscriber.series)
    #expect(SeriesSubscriber.series(of: ValueSink<Int> { _ in }) == nil)
  }
}
