/// An action that ends the program's session.
///
///     @Environment(\.quit) private var quit
///
///     Button("Quit") { quit() }
///
/// The session ends after the current event, and restores the terminal. An `App` then returns
/// from `main` if the status is 0, and otherwise calls `exit` with it. On a `Screen` without a
/// terminal, its `quitStatus` is set. If several actions quit, the first determines the status.
///
/// To intervene, for example with a question, set the environment value to an action of your own.
public struct QuitAction: Equatable, Sendable {
  private let action: EnvironmentAction<Int32, Void>?

  /// Creates an action that calls `perform` with the status to quit with.
  public init(_ perform: @escaping @MainActor (Int32) -> Void) {
    action = EnvironmentAction(perform)
  }

  /// Creates an action that does nothing.
  fileprivate init() {
    action = nil
  }

  /// Ends the session.
  ///
  /// - Parameter status: The exit status of the program: 0 for success, at most 255.
  @MainActor
  public func callAsFunction(status: Int32 = 0) {
    action?.perform(status)
  }
}

extension EnvironmentValues {
  /// An action that ends the program's session.
  public var quit: QuitAction {
    get { self[QuitKey.self] }
    set { self[QuitKey.self] = newValue }
  }
}

private struct QuitKey: EnvironmentKey {
  static let defaultValue = QuitAction()
}
