import Signals

/// The behavior of an operator on the elements of a collection.
///
///     change ── steps ── stage ── ArrayEditor ── change
///
/// A stage is a value that holds what the operator must know to follow one step. The content that
/// results is in the editor, which records how the stage changes it.
@usableFromInline
protocol CollectionStage<Element, NewElement>: Sendable {
  associatedtype Element: Sendable
  associatedtype NewElement: Sendable

  /// Begins again with `content`, and returns the result for it.
  mutating func reset(to content: ArraySnapshot<Element>) -> ArraySnapshot<NewElement>

  /// Applies one step to the result.
  mutating func apply(
    _ step: consuming CollectionChange<Element>.Step, to result: inout ArrayEditor<NewElement>)

  /// Completes a change, after which the collection has the given content.
  mutating func finishChange(
    _ content: ArraySnapshot<Element>, in result: inout ArrayEditor<NewElement>)

  /// Whether an element that is inserted or removed concerns at most one element of the result, so
  /// that the stage places single elements.
  static var placesElements: Bool { get }

  /// Follows the insertion of the only element of `elements`, and returns what is to be inserted
  /// into the result, and where; `nil` if nothing is.
  mutating func place(
    single elements: [Element], insertedAt offset: Int, in result: TreeNode<NoWeight<NewElement>>
  ) -> (elements: [NewElement], offset: Int)?

  /// Follows the removal of an element, and returns the offset in the result of the one that is to
  /// be removed there; `nil` if none is.
  mutating func place(removedAt offset: Int) -> Int?
}

extension CollectionStage {
  @inlinable
  func finishChange(_: ArraySnapshot<Element>, in _: inout ArrayEditor<NewElement>) {}

  @inlinable @inline(__always)
  static var placesElements: Bool { false }

  @inlinable
  func place(
    single elements: [Element], insertedAt offset: Int, in result: TreeNode<NoWeight<NewElement>>
  ) -> (elements: [NewElement], offset: Int)? { nil }

  @inlinable
  func place(removedAt offset: Int) -> Int? { nil }

  /// Applies the insertion of the only element of `elements` to the result.
  @inlinable @inline(__always)
  mutating func apply(
    single elements: [Element], insertedAt offset: Int, to result: inout ArrayEditor<NewElement>
  ) {
    if let place = place(single: elements, insertedAt: offset, in: result.content.root) {
      result.insert(single: place.elements, at: place.offset)
    }
  }
}

/// A stage and the content that results.
@usableFromInline
struct CollectionRunner<Stage: CollectionStage>: Sendable {
  @usableFromInline var stage: Stage
  @usableFromInline var result = ArraySnapshot<Stage.NewElement>()

  @inlinable
  init(_ stage: Stage) {
    self.stage = stage
  }

  /// Returns the change that follows from `change`, if there is one.
  @inlinable
  mutating func receive(
    _ change: CollectionChange<Stage.Element>
  ) -> CollectionChange<Stage.NewElement>? {
    if change.isReset {
      result = stage.reset(to: change.snapshot)
      return .reset(result)
    }
    return edit { stage, result in
      for step in change.steps { stage.apply(step, to: &result) }
      stage.finishChange(change.snapshot, in: &result)
    }
  }

  /// Changes the result, and returns what has changed.
  @inlinable
  mutating func edit(
    _ body: (inout Stage, inout ArrayEditor<Stage.NewElement>) -> Void
  ) -> CollectionChange<Stage.NewElement>? {
    var editor = ArrayEditor(result)
    // Only the editor refers to the result while it changes, so that less is copied.
    result = ArraySnapshot()
    body(&stage, &editor)
    result = editor.snapshot
    return editor.isUnchanged ? nil : editor.change
  }
}

extension CollectionRunner {
  /// Applies `change` to the content that results, which only `pending` holds.
  @inlinable
  mutating func receive(
    _ change: CollectionChange<Stage.Element>, into pending: PendingCollection<Stage.NewElement>
  ) {
    if change.isReset {
      _ = pending.receive(.reset(stage.reset(to: change.snapshot)))
    } else if Stage.placesElements, change.steps.count == 1 {
      receive(change.steps[0], into: pending)
    } else {
      edit(pending) { stage, result in
        for step in change.steps { stage.apply(step, to: &result) }
        stage.finishChange(change.snapshot, in: &result)
      }
    }
  }

  /// Inserts or removes a single element in place.
  @inlinable
  mutating func receive(
    _ step: CollectionChange<Stage.Element>.Step, into pending: PendingCollection<Stage.NewElement>
  ) {
    switch step {
    case .insert(let offset, let elements) where elements.count == 1:
      let place = stage.place(single: elements, insertedAt: offset, in: pending.newest.root)
      if let place { pending.insert(single: place.elements, at: place.offset) }
    case .remove(let offset, let elements) where elements.count == 1:
      if let place = stage.place(removedAt: offset) { pending.remove(at: place) }
    default:
      edit(pending) { stage, result in stage.apply(step, to: &result) }
    }
  }

  /// Changes a copy of the content, so that no reader sees a part of the change.
  @inlinable
  mutating func edit(
    _ pending: PendingCollection<Stage.NewElement>,
    _ body: (inout Stage, inout ArrayEditor<Stage.NewElement>) -> Void
  ) {
    var editor = ArrayEditor(ArraySnapshot(tree: pending.newest))
    body(&stage, &editor)
    if !editor.isUnchanged { _ = pending.receive(editor.change) }
  }
}

/// An operator on the elements of a collection.
@usableFromInline
struct CollectionOperator<Stage: CollectionStage, Failure: Error>: SimpleStage {
  @usableFromInline typealias Input = CollectionChange<Stage.Element>
  @usableFromInline typealias Output = CollectionChange<Stage.NewElement>

  @usableFromInline var runner: CollectionRunner<Stage>

  @inlinable
  init(_ stage: Stage) {
    runner = CollectionRunner(stage)
  }

  @inlinable @inline(__always)
  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    // The compiler decides this, because it knows the downstream's type where this is inlined.
    if let pending = downstream as? PendingCollection<Stage.NewElement> {
      runner.receive(input, into: pending)
      return .more
    }
    guard let change = runner.receive(input) else { return .more }
    return downstream.receive(change)
  }
}

/// A publisher of changes, as a publisher of a collection.
@usableFromInline
struct ChangesPublisher<Base: Publisher, Element: Sendable>: CollectionPublisher
where Base.Output == CollectionChange<Element> {
  @usableFromInline typealias Output = CollectionChange<Element>
  @usableFromInline typealias Failure = Base.Failure

  @usableFromInline let base: Base

  @inlinable
  init(_ base: Base) {
    self.base = base
  }

  @inlinable @inline(__always)
  consuming func subscribe<S: Subscriber<Output, Failure>>(
    _ subscriber: consuming S
  ) -> AnyCancellable {
    base.subscribe(subscriber)
  }
}

extension CollectionPublisher {
  /// The publisher of the results of `stage`.
  @inlinable
  func applying<Stage: CollectionStage<Element, NewElement>, NewElement>(
    _ stage: Stage
  ) -> some CollectionPublisher<NewElement, Failure> {
    ChangesPublisher(OperatorPublisher(self, CollectionOperator<Stage, Failure>(stage)))
  }
}
