import ComponentCore
import Signals

extension Session {
  /// Shows `content` while `operation` works, and returns its result.
  ///
  ///     let progress = CurrentValueSubject<Double, Never>(0)
  ///     try Session.run(.inline) {
  ///       ProgressView("Copying", value: progress)
  ///     } while: {
  ///       for file in files { try await copy(file, progress) }
  ///     }
  ///
  ///     Copying ███████████▌        57%
  ///
  /// The operation runs on another thread, from which it may send values to publishers and call
  /// ``print(_:separator:terminator:)``. A view that quits cancels the operation's task, and the
  /// session ends when the operation returns. A signal such as that of Ctrl-C ends the process.
  ///
  /// Without a terminal, the session writes the last frame as plain text to standard output, and
  /// every ten seconds the present one if it has changed.
  ///
  /// - Parameters:
  ///   - configuration: The placement, the colors and the size of the session.
  ///   - content: The views to show.
  ///   - operation: The work.
  /// - Returns: The result of `operation`.
  /// - Throws: The error of `operation`.
  public static func run<Success: Sendable, Failure: Error>(
    _ configuration: Configuration = Configuration(), @ViewBuilder content: () -> some View,
    while operation: @escaping @Sendable () async throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let outcome = Outcome<Success, Failure>()
    _ = run(configuration, during: outcome.work(operation), content: content)
    return try outcome.get()
  }

  /// Shows `content` while `operation` works, and returns its result, without blocking the main
  /// actor.
  public static func run<Success: Sendable, Failure: Error>(
    _ configuration: Configuration = Configuration(), @ViewBuilder content: () -> some View,
    while operation: @escaping @Sendable () async throws(Failure) -> Success
  ) async throws(Failure) -> Success {
    let outcome = Outcome<Success, Failure>()
    _ = await run(configuration, during: outcome.work(operation), content: content)
    return try outcome.get()
  }

  /// Shows `content` until it calls the action that it is given, and returns the action's value.
  ///
  ///     let name = Session.run(.inline, returning: String.self) { finish in
  ///       NameField(onSubmit: { finish($0) })
  ///     }
  ///
  /// The views are shown on the terminal, also if standard output is redirected, so that the
  /// program can print the result there: `name=$(tool)`.
  ///
  /// - Parameters:
  ///   - configuration: The placement, the colors and the size of the session.
  ///   - type: The type of the result.
  ///   - content: The views to show. They receive the action that ends the session. If several
  ///     views call it, the first determines the result.
  /// - Returns: The value, or `nil` if the session has ended in another way.
  public static func run<Value>(
    _ configuration: Configuration = Configuration(), returning type: Value.Type,
    @ViewBuilder content: (_ finish: FinishAction<Value>) -> some View
  ) -> Value? {
    let finish = FinishAction<Value>()
    _ = run(configuration.forResult, during: nil) {
      content(finish).modifier(FinishObserver(finish: finish))
    }
    return finish.box.value
  }

  /// Shows `content` until it calls the action that it is given, and returns the action's value,
  /// without blocking the main actor.
  public static func run<Value>(
    _ configuration: Configuration = Configuration(), returning type: Value.Type,
    @ViewBuilder content: (_ finish: FinishAction<Value>) -> some View
  ) async -> Value? {
    let finish = FinishAction<Value>()
    _ = await run(configuration.forResult, during: nil) {
      content(finish).modifier(FinishObserver(finish: finish))
    }
    return finish.box.value
  }
}

extension Session.Configuration {
  /// This configuration for a session with a result, which is shown on the terminal.
  fileprivate var forResult: Self {
    var configuration = self
    if output == .automatic { configuration.output = .terminal }
    return configuration
  }
}

/// The result of the work of a session.
private final class Outcome<Success: Sendable, Failure: Error>: Sendable {
  private let result = Lock<Result<Success, Failure>?>(nil)

  /// Returns work that stores the result of `operation`.
  func work(
    _ operation: @escaping @Sendable () async throws(Failure) -> Success
  ) -> SessionWork {
    SessionWork {
      do throws(Failure) {
        let success = try await operation()
        self.result.withLock { $0 = .success(success) }
      } catch {
        self.result.withLock { $0 = .failure(error) }
      }
    }
  }

  /// Returns or throws the result of the work, which has finished.
  func get() throws(Failure) -> Success {
    guard let result = result.withLock({ $0 }) else {
      preconditionFailure("A session has ended before its work.")
    }
    return try result.get()
  }
}

/// An action that ends a session with a value, which the session returns.
@MainActor
public struct FinishAction<Value> {
  final class Box {
    var value: Value?
    var quit: QuitAction?
  }

  let box = Box()

  /// Ends the session with `value`.
  public func callAsFunction(_ value: Value) {
    if box.value == nil { box.value = value }
    box.quit?()
  }
}

/// Gives a finish action the session's action to quit.
private struct FinishObserver<Value>: ViewModifier {
  @Environment(\.quit) private var quit
  let finish: FinishAction<Value>

  func body(content: Content) -> some View {
    let quit = quit
    return content.onAppear { finish.box.quit = quit }
  }
}
