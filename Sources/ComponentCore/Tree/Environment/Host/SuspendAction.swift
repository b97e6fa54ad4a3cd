/// An action that gives the terminal back while something else uses it.
///
///     @Environment(\.suspend) private var suspend
///
///     Button("Read a line") {
///       name = suspend { readLine() ?? "" }
///     }
///
/// Meanwhile the terminal is as it was before the session, and no frame is drawn. The session
/// then takes the terminal over again, and draws everything. An inline view is erased, and
/// appears again below the output. With `Terminal`, `suspend.run("vi", [path])` runs a program.
///
/// On a `Screen` without a terminal, and in plain-text output, the closure is called and nothing
/// else happens.
public struct SuspendAction: Equatable, Sendable {
  private var handler: EnvironmentAction<Bool, Void>?
  fileprivate var host: EnvironmentAction<HostRequest, Bool>?

  /// Creates an action that calls `perform` with `true` before and with `false` after the terminal
  /// is used by others.
  public init(_ perform: @escaping @MainActor (Bool) -> Void) {
    handler = EnvironmentAction(perform)
  }

  fileprivate init() {}

  /// Gives the terminal back while `body` runs.
  ///
  /// No event is handled meanwhile. `Ctrl-C` ends the program when `body` returns; typed twice, at
  /// once.
  ///
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @MainActor
  public func callAsFunction<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    setSuspended(true)
    defer { setSuspended(false) }
    return try body()
  }

  /// Gives the terminal back while `body` runs, during which jobs, timers and signals are handled.
  ///
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`.
  @MainActor
  public func callAsFunction<Result: Sendable, Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    setSuspended(true)
    defer { setSuspended(false) }
    return try await body()
  }

  @MainActor
  private func setSuspended(_ isSuspended: Bool) {
    if let handler {
      handler.perform(isSuspended)
    } else {
      _ = host?.perform(.suspend(isSuspended))
    }
  }
}

extension EnvironmentValues {
  /// An action that gives the terminal back while something else uses it.
  public var suspend: SuspendAction {
    get {
      var action = self[SuspendKey.self]
      action.host = host
      return action
    }
    set { self[SuspendKey.self] = newValue }
  }
}

private struct SuspendKey: EnvironmentKey {
  static let defaultValue = SuspendAction()
}
