import Signals

/// Finds objects that outlive their use.
///
///     let leaks = LeakCheck()
///     do {
///       let model = leaks.watch(Model())
///       let subscription = titles.sink { model.title = $0 }
///       subscription.cancel()
///     }
///     #expect(leaks.survivors == [])           // Swift Testing
///     XCTAssertEqual(leaks.survivors, [])      // XCTest
///
/// A leak check does not retain the objects it watches. Use ``TestScheduler/scheduled`` to find
/// jobs that were left behind.
public final class LeakCheck: Sendable {
  private struct Watched: Sendable {
    weak let object: (any AnyObject & Sendable)?
    let name: String
  }

  private let watched = Lock([Watched]())

  /// Creates a check that watches no objects.
  public init() {}

  /// Watches `object` and returns it.
  ///
  /// - Parameters:
  ///   - object: The object to watch, which is not retained.
  ///   - name: The name of the object in ``survivors``, or `nil` for the name of its type.
  @discardableResult
  public func watch<Object: AnyObject & Sendable>(
    _ object: Object, as name: String? = nil
  ) -> Object {
    let entry = Watched(object: object, name: name ?? "\(Object.self)")
    watched.withLock { $0.append(entry) }
    return object
  }

  /// Returns a new watched object, to be captured by a closure or stored in a value.
  ///
  ///     let token = leaks.token("the sink's closure")
  ///     let subscription = titles.sink { [token] in print($0, token) }
  public func token(_ name: String) -> some AnyObject & Sendable {
    watch(Token(), as: name)
  }

  /// The names of the watched objects that have not been deallocated, in the order of watching.
  public var survivors: [String] {
    watched.withLock { $0.filter { $0.object != nil }.map(\.name) }
  }
}

private final class Token: Sendable {}
