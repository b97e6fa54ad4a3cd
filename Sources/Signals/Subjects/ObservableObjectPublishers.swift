/// The publishers of the objects that use the default ``ObservableObject/objectWillChange``.
///
/// An object has no room for its publisher, so it stands in a table that all threads share. The
/// entries of objects that have been released are removed when the table has doubled.
struct ObservableObjectPublishers {
  private final class Entry: @unchecked Sendable {
    // @unchecked: the object is not used, except to see whether it exists. The table is locked for
    // each access to the flag.

    weak let object: AnyObject?
    let publisher = ObservableObjectPublisher()
    /// Whether the publisher observes the published properties of the object.
    var observesProperties = false

    init(object: AnyObject) {
      self.object = object
    }
  }

  /// Objects to release after unlocking, because that may run code that uses the table.
  private struct Released: @unchecked Sendable {
    // @unchecked: the objects are not used, only released.

    var objects: [AnyObject] = []
    var entries: [Entry] = []
  }

  private static let table = Lock(ObservableObjectPublishers())

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries from which to look for those of released objects.
  private var limit = 64

  /// Returns the publisher of `object`, and whether it observes the published properties already.
  static func publisher(
    of object: AnyObject
  ) -> (publisher: ObservableObjectPublisher, observesProperties: Bool) {
    let key = ObjectIdentifier(object)
    let known = table.withLock { table in
      table.entry(key).map { ($0.publisher, $0.observesProperties) }
    }
    return known ?? insertPublisher(of: object)
  }

  private static func insertPublisher(
    of object: AnyObject
  ) -> (publisher: ObservableObjectPublisher, observesProperties: Bool) {
    let (key, new) = (ObjectIdentifier(object), Entry(object: object))
    let (entry, released) = table.withLock { $0.insert(new, key) }
    withExtendedLifetime(released) {}
    return (entry.publisher, false)
  }

  /// Records that the publisher of `object` observes its published properties.
  static func observesProperties(of object: AnyObject) {
    let key = ObjectIdentifier(object)
    table.withLock { $0.entries[key]?.observesProperties = true }
  }

  /// Returns the entry of an object that exists, at whose address may have been another one.
  private func entry(_ key: ObjectIdentifier) -> Entry? {
    guard let entry = entries[key], entry.object != nil else { return nil }
    return entry
  }

  /// Inserts an entry, unless another thread has inserted one for the same object meanwhile.
  private mutating func insert(_ new: Entry, _ key: ObjectIdentifier) -> (Entry, Released) {
    if let entry = entry(key) { return (entry, Released()) }
    var released = Released()
    if entries.count >= limit { released = removeEntriesOfReleasedObjects() }
    if let old = entries.updateValue(new, forKey: key) { released.entries.append(old) }
    return (new, released)
  }

  private mutating func removeEntriesOfReleasedObjects() -> Released {
    var released = Released()
    for (key, entry) in entries {
      if let object = entry.object {
        released.objects.append(object)
      } else {
        released.entries.append(entry)
        entries[key] = nil
      }
    }
    limit = max(64, 2 * entries.count)
    return released
  }
}
