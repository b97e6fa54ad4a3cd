import Signals

/// Tells what outlives its use.
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
/// It keeps nothing alive. ``TestScheduler/scheduled`` tells what is still to happen.
public final class LeakCheck: Sendable {
  private struct Watched: Sendable {
    weak let object: (any AnyObject & Sendable)?
    let name: String
  }

  private let watched = Lock([Watched]())

  /// A check that watches nothing yet.
  public init() {}

  /// Watches `object`, and returns it.
  ///
  /// - Parameters:
  ///   - object: What is watched, and not kept alive.
  ///   - name: What ``survivors`` calls it; its type if `nil`.
  @discardableResult
  public func watch<Object: AnyObject & Sendable>(
    _ object: Object, as name: String? = nil
  ) -> Object {
    let entry = Watched(object: object, name: name ?? "\(Object.self)")
    watched.withLock { $0.append(entry) }
    return object
  }

  /// A new object to be captured by a closure or stored by a value, and watched.
  ///
  ///     let token = leaks.token("the sink's closure")
  ///     let subscription = titles.sink { [token] in print($0, token) }
  public func token(_ name: String) -> some AnyObject & Sendable {
    watch(Token(), as: name)
  }

  /// The names of all that is still alive, in the order in which it was watched.
  public var survivors: [String] {
    watched.withLock { $0.filter { $0.object != nil }.map(\.name) }
  }
}

private final class Token: Sendable {}
