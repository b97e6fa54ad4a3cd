import Dispatch
import Signals
import SignalsTesting

/// An operator that blocks the thread that calls it.
struct BlockingOperator: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  enum Occasion: CaseIterable, Sendable {
    case subscribing, value, secondValue, completion, cancelling
  }

  let upstream: AnyPublisher<Int, ContractError>
  let occasion: Occasion

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    if occasion == .subscribing { block() }
    let subscription = upstream.subscribe(
      BlockingSubscriber(occasion: occasion, downstream: subscriber))
    return AnyCancellable { [occasion] in
      if occasion == .cancelling { block() }
      subscription.cancel()
    }
  }
}

private struct BlockingSubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let occasion: BlockingOperator.Occasion
  var count = 0
  var downstream: Downstream

  init(occasion: BlockingOperator.Occasion, downstream: consuming Downstream) {
    self.occasion = occasion
    self.downstream = downstream
  }

  mutating func receive(_ input: Input) -> Demand {
    count += 1
    if occasion == .value || occasion == .secondValue && count == 2 { block() }
    return downstream.receive(input)
  }

  mutating func receive(completion: Completion<Failure>) {
    if occasion == .completion { block() }
    downstream.receive(completion: completion)
  }
}

private func block() {
  DispatchSemaphore(value: 0).wait()
}
