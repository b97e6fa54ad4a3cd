import CTerminal
import ComponentCore

extension Session {
  /// Shows `content` and handles input until the session ends.
  ///
  /// Returns after `q`, the configured number of frames, or when a view has quit. A session that
  /// is ended by a signal ends the process by that signal.
  ///
  /// - Parameters:
  ///   - configuration: The colors, the size and the end of the session.
  ///   - content: The views to show.
  /// - Returns: The status with which a view has quit, otherwise 0. After a message on standard
  ///   error: 71 if the session cannot begin, 73 if a recording cannot be written, and 74 if plain
  ///   text cannot be written.
  @discardableResult
  public static func run(
    _ configuration: Configuration = Configuration(), @ViewBuilder content: () -> some View
  ) -> Int32 {
    run(configuration, during: nil, content: content)
  }

  /// Shows `content` and handles input until the session ends, without blocking the main actor.
  ///
  ///     @main
  ///     struct Tool {
  ///       static func main() async throws {
  ///         let log = try await loadLog()
  ///         await Session.run { LogList(log) }
  ///       }
  ///     }
  ///
  /// In an asynchronous program, the main actor runs nothing else while one of its jobs blocks: no
  /// task of a view, and no value that is received on it. This method suspends its caller instead.
  ///
  /// - Parameters:
  ///   - configuration: The colors, the size and the end of the session.
  ///   - content: The views to show.
  /// - Returns: The status, as that of the method that blocks.
  @discardableResult
  public static func run(
    _ configuration: Configuration = Configuration(), @ViewBuilder content: () -> some View
  ) async -> Int32 {
    await run(configuration, during: nil, content: content)
  }

  static func run(
    _ configuration: Configuration, during work: SessionWork?,
    @ViewBuilder content: () -> some View
  ) -> Int32 {
    if terminal_is_main_thread() == 0 { SessionFailure.reportBlocking() }
    MainQueue.prepare()
    guard let recorder = SessionRecorder(configuration) else {
      work?.performWithoutSession()
      return SessionRecorder.failureStatus
    }
    let outer = lendTerminalOfCurrent()
    defer { reclaimTerminal(of: outer) }
    switch Device.destination(for: configuration) {
    case .plain: return PlainSession.run(configuration, recorder, during: work, content: content)
    case .none: break
    case .terminal(let device):
      let session = Session(on: device, configuration, recorder, work, content: content)
      guard session.begin() else { break }
      session.runLoop()
      session.leave()
      return session.status
    }
    work?.performWithoutSession()
    return SessionFailure.systemStatus
  }

  static func run(
    _ configuration: Configuration, during work: SessionWork?,
    @ViewBuilder content: () -> some View
  ) async -> Int32 {
    guard let recorder = SessionRecorder(configuration) else {
      await work?.performWithoutSession()
      return SessionRecorder.failureStatus
    }
    let outer = lendTerminalOfCurrent()
    defer { reclaimTerminal(of: outer) }
    switch Device.destination(for: configuration) {
    case .plain:
      return await PlainSession.run(configuration, recorder, during: work, content: content)
    case .none: break
    case .terminal(let device):
      let session = Session(on: device, configuration, recorder, work, content: content)
      guard session.begin() else { break }
      await session.runLoop()
      session.leave()
      return session.status
    }
    await work?.performWithoutSession()
    return SessionFailure.systemStatus
  }
}
