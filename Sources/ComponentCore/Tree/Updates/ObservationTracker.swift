import Observation
import Signals
import Synchronization

// How tracking is cancelled: `withObservationTracking` leaves an observer in each object whose
// properties were read, until one of these properties changes. It offers no way to remove them
// earlier, so a body that is evaluated often would leave more and more. The first change removes
// all observers, however, so the tracker lets each closure also read a property of its own, which
// it announces to change in order to cancel.

/// Announces the first change of an observable property that a closure has read.
final class ObservationTracker: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  /// The number of cancellations. Changes that earlier closures observe are ignored.
  private let generation = Atomic<Int>(0)
  private let change: PendingValue<ThreadID>

  /// Creates a tracker.
  ///
  /// - Parameter change: Receives the thread that is about to change a property.
  init(change: PendingValue<ThreadID>) {
    self.change = change
  }

  /// The property that serves to cancel.
  private var cancellation: Void { () }

  /// Returns the result of `body` and tracks the properties that it reads, instead of those that
  /// the closure before has read.
  func track<Result>(_ body: () -> Result) -> Result {
    cancel()
    return withObservationTracking(
      {
        registrar.access(self, keyPath: \.cancellation)
        return body()
      }, onChange: announcement)
  }

  /// A closure that announces a change, unless the tracker has been cancelled meanwhile.
  var announcement: @Sendable () -> Void {
    let current = generation.load(ordering: .relaxed)
    return { [weak self] in
      guard let self, current == generation.load(ordering: .relaxed) else { return }
      change.update { $0 = ThreadID.current }
    }
  }

  /// Stops tracking. Safe to call from any thread.
  func cancel() {
    generation.add(1, ordering: .relaxed)
    registrar.willSet(self, keyPath: \.cancellation)
  }
}
