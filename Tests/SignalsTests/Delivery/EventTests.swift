import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct EventTests {
  private let record = CurrentValueSubject<[String], Never>([])

  private struct StoppingSubscriber: Subscriber {
    let record: CurrentValueSubject<[String], Never>
    var demand = Demand.more

    func receive(_ input: Int) -> Demand {
      record.value.append("\(input)")
      return demand
    }

    func receive(completion: Completion<MarbleError>) {
      record.value.append("\(completion)")
    }
  }

  @Test func aValueIsAnsweredByTheSubscriber() {
    var subscriber = StoppingSubscriber(record: record)
    #expect(subscriber.receive(.value(1)) == .more)
    subscriber.demand = .stop
    #expect(subscriber.receive(.value(2)) == .stop)
    #expect(record.value == ["1", "2"])
  }

  @Test func aCompletionIsAnsweredWithStop() {
    var subscriber = StoppingSubscriber(record: record)
    #expect(subscriber.receive(.completion(.finished)) == .stop)
    #expect(record.value == ["finished"])
  }
}
