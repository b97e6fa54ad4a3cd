import Signals
import Testing

@testable import SignalsTesting

/// A fault of an operator.
enum Fault: String, CaseIterable, CustomTestStringConvertible {
  case sendsAfterCompletion, completesTwice, neverCompletes, duplicatesValues, dropsValues,
    ignoresStop, stopsEarly, releasesItsUpstream
  case retainsSubscriber, missesSynchronousValues, sendsAfterCancellation
  case swallowsFailures, inventsFailures, reordersValues, losesASingleValue, forgetsToStop
  case neverEndsEmpty, missesSynchronousCompletion, ignoresStopAtOnce, completesOnCancel
  case sendsAfterConcurrentCancellation, deliversOnAnotherThread

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
    case .stopsEarly, .releasesItsUpstream:
      "It cancelled its upstream, or released the subscription, without an end."
    case .retainsSubscriber: "It kept its subscriber when its upstream finished."
    case .missesSynchronousValues:
      "It sent [], not [0, 1, 2, 3, 4, 5, 6, 7], of values that were sent during the subscription."
    case .sendsAfterCancellation: "It sent 3 values although the first cancelled it."
    case .swallowsFailures: "It finished when its upstream failed."
    case .inventsFailures: "It failed when its upstream finished after one value."
    case .reordersValues:
      "It sent [1, 0, 3, 2, 5, 4, 7, 6] where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
    case .losesASingleValue: "It sent [] where [0] was expected."
    case .forgetsToStop: "It stayed subscribed after it had completed."
    case .neverEndsEmpty: "It did not complete when its empty upstream finished."
    case .missesSynchronousCompletion:
      "It did not complete when its upstream failed during the subscription."
    case .ignoresStopAtOnce: "It sent 8 more events when its subscriber answered .stop at once."
    case .completesOnCancel: "It sent an event because it was cancelled."
    case .sendsAfterConcurrentCancellation:
      "It sent 3 values although another thread cancelled it with the first."
    case .deliversOnAnotherThread: "It delivered on another thread than the one that sent."
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
    let isSubscribed = CurrentValueSubject<Bool, Never>(false)
    let faulty = FaultySubscriber(fault: fault, isSubscribed: isSubscribed, downstream: subscriber)
    let isRetained = fault == .retainsSubscriber || fault == .completesOnCancel
    let retained = isRetained ? faulty : nil
    let subscription = upstream.subscribe(faulty)
    if fault == .releasesItsUpstream { subscription.cancel() }
    isSubscribed.value = true
    return AnyCancellable { [fault] in
      withExtendedLifetime(retained) { subscription.cancel() }
      var copy = retained
      if fault == .completesOnCancel { copy?.downstream.receive(completion: .finished) }
    }
  }
}

private struct FaultySubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  typealias Input = Int
  typealias Failure = ContractError

  let fault: Fault
  let isSubscribed: CurrentValueSubject<Bool, Never>
  var downstream: Downstream
  var count = 0
  var pending: Int?

  init(fault: Fault, isSubscribed: CurrentValueSubject<Bool, Never>, downstream: Downstream) {
    self.fault = fault
    self.isSubscribed = isSubscribed
    self.downstream = downstream
  }

  mutating func receive(_ input: Int) -> Demand {
    count += 1
    switch fault {
    case .duplicatesValues:
      return downstream.receive(input) == .stop ? .stop : downstream.receive(input)
    case .dropsValues where !input.isMultiple(of: 2): return .more
    case .ignoresStop:
      _ = downstream.receive(input)
      return .more
    case .ignoresStopAtOnce where !isSubscribed.value:
      _ = downstream.receive(input)
      return .more
    case .stopsEarly:
      return input < 3 ? downstream.receive(input) : .stop
    case .sendsAfterCancellation, .sendsAfterConcurrentCancellation:
      for _ in 0..<3 where downstream.receive(input) == .stop { return .stop }
      return .more
    case .missesSynchronousValues where !isSubscribed.value: return .more
    case .reordersValues, .losesASingleValue: return hold(input)
    case .forgetsToStop: return end(after: input)
    case .deliversOnAnotherThread: return deliver(input)
    default: return downstream.receive(input)
    }
  }

  /// Delivers values in pairs.
  private mutating func hold(_ input: Int) -> Demand {
    guard let first = pending.take() else {
      if fault == .losesASingleValue, count > 1 { return downstream.receive(input) }
      pending = input
      return .more
    }
    let pair = fault == .reordersValues ? [input, first] : [first, input]
    for value in pair where downstream.receive(value) == .stop { return .stop }
    return .more
  }

  /// Finishes after three values but does not stop the upstream.
  private mutating func end(after input: Int) -> Demand {
    if count <= 3 { _ = downstream.receive(input) }
    if count == 3 { downstream.receive(completion: .finished) }
    return .more
  }

  private func deliver(_ input: Int) -> Demand {
    let answer = CurrentValueSubject<Demand, Never>(.more)
    Worker { [downstream] in
      var downstream = downstream
      answer.value = downstream.receive(input)
    }.join()
    return answer.value
  }

  mutating func receive(completion: Completion<ContractError>) {
    switch fault {
    case .neverCompletes: return
    case .neverEndsEmpty where count == 0: return
    case .missesSynchronousCompletion where !isSubscribed.value: return
    case .forgetsToStop where count >= 3: return
    case .swallowsFailures: return downstream.receive(completion: .finished)
    case .inventsFailures: return downstream.receive(completion: .failure(ContractError()))
    case .reordersValues:
      if let pending { _ = downstream.receive(pending) }
    default: break
    }
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
    kept.update { $0.append(subscription) }
    return AnyCancellable {}
  }
}
