extension NavigationPath {
  /// The values of a path, with the names of their types, in a form that can be stored.
  ///
  ///     let data = try JSONEncoder().encode(path.codable)
  ///     path = NavigationPath(try JSONDecoder().decode(
  ///       NavigationPath.CodableRepresentation.self, from: data))
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate var values: [AnyHashable]
  }

  /// The path in a form that can be stored; `nil` if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Creates a path from the form in which one has been stored.
  public init(_ codable: CodableRepresentation) {
    self.init(values: codable.values)
  }
}

extension NavigationPath.CodableRepresentation {
  /// Decodes the values.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the program has no type of a name, or one that is
  ///   not `Codable` and `Hashable`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    values = []
    while !container.isAtEnd {
      let name = try container.decode(String.self)
      guard let type = _typeByName(name) as? any Decodable.Type,
        let value = try container.decode(type) as? AnyHashable
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "There is no type \(name) that can be decoded.")
      }
      values.append(value)
    }
  }

  /// Encodes the values, each after the mangled name of its type.
  ///
  /// - Throws: `EncodingError.invalidValue` if a type has no name, and errors of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in values {
      guard let encodable = value.base as? any Encodable,
        let name = _mangledTypeName(type(of: value.base))
      else {
        throw EncodingError.invalidValue(
          value.base,
          .init(codingPath: encoder.codingPath, debugDescription: "The type has no name."))
      }
      try container.encode(name)
      try container.encode(encodable)
    }
  }
}
