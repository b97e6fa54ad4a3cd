import Components
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
    let work = SessionWork {
      do throws(Failure) {
        let success = try await operation()
        outcome.result.withLock { $0 = .success(success) }
      } catch {
        outcome.result.withLock { $0 = .failure(error) }
      }
    }
    _ = run(configuration, during: work, content: content)
    guard let result = outcome.result.withLock({ $0 }) else {
      preconditionFailure("A session has ended before its work.")
    }
    return try result.get()
  }

  /// Shows `content` until it calls the action that it is given, and returns the action's value.
  ///
  ///     let name = Session.run(.inline, returning: String.self) { finish in
  ///       NameField(onSubmit: { finish($0) })
  ///     }
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
    _ = run(configuration, during: nil) {
      content(finish).modifier(FinishObserver(finish: finish))
    }
    return finish.box.value
  }
}

/// The result of the work of a session.
private final class Outcome<Success: Sendable, Failure: Error>: Sendable {
  let result = Lock<Result<Success, Failure>?>(nil)
}

/// An action that ends a session with a value, as ``Session/run(_:returning:content:)`` returns
/// it.
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
