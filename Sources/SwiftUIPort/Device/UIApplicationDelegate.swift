/// An object that is told of the life of a program, which a terminal does not do.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// Called when the program has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

extension UIApplication {
  /// Why a program has been launched, which a terminal does not tell.
  public struct LaunchOptionsKey: Hashable, Sendable {}
}

/// The delegate of a program, which does not exist on a terminal.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  /// Creates a property without an object.
  @available(
    *, deprecated,
    message: "Nothing creates the delegate: use the App's initializer, task and scenePhase."
  )
  public nonisolated init(_ type: Delegate.Type = Delegate.self) {}

  /// Stops the program: there is no delegate.
  public var wrappedValue: Delegate {
    fatalError("There is no \(Delegate.self): a terminal has no delegates of applications.")
  }
}
