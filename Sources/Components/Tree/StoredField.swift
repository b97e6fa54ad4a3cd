/// A stored field of a type, and where it stands in a value.
struct StoredField {
  let type: Any.Type
  let offset: Int

  /// Those of a structure, in order. What a class or an enumeration stores stands elsewhere.
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

// NB: where a field stands in a value is told by nothing public. These entry points serve
// `Mirror`, so a program compiled today finds them in every later runtime. May go when something
// public does the same.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int

/// What the runtime writes about a field, laid out as it does.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  /// Frees the name, if there is need.
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}
