import Signals

/// A directory whose entries come and go.
///
///     let inbox = WatchedDirectory("inbox")
///     let subscription = inbox.changes(on: .system).sink { _ in } receiveValue: { change in
///       if case .added(let name) = change { process(name) }
///     }
///
/// The directory is looked at in regular intervals. What happens and is undone between two looks
/// is not noticed. Directories within it are entries, whose contents are not looked at.
public struct WatchedDirectory: Hashable, Sendable {
  /// The path of the directory.
  public var path: String
  /// The time between two looks, which is positive.
  public var interval = Duration.milliseconds(250)

  /// Creates a directory that is watched at `path`.
  public init(_ path: String) {
    self.path = path
  }

  /// Publishes the entries that exist, and then what changes.
  ///
  ///     inbox:            a  b        rm a     echo >> b
  ///     changes(on: …):   -(added a, added b)--removed a--changed b--…
  ///
  /// Changes that are seen together are published in the order of the names. The stream never
  /// finishes. It fails when the directory cannot be read, also if that is so only later.
  ///
  /// - Parameter scheduler: The scheduler on which changes are delivered, and in whose time the
  ///   interval passes.
  public func changes(
    on scheduler: some Scheduler
  ) -> some Publisher<DirectoryChange, InputFailure> {
    Interval(every: interval, on: scheduler)
      .map { _ in }
      .prepend(())
      .buffer(.newest(1), on: scheduler)
      .tryMap { [path] _ throws(InputFailure) in try DirectoryListing(of: path) }
      .scan(ListingChanges()) { $0.next($1) }
      .flatMap { $0.changes.publisher.setFailureType(to: InputFailure.self) }
  }
}

/// A change of the contents of a directory.
public enum DirectoryChange: Hashable, Sendable {
  /// There is an entry with this name, which is new or was there from the beginning.
  case added(String)
  /// The entry with this name was removed or renamed.
  case removed(String)
  /// The entry with this name has another size, time of change or kind, or is another file.
  case changed(String)
}

/// The newest listing, and what is different from the one before.
private struct ListingChanges {
  private var listing = DirectoryListing()
  private(set) var changes: [DirectoryChange] = []

  func next(_ new: DirectoryListing) -> ListingChanges {
    var next = self
    next.listing = new
    next.changes = Set(listing.entries.keys).union(new.entries.keys).sorted().compactMap { name in
      switch (listing.entries[name], new.entries[name]) {
      case (nil, _): .added(name)
      case (_, nil): .removed(name)
      case (let old, let new): old == new ? nil : .changed(name)
      }
    }
    return next
  }
}
