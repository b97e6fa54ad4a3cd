import Signals

/// A stage with a parameter that changes at run time, such as a predicate.
@usableFromInline
protocol AdjustableStage<Parameter>: CollectionStage {
  associatedtype Parameter: Sendable

  init(_ parameter: Parameter)

  /// Changes the parameter. The collection has the given content.
  mutating func adjust(
    to parameter: Parameter, _ content: ArraySnapshot<Element>,
    in result: inout ArrayEditor<NewElement>)
}

/// Runs a stage with the latest parameter. Starts when there are a parameter and a content.
@usableFromInline
struct AdjustableState<Stage: AdjustableStage>: CombiningState {
  @usableFromInline var runner: CollectionRunner<Stage>?
  @usableFromInline var content: ArraySnapshot<Stage.Element>?
  @usableFromInline var unfinished = 2

  @inlinable
  init() {}

  @inlinable
  mutating func receive(
    _ input: Either<Stage.Parameter, CollectionChange<Stage.Element>>, from _: Int
  ) -> CollectionChange<Stage.NewElement>? {
    switch input {
    case .first(let parameter):
      guard let content, runner != nil else {
        runner = CollectionRunner(Stage(parameter))
        return content.flatMap { runner?.receive(.reset($0)) }
      }
      return runner?.edit { stage, result in stage.adjust(to: parameter, content, in: &result) }
    case .second(let change):
      let isFirst = content == nil
      content = change.snapshot
      return runner?.receive(isFirst ? .reset(change.snapshot) : change)
    }
  }

  @inlinable
  mutating func finish(_ upstream: Int) -> Bool {
    unfinished -= 1
    let hasValue = upstream == 0 ? runner != nil : content != nil
    return !hasValue || unfinished == 0
  }
}

extension CollectionPublisher {
  /// The publisher of the results of a stage with the latest of `parameters`.
  @inlinable
  func adjusting<Stage: AdjustableStage, NewElement>(
    _: Stage.Type, to parameters: some Publisher<Stage.Parameter, Failure>
  ) -> some CollectionPublisher<NewElement, Failure>
  where Stage.Element == Element, Stage.NewElement == NewElement {
    ChangesPublisher(CombinedPair(parameters, self, AdjustableState<Stage>()))
  }
}
