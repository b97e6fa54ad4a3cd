import Foundation
import Signals
import SignalsTesting

/// An operator with a lock that protects nothing, or too much.
struct FaultyLock: Publisher {
  typealias Output = Int
  typealias Failure = ContractError

  enum Kind: Sendable {
    /// All subscriptions share the lock, which is held during deliveries.
    case sharedByAll
    /// All subscriptions share the lock, and values that find it held are lost.
    case tried
    /// Cancelling waits for the delivery.
    case heldWhileCancelling
  }

  let upstream: AnyPublisher<Int, ContractError>
  let kind: Kind
  private let lock = NSLock()

  init(_ upstream: AnyPublisher<Int, ContractError>, _ kind: Kind) {
    self.upstream = upstream
    self.kind = kind
  }

  func subscribe<S: Subscriber<Int, ContractError>>(_ subscriber: consuming S) -> AnyCancellable {
    let lock = kind == .heldWhileCancelling ? NSLock() : lock
    let subscription = upstream.subscribe(
      LockingSubscriber(lock: lock, isTried: kind == .tried, downstream: subscriber))
    return AnyCancellable { [kind] in
      if kind == .heldWhileCancelling { lock.withLock {} }
      subscription.cancel()
    }
  }
}

private struct LockingSubscriber<Downstream: Subscriber>: Subscriber {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  let lock: NSLock
  let isTried: Bool
  var downstream: Downstream

  init(lock: NSLock, isTried: Bool, downstream: consuming Downstream) {
    self.lock = lock
    self.isTried = isTried
    self.downstream = downstream
  }

  mutating func receive(_ input: Input) -> Demand {
    if isTried {
      guard lock.try() else { return .more }
    } else {
      lock.lock()
    }
    defer { lock.unlock() }
    return downstream.receive(input)
  }

  mutating func receive(completion: Completion<Failure>) {
    downstream.receive(completion: completion)
  }
}
