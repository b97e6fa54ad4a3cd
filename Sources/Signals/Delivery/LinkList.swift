/// A source's subscriptions, in the order in which they came. Everything but `detach` is for
/// whoever is inside the gate.
@usableFromInline
class LinkList: Gate, @unchecked Sendable {
  // @unchecked: the list belongs to whoever is inside.

  @exclusivity(unchecked) @usableFromInline final var first: Unmanaged<Link>?
  @exclusivity(unchecked) @usableFromInline final var last: Unmanaged<Link>?

  @inlinable
  override init() {}

  /// Takes a cancelled subscription out of the list: at once, or as soon as the delivery under way
  /// is over.
  @usableFromInline
  final func detach(_ link: Link) {
    guard enter() else { return post { self.remove(link) } }
    remove(link)
    leave()
  }

  @inlinable
  final func append(_ link: Link) {
    let new = Unmanaged.passRetained(link)
    link.isLinked = true
    link.previous = last
    if let last { last._withUnsafeGuaranteedRef { $0.next = new } } else { first = new }
    last = new
  }

  /// Takes `link` out, if it is in, and lets go of its subscriber.
  @usableFromInline
  final func remove(_ link: Link) {
    link.empty()
    if link.isLinked { unlink(link) }
  }

  private func unlink(_ link: Link) {
    let (previous, next) = (link.previous, link.next)
    if let previous { previous._withUnsafeGuaranteedRef { $0.next = next } } else { first = next }
    if let next {
      next._withUnsafeGuaranteedRef { $0.previous = previous }
    } else {
      last = previous
    }
    link.previous = nil
    link.next = nil
    link.isLinked = false
    // Last: this may be the end of the link.
    Unmanaged.passUnretained(link).release()
  }

  /// Empties the list, calling `farewell` for each subscription that is still live.
  @inlinable
  final func removeAll(_ farewell: (Link) -> Void = { _ in }) {
    while let link = first?.takeUnretainedValue() {
      if link.isLive {
        link.close()
        farewell(link)
      }
      remove(link)
    }
  }
}
