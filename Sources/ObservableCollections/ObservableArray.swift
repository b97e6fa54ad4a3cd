import Signals

/// An array that publishes what changes in it.
///
///     let todos = ObservableArray(["eat", "work"])
///     let printing = todos.sink { print($0) }    // reset ["eat", "work"]
///     todos.append("sleep")          // insert ["sleep"] at 2
///     todos.update {
///       $0.remove(at: 1)
///       $0[0] = "eat well"
///     }                              // remove ["work"] at 1, update 0 to eat well
///
/// A subscriber first receives the content as a reset, then one ``CollectionChange`` for each
/// update that changes something. ``value`` is the content at the moment, a snapshot that is taken
/// in constant time. ``CollectionPublisher`` has the operators that keep up with the changes of
/// large collections, such as `filter` and `sorted`.
///
/// # Threads
///
/// All methods may be called on any thread, and inside a delivery. All subscribers receive the
/// changes in the order in which they were made. As with a `CurrentValueSubject`, ``value`` is
/// the content after the newest change, even if that has not been delivered yet, and subscribers
/// are released when the array is.
///
/// Two calls are not one step: between `todos.count` and `todos.remove(at:)` another thread may
/// remove elements. Use ``update(_:)`` for that.
///
/// - Precondition: An index must be in range, as in `Array`.
public final class ObservableArray<Element: Sendable>: CollectionPublisher {
  /// The content after each change, and what has changed.
  public typealias Output = CollectionChange<Element>
  /// An array never fails.
  public typealias Failure = Never

  @usableFromInline let multicaster: Multicaster<CollectionChange<Element>, Never>
  @usableFromInline let watch = ChangeWatch()

  /// Creates an array of `elements`.
  ///
  /// - Complexity: Linear, or constant time for a snapshot.
  @inlinable
  public init(_ elements: some Sequence<Element>) {
    let snapshot = elements as? ArraySnapshot<Element> ?? ArraySnapshot(elements)
    multicaster = Multicaster(replaying: 1, current: .reset(snapshot))
  }

  /// Creates an empty array.
  @inlinable
  public convenience init() {
    self.init(ArraySnapshot())
  }

  deinit {
    multicaster.releaseSubscribers()
  }

  /// The content. Setting it publishes a reset.
  @inlinable
  public var value: ArraySnapshot<Element> {
    get { versionedValue.value }
    set { update { $0.reset(to: newValue) } }
  }

  /// Changes the array and publishes all changes as one.
  ///
  ///     todos.update { todos in
  ///       guard let index = todos.firstIndex(of: "work") else { return }
  ///       todos.move(from: index, to: 0)
  ///     }
  ///
  /// Publishes nothing if `body` changes nothing or throws. No update is lost when several threads
  /// update at once: if another thread changes the array while `body` runs, `body` is called again
  /// with the new content. So it should do nothing but change its argument. No lock is held while
  /// it runs.
  ///
  /// - Precondition: `body` does not call methods that change the array itself.
  /// - Returns: The result of the last call of `body`.
  @inlinable
  @discardableResult
  public func update<Result>(
    _ body: (inout ArrayEditor<Element>) throws -> Result
  ) rethrows -> Result {
    watch.recordChange()
    while true {
      let (value, version) = versionedValue
      var editor = ArrayEditor(value)
      let result = try watched(body, &editor)
      if editor.isUnchanged || multicaster.setAndSend(editor.change, ifStill: version) {
        return result
      }
      watch.begin()
    }
  }

  @inlinable
  func watched<Result>(
    _ body: (inout ArrayEditor<Element>) throws -> Result, _ editor: inout ArrayEditor<Element>
  ) rethrows -> Result {
    defer { watch.checkChange() }
    return try body(&editor)
  }

  /// Makes one change, in place where only this array refers to the content.
  ///
  /// - Parameter body: Changes its argument and calls no code of others.
  @inlinable
  func updateInPlace<Result>(_ body: (inout ArrayEditor<Element>) -> Result) -> Result {
    watch.recordChange()
    let changed = multicaster.changeAndSend { change in
      var editor = ArrayEditor(change.snapshot)
      // Only the editor refers to the content while it changes. Elements that are in no other
      // place than the steps of the change before must not be released here.
      let released = change.steps
      change = .reset(ArraySnapshot())
      let result = body(&editor)
      change = editor.change
      return (result, released)
    }
    return changed?.0 ?? update(body)
  }

  /// Sends the content to `subscriber` as a reset, then the changes that follow.
  @inlinable @inline(__always)
  public consuming func subscribe<S: Subscriber<CollectionChange<Element>, Never>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    multicaster.attach(StageSubscriber(ResetFirst(), subscriber))
  }

  @inlinable
  var versionedValue: (value: ArraySnapshot<Element>, version: Int) {
    let (change, version) = multicaster.versionedValue
    guard let change else { preconditionFailure("There is no value.") }
    return (change.snapshot, version)
  }
}

/// Turns the first change into a reset, because its subscriber knows no content before it.
@usableFromInline
struct ResetFirst<Element: Sendable, Failure: Error>: SimpleStage {
  @usableFromInline typealias Input = CollectionChange<Element>

  @usableFromInline var isFirst = true

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Input, Failure>
  ) -> Demand {
    if !isFirst { return downstream.receive(input) }
    isFirst = false
    return downstream.receive(.reset(input.snapshot))
  }
}
