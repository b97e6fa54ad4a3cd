/// An action that closes the innermost presentation, such as a sheet.
///
///     @Environment(\.dismiss) private var dismiss
///
///     Button("Cancel", role: .cancel) { dismiss() }
///
/// Outside all presentations it quits the program, like ``EnvironmentValues/quit``, as closing the
/// last window would. A view that presents others sets the environment value for them to an action
/// that closes the presentation. It should keep the action while it is presenting, because views
/// that read the value are evaluated when it changes.
public struct DismissAction: Equatable, Sendable {
  private enum Effect: Equatable {
    case close(EnvironmentAction<Void, Void>)
    case quit(QuitAction)
  }

  private let effect: Effect

  /// Creates an action that calls `perform` to close a presentation.
  public init(_ perform: @escaping @MainActor () -> Void) {
    effect = .close(EnvironmentAction(perform))
  }

  /// Creates an action that quits the program.
  fileprivate init(_ quit: QuitAction) {
    effect = .quit(quit)
  }

  /// Closes the innermost presentation, or quits the program if there is none.
  @MainActor
  public func callAsFunction() {
    switch effect {
    case .close(let action): action.perform(())
    case .quit(let quit): quit()
    }
  }
}

extension EnvironmentValues {
  /// An action that closes the innermost presentation, or quits the program if there is none.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(quit) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is inside a presentation, which ``dismiss`` closes.
  public var isPresented: Bool {
    self[DismissKey.self] != nil
  }
}

private struct DismissKey: EnvironmentKey {
  static let defaultValue: DismissAction? = nil
}
