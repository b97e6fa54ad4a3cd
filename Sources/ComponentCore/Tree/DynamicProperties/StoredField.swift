/// The type of a stored field, and its offset in the value in bytes.
struct StoredField {
  let type: Any.Type
  let offset: Int

  /// Returns the stored fields of a structure or tuple in declaration order. Empty for classes
  /// and enumerations.
  static func all(in type: Any.Type) -> [StoredField] {
    if type is AnyObject.Type { return [] }
    var fields: [StoredField] = []
    for index in 0..<fieldCount(type) {
      var description = FieldDescription()
      let metadata = fieldType(type, index, &description)
      description.free?(description.name)
      fields.append(StoredField(type: metadata, offset: fieldOffset(type, index)))
    }
    return fields
  }
}

extension StoredField {
  /// Whether values of `type` may contain closures.
  ///
  /// The contents of a value whose type is a protocol are unknown, and those of an enumeration
  /// cannot be listed, so these count as containing closures; enumerations only if they are views.
  static func mayContainClosures(_ type: Any.Type) -> Bool {
    if type is AnyObject.Type { return false }
    return switch Kind(of: type) {
    case .structure, .tuple: all(in: type).contains { mayContainClosures($0.type) }
    case .optional: mayContainClosures((type as! any OptionalType.Type).wrappedType)
    case .function, .existential, .extendedExistential: true
    case .enumeration: type is any View.Type
    case nil: false
    }
  }

  /// The kinds of types that matter here, by their number in the type's metadata: see
  /// `MetadataKind.def` of the Swift runtime.
  private enum Kind: Int {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case extendedExistential = 0x307

    init?(of type: Any.Type) {
      // A type is a pointer to its metadata, which begins with the number of its kind.
      self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
    }
  }
}

/// A type of optionals.
private protocol OptionalType {
  static var wrappedType: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
}

// NB: no public API returns the offsets of stored fields. These entry points serve `Mirror`, so a
// program compiled today finds them in every later runtime. Replace them when there is a public
// API.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

/// The runtime's description of a field, with the same memory layout.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  /// Frees the name, if necessary.
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}
