/// An action that sounds the terminal's bell.
///
///     @Environment(\.bell) private var bell
///
///     Text("Wrong").onAppear { bell() }
///
/// Many terminals flash, or mark the window or the tab, instead of making a sound. Without a
/// terminal nothing happens.
public struct BellAction: Equatable, Sendable {
  private var handler: EnvironmentAction<Void, Void>?
  fileprivate var host: EnvironmentAction<HostRequest, Bool>?

  /// Creates an action that calls `perform`.
  public init(_ perform: @escaping @MainActor () -> Void) {
    handler = EnvironmentAction(perform)
  }

  fileprivate init() {}

  /// Sounds the bell.
  @MainActor
  public func callAsFunction() {
    if let handler { handler.perform(()) } else { _ = host?.perform(.bell) }
  }
}

extension EnvironmentValues {
  /// An action that sounds the terminal's bell.
  public var bell: BellAction {
    get {
      var action = self[BellKey.self]
      action.host = host
      return action
    }
    set { self[BellKey.self] = newValue }
  }
}

private struct BellKey: EnvironmentKey {
  static let defaultValue = BellAction()
}
