/// The type of a stored field, and its offset in the value in bytes.
struct StoredField {
  let type: Any.Type
  let offset: Int

  /// Returns the stored fields of a structure in declaration order. Empty for classes and
  /// enumerations.
  static func all(in type: Any.Type) -> [StoredField] {
    if type is AnyObject.Type { return [] }
    return (0..<fieldCount(type)).map { index in
      var description = FieldDescription()
      let metadata = fieldType(type, index, &description)
      description.free?(description.name)
      return StoredField(type: metadata, offset: fieldOffset(type, index))
    }
  }
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
