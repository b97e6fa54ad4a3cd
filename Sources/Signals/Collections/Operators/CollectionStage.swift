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
}

extension CollectionStage {
  @inlinable
  func finishChange(_: ArraySnapshot<Element>, in _: inout ArrayEditor<NewElement>) {}
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

  @inlinable
  var sendsEndlessly: Bool { base.sendsEndlessly }

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
