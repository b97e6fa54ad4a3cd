/// An action that shows a notification of the desktop.
///
///     @Environment(\.notify) private var notify
///     @Environment(\.scenePhase) private var scenePhase
///
///     Text(status).onChange(of: status) { _, new in
///       if scenePhase != .active { notify("Build", body: new) }
///     }
///
/// A session sends the notification in the way that the terminal is known to understand (OSC 99,
/// OSC 777 or OSC 9), and sounds the bell on other terminals. Titles and bodies are sanitized and
/// shortened to 256 and 1,024 bytes. Without a terminal nothing happens.
public struct NotifyAction: Equatable, Sendable {
  private var handler: EnvironmentAction<(title: String, body: String), Void>?
  fileprivate var host: EnvironmentAction<HostRequest, Bool>?

  /// Creates an action that calls `perform` with the title and the body.
  public init(_ perform: @escaping @MainActor (_ title: String, _ body: String) -> Void) {
    handler = EnvironmentAction { perform($0.title, $0.body) }
  }

  fileprivate init() {}

  /// Shows a notification.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - body: The text below the title.
  @MainActor
  public func callAsFunction(_ title: String, body: String = "") {
    if let handler {
      handler.perform((title, body))
    } else {
      _ = host?.perform(.notify(title: title, body: body))
    }
  }
}

extension EnvironmentValues {
  /// An action that shows a notification of the desktop.
  public var notify: NotifyAction {
    get {
      var action = self[NotifyKey.self]
      action.host = host
      return action
    }
    set { self[NotifyKey.self] = newValue }
  }
}

private struct NotifyKey: EnvironmentKey {
  static let defaultValue = NotifyAction()
}
