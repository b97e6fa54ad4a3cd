import Signals
import SignalsTesting
import Testing

/// Something that an operator does wrong with what it receives.
enum Fault: String, CaseIterable, CustomTestStringConvertible {
  case talksAfterTheEnd, endsTwice, neverEnds, doubles, drops, ignoresStop, stopsEarly
  case hoards, missesWhatComesFirst, talksAfterCancelling

  var testDescription: String { rawValue }

  /// What the contract has to say about it.
  var violation: String {
    switch self {
    case .talksAfterTheEnd: "A value came after the completion, when its upstream finished."
    case .endsTwice: "A completion came after the completion, when its upstream failed."
    case .neverEnds: "It did not complete when its upstream failed."
    case .doubles:
      "It sent [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]"
        + " where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
    case .drops: "It sent [0, 2, 4, 6] where [0, 1, 2, 3, 4, 5, 6, 7] was expected."
    case .ignoresStop: "It sent 15 more events when its subscriber had had enough."
    case .stopsEarly: "It did not complete when its upstream finished."
    case .hoards: "It kept its subscriber when its upstream finished."
    case .missesWhatComesFirst:
      "It sent [], not [0, 1, 2, 3, 4, 5, 6, 7], of what came while it subscribed."
    case .talksAfterCancelling: "It sent 3 values although the first cancelled it."
    }
  }
}

/// Passes values on, but for one fault.
struct Faulty<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: Upstream
  let fault: Fault

  consuming func subscribe<S: Subscriber<Int, ContractError>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    let isReady = CurrentValueSubject<Bool, Never>(fault != .missesWhatComesFirst)
    let faulty = FaultySubscriber(fault: fault, isReady: isReady, downstream: subscriber)
    let hoard = fault == .hoards ? faulty : nil
    let subscription = upstream.subscribe(faulty)
    isReady.value = true
    return AnyCancellable { withExtendedLifetime(hoard) { subscription.cancel() } }
  }
}

private struct FaultySubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  typealias Input = Int
  typealias Failure = ContractError

  let fault: Fault
  let isReady: CurrentValueSubject<Bool, Never>
  var downstream: Downstream

  mutating func receive(_ input: Int) -> Demand {
    switch fault {
    case .doubles:
      return downstream.receive(input) == .stop ? .stop : downstream.receive(input)
    case .drops where !input.isMultiple(of: 2): return .more
    case .ignoresStop:
      _ = downstream.receive(input)
      return .more
    case .stopsEarly:
      return input < 3 ? downstream.receive(input) : .stop
    case .talksAfterCancelling:
      for _ in 0..<3 where downstream.receive(input) == .stop { return .stop }
      return .more
    default: return isReady.value ? downstream.receive(input) : .more
    }
  }

  mutating func receive(completion: Completion<ContractError>) {
    if fault == .neverEnds { return }
    downstream.receive(completion: completion)
    if fault == .endsTwice { downstream.receive(completion: completion) }
    if fault == .talksAfterTheEnd { _ = downstream.receive(0) }
  }
}

/// Subscribes once more, in vain, when its upstream has failed.
struct Again<Upstream: Publisher<Int, ContractError>>: Publisher {
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

/// Ignores being cancelled, and goes on as long as `kept` lives.
struct Stubborn<Upstream: Publisher>: Publisher {
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
