import CSwiftUIPort

/// The types of the program that conform to the protocol `name`, but for generic ones.
///
/// They are found in the section where the compiler puts a record of each conformance, which Swift
/// itself reads for `as?`. There is no public way to ask for all of them. Reading them is sound:
/// the records exist as long as the program, and their layout is part of Swift's stable ABI, as
/// `TargetProtocolConformanceDescriptor` in `include/swift/ABI/Metadata.h`.
func conformingTypes(toProtocolNamed name: String) -> [Any.Type] {
  guard let start = conformance_records_start(), let end = conformance_records_end() else {
    return []
  }
  return stride(from: start, to: end, by: 1).compactMap { record in
    let conformance = UnsafeRawPointer(record).target
    guard let proto = conformance.possiblyIndirectTarget, proto.contextName == name else {
      return nil
    }
    // The kind of the reference to the type: 0 for its descriptor, 1 for a pointer to it.
    let kind = conformance.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    switch kind {
    case 0: return (conformance + 4).target.type
    case 1: return (conformance + 4).target.load(as: UnsafeRawPointer?.self)?.type
    default: return nil
    }
  }
}

extension UnsafeRawPointer {
  /// The address that is as far from this one as the number here says.
  fileprivate var target: UnsafeRawPointer {
    self + Int(loadUnaligned(as: Int32.self))
  }

  /// The target, or if the last bit of the distance is set, what the pointer there points to.
  fileprivate var possiblyIndirectTarget: UnsafeRawPointer? {
    let distance = Int(load(as: Int32.self))
    guard distance & 1 == 1 else { return distance == 0 ? nil : self + distance }
    return (self + (distance & ~1)).load(as: UnsafeRawPointer?.self)
  }

  /// The name of the type or protocol that is described here, after its flags and its parent.
  fileprivate var contextName: String {
    String(cString: (self + 8).target.assumingMemoryBound(to: CChar.self))
  }

  /// The type that is described here, unless it is generic or no type.
  fileprivate var type: Any.Type? {
    let flags = load(as: UInt32.self)
    let (isType, isGeneric) = (flags & 0x1F >= 16, flags & 0x80 != 0)
    guard isType, !isGeneric else { return nil }
    return type_from_access_function((self + 12).target)
      .map { unsafeBitCast($0, to: Any.Type.self) }
  }
}
