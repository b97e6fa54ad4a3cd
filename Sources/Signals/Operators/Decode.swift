/// A type that decodes values from data.
///
/// The standard library has no decoder of JSON. Foundation's `JSONDecoder` becomes one of these
/// in one line of a program that imports it:
///
///     extension JSONDecoder: @retroactive TopLevelDecoder {}
///
///     let rows = bytes.lines().map { Data($0.utf8) }
///       .decode(type: Row.self, decoder: JSONDecoder())
public protocol TopLevelDecoder<Input> {
  /// The type of the data.
  associatedtype Input

  /// Decodes a value of the given type.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Input) throws -> Item
}

extension Publisher {
  /// Decodes each value with a decoder, and fails with the error that this throws.
  ///
  ///     upstream:                            --{"id": 1}--{"id":--|
  ///     decode(type: Row.self, decoder: …):  --Row(1)-----#
  ///
  /// To go on after a value that cannot be decoded, use `compactMap` with `try?`.
  ///
  /// - Parameters:
  ///   - type: The type of the results.
  ///   - decoder: The decoder, such as one of JSON: see ``TopLevelDecoder``.
  public func decode<Item: Decodable & Sendable, Coder: TopLevelDecoder<Output> & Sendable>(
    type: Item.Type, decoder: Coder
  ) -> some Publisher<Item, any Error> {
    tryMap { try decoder.decode(Item.self, from: $0) }
  }
}
