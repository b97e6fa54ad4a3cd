/// A request of a view to the program's host, which is a terminal or a `Screen`.
package enum HostRequest: Hashable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Sound the bell.
  case bell
  /// Show a notification of the desktop.
  case notify(title: String, body: String)
  /// Show how far a task has come, or nothing.
  case progress(WindowProgress?)
  /// Give the terminal back, or take it over again.
  case suspend(Bool)
}

extension EnvironmentValues {
  /// The action that performs the requests of views; `nil` without a host. Returns whether the
  /// host has accepted the request.
  var host: EnvironmentAction<HostRequest, Bool>? {
    get { self[HostKey.self] }
    set { self[HostKey.self] = newValue }
  }

  /// Sets the function that performs the requests of views.
  package mutating func setHost(_ perform: @escaping @MainActor (HostRequest) -> Bool) {
    host = EnvironmentAction(perform)
  }
}

private struct HostKey: EnvironmentKey {
  static let defaultValue: EnvironmentAction<HostRequest, Bool>? = nil
}
