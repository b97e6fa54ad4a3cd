import Signals
import SignalsTesting
import Testing

/// A fault of an operator.
enum Fault: String, CaseIterable, CustomTestStringConvertible {
  case sendsAfterCompletion, completesTwice, neverCompletes, duplicatesValues, dropsValues,
    ignoresStop, stopsEarly
  case retainsSubscriber, missesSynchronousValues, sendsAfterCancellation

  var testDescription: String { rawValue }

  /// The violation that the contract reports.
  var violation: String {
    switch self {
    case .sendsAfterCompletion:
      "A value was delivered after the completion, when its upstream finished."
    case .completesTwice:
      "A completion was delivered after the completion, when its upstream failed."
    case .neverCompletes: "It did not complete when its upstream failed."
    case .duplicatesValues:
      "It sent [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]"
        + " where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
    case .dropsValues: "It sent [0, 2, 4, 6] where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
    case .ignoresStop: "It sent 15 more events when its subscriber answered .stop."
    case .stopsEarly: "It did not complete when its upstream finished."
    case .retainsSubscriber: "It kept its subscriber when its upstream finished."
    case .missesSynchronousValues:
      "It sent [], not [0, 1, 2, 3, 4, 5, 6, 7], of values that were sent during the subscription."
    case .sendsAfterCancellation: "It sent 3 values although the first cancelled it."
    }
  }
}

/// An operator that passes on values correctly, apart from one fault.
struct Faulty<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: Upstream
  let fault: Fault

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let isSubscribed = CurrentValueSubject<Bool, Never>(fault != .missesSynchronousValues)
    let faulty = FaultySubscriber(fault: fault, isSubscribed: isSubscribed, downstream: subscriber)
    let retained = fault == .retainsSubscriber ? faulty : nil
    let subscription = upstream.subscribe(faulty)
    isSubscribed.value = true
    return AnyCancellable { withExtendedLifetime(retained) { subscription.cancel() } }
  }
}

private struct FaultySubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  typealias Input = Int
  typealias Failure = ContractError

  let fault: Fault
  let isSubscribed: CurrentValueSubject<Bool, Never>
  var downstream: Downstream

  mutating func receive(_ input: Int) -> Demand {
    switch fault {
    case .duplicatesValues:
      return downstream.receive(input) == .stop ? .stop : downstream.receive(input)
    case .dropsValues where !input.isMultiple(of: 2): return .more
    case .ignoresStop:
      _ = downstream.receive(input)
      return .more
    case .stopsEarly:
      return input < 3 ? downstream.receive(input) : .stop
    case .sendsAfterCancellation:
      for _ in 0..<3 where downstream.receive(input) == .stop { return .stop }
      return .more
    default: return isSubscribed.value ? downstream.receive(input) : .more
    }
  }

  mutating func receive(completion: Completion<ContractError>) {
    if fault == .neverCompletes { return }
    downstream.receive(completion: completion)
    if fault == .completesTwice { downstream.receive(completion: completion) }
    if fault == .sendsAfterCompletion { _ = downstream.receive(0) }
  }
}

/// An operator that subscribes to its upstream again after a failure.
struct Resubscribing<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: Upstream

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    upstream.handleEvents(receiveCompletion: { [upstream] completion in
      if completion != .finished {
        upstream.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
      }
    }).subscribe(subscriber)
  }
}

/// An operator that cannot be cancelled as long as `kept` is retained.
struct Uncancellable<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let kept: CurrentValueSubject<[AnyCancellable], Never>

  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let subscription = upstream.subscribe(subscriber)
    kept.value.append(subscription)
    return AnyCancellable {}
  }
}
