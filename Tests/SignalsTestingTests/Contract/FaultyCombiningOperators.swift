import Foundation
import Signals
import SignalsTesting

/// The output of operators that do not serialize their events.
private final class UnserializedOutput<Downstream: Subscriber<Int, ContractError>>: Sendable {
  private let downstream: Downstream
  private let open: CurrentValueSubject<Int, Never>
  private let lock: NSLock?
  private let endFault: EndFault?

  init(
    _ downstream: Downstream, upstreams: Int, isLocked: Bool = false, endFault: EndFault? = nil
  ) {
    self.downstream = downstream
    self.endFault = endFault
    open = CurrentValueSubject(upstreams)
    lock = isLocked ? NSLock() : nil
  }

  func receive(_ input: Int) -> Demand {
    lock?.lock()
    defer { lock?.unlock() }
    // On a copy, which is correct because the subscribers of the contract share their record.
    var downstream = downstream
    return downstream.receive(input)
  }

  func receive(_ completion: Completion<ContractError>) {
    open.value -= 1
    if open.value > 0, completion == .finished || endFault == .goesOn { return }
    if open.value == 0, endFault == .neverCompletes { return }
    var downstream = downstream
    downstream.receive(completion: completion)
  }
}

/// A fault of a merge at the end of one of its upstreams.
enum EndFault: Sendable {
  /// A failure is swallowed while another upstream is active.
  case goesOn
  /// The end of the last upstream is swallowed.
  case neverCompletes
}

private struct ForwardingSubscriber<Downstream: Subscriber<Int, ContractError>>: Subscriber {
  let output: UnserializedOutput<Downstream>

  func receive(_ input: Int) -> Demand { output.receive(input) }

  func receive(completion: Completion<ContractError>) { output.receive(completion) }
}

/// A merge that does not serialize its upstreams.
struct UnsafeMerge<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  private let upstreams: [Upstream]
  private let isLocked: Bool
  private let endFault: EndFault?

  init(
    _ first: Upstream, _ second: Upstream, isLocked: Bool = false, endFault: EndFault? = nil
  ) {
    upstreams = [first, second]
    self.isLocked = isLocked
    self.endFault = endFault
  }

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    let output = UnserializedOutput(
      subscriber, upstreams: 2, isLocked: isLocked, endFault: endFault)
    let subscriptions = upstreams.map { $0.subscribe(ForwardingSubscriber(output: output)) }
    return AnyCancellable { for subscription in subscriptions { subscription.cancel() } }
  }
}

/// A merge that holds a lock while its subscriber runs.
struct LockedMerge: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  private let merge: UnsafeMerge<AnyPublisher<Int, ContractError>>

  init(_ first: AnyPublisher<Int, ContractError>, _ second: AnyPublisher<Int, ContractError>) {
    merge = UnsafeMerge(first, second, isLocked: true)
  }

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    merge.subscribe(subscriber)
  }
}

/// A delay that does not cancel its timers as long as `kept` is retained.
struct UncancelledDelay<Upstream: Publisher<Int, ContractError>>: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  let upstream: Upstream
  let scheduler: TestScheduler
  let kept: CurrentValueSubject<[AnyCancellable], Never>

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    let output = UnserializedOutput(subscriber, upstreams: 1)
    return upstream.sink(receiveCompletion: { output.receive($0) }) { [scheduler, kept] value in
      kept.value.append(
        scheduler.schedule(after: .seconds(1)) { _ = output.receive(value) })
    }
  }
}
