import Signals

/// The shape of the text cursor.
///
///     TextField("Name", text: $name).cursorShape(.bar)
///
///     █ block     ▁ underline     ▏ bar
public struct CursorShape: Hashable, Sendable {
  private enum Form: Int {
    case block = 1
    case underline = 3
    case bar = 5
  }

  private var form: Form
  private var isBlinking = false

  /// A block that covers the character.
  public static let block = CursorShape(form: .block)
  /// A line below the character.
  public static let underline = CursorShape(form: .underline)
  /// A line before the character.
  public static let bar = CursorShape(form: .bar)

  /// This shape, blinking.
  public var blinking: CursorShape { CursorShape(form: form, isBlinking: true) }

  /// The parameter of the terminal's control sequence for the shape (DECSCUSR).
  package var parameter: Int { form.rawValue + (isBlinking ? 0 : 1) }
}

extension View {
  /// Sets the shape of the text cursor in this view and its descendants.
  ///
  /// Without a shape, the cursor looks as the user has chosen in the terminal's settings, which
  /// also happens when the session ends.
  ///
  /// - Parameter shape: The shape; `nil` for that of the enclosing views.
  public nonisolated func cursorShape(_ shape: CursorShape?) -> some View {
    transformEnvironment(following: ValueOrPublisher(shape)) { $0.cursorShape = $1 }
  }

  /// Sets the shape of the text cursor in this view and its descendants to the newest of `shapes`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func cursorShape(_ shapes: some Publisher<CursorShape, Never>) -> some View {
    transformEnvironment(following: ValueOrPublisher(shapes)) { $0.cursorShape = $1 }
  }
}

extension EnvironmentValues {
  /// The shape of the text cursor; `nil` for the user's.
  var cursorShape: CursorShape? {
    get { self[CursorShapeKey.self] }
    set { self[CursorShapeKey.self] = newValue }
  }
}

private struct CursorShapeKey: EnvironmentKey {
  static let defaultValue: CursorShape? = nil
}

extension Tree {
  /// The shape of the text cursor in the view that has the focus; `nil` for the user's.
  package var cursorShape: CursorShape? { eventDispatcher.focused?.environment.cursorShape }
}
