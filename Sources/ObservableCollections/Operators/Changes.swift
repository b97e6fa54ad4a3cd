import Signals

extension Publisher where Output: Collection, Output.Element: Sendable {
  /// Publishes what changes from each collection to the next.
  ///
  ///     upstream:                 [a b]----------[b c]-------------------------|
  ///     changes(by: { $0 }):      reset [a b]----remove a at 0, insert c at 1--|
  ///
  /// For publishers of whole collections, to continue with the operators of
  /// ``CollectionPublisher``. Elements with the same identity are the same element in different
  /// states, and moved or updated; see ``ArrayEditor/setElements(_:by:areEqual:)``. Publishes
  /// nothing if nothing has changed.
  ///
  /// - Parameters:
  ///   - id: Returns the identity of an element, such as a key path.
  ///   - areEqual: Whether two states of an element are equal.
  public func changes<ID: Hashable>(
    by id: @escaping @Sendable (Output.Element) -> ID,
    areEqual: @escaping @Sendable (Output.Element, Output.Element) -> Bool
  ) -> some CollectionPublisher<Output.Element, Failure> {
    ChangesPublisher(OperatorPublisher(self, Changes(id: id, areEqual: areEqual)))
  }
}

extension Publisher where Output: Collection, Output.Element: Equatable & Sendable {
  /// Publishes what changes from each collection to the next.
  ///
  ///     let rows = database.rows.changes(by: \.id).filter { $0.isVisible }
  ///
  /// Like `changes(by:areEqual:)`, comparing with `==`.
  public func changes<ID: Hashable>(
    by id: @escaping @Sendable (Output.Element) -> ID
  ) -> some CollectionPublisher<Output.Element, Failure> {
    changes(by: id, areEqual: ==)
  }
}

private struct Changes<Input: Collection & Sendable, ID: Hashable, Failure: Error>: SimpleStage
where Input.Element: Sendable {
  typealias Output = CollectionChange<Input.Element>

  let id: @Sendable (Input.Element) -> ID
  let areEqual: @Sendable (Input.Element, Input.Element) -> Bool
  var content: ArraySnapshot<Input.Element>?

  mutating func receive(
    _ input: Input, _ downstream: inout some Subscriber<Output, Failure>
  ) -> Demand {
    guard let old = content else {
      let content = ArraySnapshot(input)
      self.content = content
      return downstream.receive(.reset(content))
    }
    var editor = ArrayEditor(old)
    editor.setElements(input, by: id, areEqual: areEqual)
    content = editor.snapshot
    return editor.isUnchanged ? .more : downstream.receive(editor.change)
  }
}
