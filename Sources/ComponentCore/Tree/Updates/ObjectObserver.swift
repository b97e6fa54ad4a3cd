import Observation
import Signals

/// Calls a closure on the main actor after an object has changed which a view was made of: one
/// whose properties were read while they were tracked, or one whose publisher was observed.
///
/// Objects announce their changes before they make them. On the thread of the main actor, a change
/// is complete when the closure runs. A change on another thread may not be, so that the closure
/// runs again a moment later.
@MainActor
final class ObjectObserver {
  /// The thread of the newest change.
  private let change: PendingValue<ThreadID>
  private let tracker: ObservationTracker

  /// Creates an observer without objects.
  init(in tree: Tree, onChange: @escaping @MainActor () -> Void) {
    let handler = ObjectChangeHandler(tree, onChange)
    change = PendingValue(tree.updateQueue) { handler.objectDidChange(on: $0) }
    tracker = ObservationTracker(change: change)
    // From now on, a change enqueues an update.
    change.flush()
  }

  deinit {
    tracker.cancel()
  }

  /// Returns the result of `makeViews` and tracks the properties that it reads, instead of those
  /// that were read before.
  func track<Content>(_ makeViews: () -> Content) -> Content {
    tracker.track(makeViews)
  }

  /// A closure that announces a change on the current thread, until the next call of
  /// ``track(_:)``.
  var announcement: @Sendable () -> Void { tracker.announcement }

  /// Observes an object until the result is released.
  func observe<Object: ObservableObject>(_ object: Object) -> AnyCancellable {
    object.objectWillChange.map { _ in ThreadID.current }.subscribe(change)
  }
}

/// Handles the changes of an observer's objects.
@MainActor
private final class ObjectChangeHandler {
  private unowned let tree: Tree
  private let onChange: @MainActor () -> Void
  private var timer: AnyCancellable?

  /// The time in which a change on another thread is complete.
  private static let changeDuration = Duration.milliseconds(20)

  init(_ tree: Tree, _ onChange: @escaping @MainActor () -> Void) {
    self.tree = tree
    self.onChange = onChange
  }

  func objectDidChange(on thread: ThreadID) {
    onChange()
    timer =
      thread == ThreadID.current
      ? nil : tree.schedule(after: ObjectChangeHandler.changeDuration) { [onChange] in onChange() }
  }
}

extension Node {
  /// Returns the views that `makeViews` makes, and sets the observer of the objects that it reads.
  ///
  /// The first node of a type that reads an object is tracked in a simpler way, which costs nodes
  /// that read no objects little. The observer that it leaves in the object cannot be removed.
  ///
  /// - Parameters:
  ///   - observer: The observer of the objects that were read before, if there were any; then that
  ///     of those which are read now.
  ///   - makeObserver: Returns a new observer.
  ///   - makeViews: Evaluates a body.
  final func observing<Content>(
    with observer: inout ObjectObserver?, orNew makeObserver: () -> ObjectObserver,
    _ makeViews: () -> Content
  ) -> Content {
    let type = ObjectIdentifier(type(of: self))
    if observer == nil, !tree.observingTypes.isEmpty, tree.observingTypes.contains(type) {
      observer = makeObserver()
    }
    if let observer { return observer.track(makeViews) }
    func begin() -> @Sendable () -> Void {
      let new = makeObserver()
      observer = new
      tree.observingTypes.insert(type)
      return new.announcement
    }
    return withObservationTracking(makeViews, onChange: begin())
  }
}
