import SignalsTesting
import TestSupport
import Testing

@testable import Signals

@Suite(.watchdog) struct ReplayBufferTests {
  private func replayed(limit: Int, demand: Demand = .more) -> [Int] {
    var buffer = ReplayBuffer<Int>(limit: limit)
    for value in 1...5 { buffer.append(value) }
    let received = Lock([Int]())
    let box = SubscriberBox(
      Answering(demand) { value in received.withLock { $0.append(value) } })
    buffer.send(to: box)
    return received.withLock { $0 }
  }

  @Test(arguments: [(1, [5]), (2, [4, 5]), (7, [1, 2, 3, 4, 5])])
  func keepsTheNewestValues(limit: Int, expected: [Int]) {
    #expect(replayed(limit: limit) == expected)
  }

  @Test func sendsNoMoreThanTheSubscriberNeeds() {
    #expect(replayed(limit: 3, demand: .stop) == [3])
  }
}

private struct Answering: Subscriber {
  let demand: Demand
  let receiveValue: @Sendable (Int) -> Void

  init(_ demand: Demand, _ receiveValue: @escaping @Sendable (Int) -> Void) {
    self.demand = demand
    self.receiveValue = receiveValue
  }

  func receive(_ input: Int) -> Demand {
    receiveValue(input)
    return demand
  }

  func receive(completion: Completion<Never>) {}
}
