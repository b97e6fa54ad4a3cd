/// A type that encodes values, such as `JSONEncoder`.
public protocol TopLevelEncoder<Output> {
  /// The type of the encoded values.
  associatedtype Output

  /// Returns `value` in encoded form.
  func encode<Item: Encodable>(_ value: Item) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher where Output: Encodable {
  /// Publishes the values in the form that `encoder` gives them, and fails with its error.
  ///
  ///     person.publisher.encode(encoder: JSONEncoder())
  public func encode<Coder: TopLevelEncoder & Sendable>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Coder.Output: Sendable {
    tryMap { try encoder.encode($0) }.eraseToAnyPublisher()
  }
}
