/// How deeply a publisher contains others, behind ``AnyPublisher`` and in operators.
///
///     chain = chain.map(change).eraseToAnyPublisher()    // a hundred thousand times
///
/// Events pass from one operator to the next by a call, so that each one between the source and
/// the subscriber uses stack. ``AnyPublisher`` therefore counts the operators, and now and then
/// begins a new section of the chain, into which events are passed by a loop. The values still
/// arrive before `send` returns, and in order: see <doc:ThreadsOrderCancelling>.
public struct PublisherNesting: Hashable, Sendable {
  /// The innermost section of the chain: the last one to be subscribed to. Or 0 if there is none,
  /// or if more than one publisher may send into it.
  @usableFromInline let section: UInt32
  /// The number of operators since the section began.
  @usableFromInline let depth: UInt16

  @inlinable
  init(section: UInt32, depth: UInt16) {
    self.section = section
    self.depth = depth
  }

  /// The nesting of a publisher that contains no others.
  @inlinable
  public static var none: PublisherNesting { PublisherNesting(section: 0, depth: 0) }

  /// The number of operators in a section. So many need less than half of the 512 KB that threads
  /// other than the main one have on some platforms. They need more without optimization.
  @inlinable
  static var limit: UInt16 { _isDebugAssertConfiguration() ? 128 : 256 }

  /// Whether a new section is due.
  @inlinable
  var isDeep: Bool { depth >= Self.limit }

  /// The nesting of an operator on one upstream, which it subscribes to as its last step.
  @inlinable
  var nested: PublisherNesting {
    PublisherNesting(section: section, depth: depth < .max ? depth + 1 : depth)
  }

  /// The nesting of an operator that subscribes to several publishers, or several times.
  @inlinable
  var joined: PublisherNesting {
    PublisherNesting(section: 0, depth: nested.depth)
  }

  /// The nesting of an operator that also contains a publisher with `other`, to which it
  /// subscribes at another time.
  @inlinable
  func containing(_ other: PublisherNesting) -> PublisherNesting {
    PublisherNesting(section: section, depth: max(depth, other.depth))
  }
}
