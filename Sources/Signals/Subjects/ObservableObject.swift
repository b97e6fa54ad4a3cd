/// An object with a publisher that sends before the object changes.
///
///     @MainActor final class Model: ObservableObject {
///       @Published var title = ""
///     }
///
///     let subscription = model.objectWillChange.sink { setNeedsLayout() }
///
/// The default ``objectWillChange`` sends before a ``Published`` property of the object is set. A
/// class may have a publisher of its own instead.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that sends before a ``Published`` property of the object is set.
  ///
  /// Finds the properties by reflection and installs one publisher in all of them, which the
  /// object then keeps.
  public var objectWillChange: ObservableObjectPublisher {
    let properties = publishedProperties
    let publisher = properties.lazy.compactMap(\.observer).first ?? ObservableObjectPublisher()
    for property in properties { property.install(publisher) }
    return publisher
  }

  private var publishedProperties: [any ObservedProperty] {
    let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    return mirrors.flatMap { mirror in
      mirror.children.compactMap { $0.value as? any ObservedProperty }
    }
  }
}
