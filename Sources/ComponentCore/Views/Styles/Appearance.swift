/// The look of a control as a set of properties, which styling functions configure.
///
///     let rounded: (inout Appearance) -> Void = { $0.cornerRadius = 2 }
///     let filled = rounded <> {
///       $0.background = $0.isPressed ? .blue : .black
///       $0.foreground = .white
///     }
///
///     Button("Sign in") { signIn() }
///       .buttonStyle(AppearanceButtonStyle(showing: .pressed, setup: filled))
///
/// Such functions are joined with `<>`. They style one button (``AppearanceButtonStyle``), all
/// buttons in a view (``View/appearance(of:showing:_:)``) or any other view
/// (``View/appearance(_:)``).
public struct Appearance: Equatable, Sendable {
  /// The purpose of the button.
  public let role: ButtonRole?
  private let state: ControlState
  /// Whether the control takes input.
  public var isEnabled: Bool { !state.contains(.disabled) }
  /// Whether the control is being pressed.
  public var isPressed: Bool { state.contains(.pressed) }
  /// Whether the pointer is over the control.
  public var isHovered: Bool { state.contains(.hovered) }
  /// Whether the control has the focus.
  public var isFocused: Bool { state.contains(.focused) }

  /// The font of the text.
  public var font: Font?
  /// The alignment of the lines of text.
  public var textAlignment: TextAlignment?
  /// The color of the text.
  public var foreground: Color?
  /// The color behind the text.
  public var background: Color?
  /// The border around the control, which takes a cell at each side.
  public var border: BorderStyle?
  /// The color of the border; `nil` for the primary color.
  public var borderColor: Color?
  /// The radius of the corners in columns; a row is as high as two columns are wide.
  ///
  /// A light border has round corners if the radius is above zero.
  public var cornerRadius = 0
  /// The space between the content and the edge or border, in columns and rows.
  public var contentInsets = EdgeInsets()
  /// The shadow of the control.
  public var shadow: Shadow?
  /// A short text in front of the content.
  public var symbol: String?

  init(role: ButtonRole?, state: ControlState) {
    self.role = role
    self.state = state
  }

  /// Returns a copy that `configure` has changed.
  func configured(by configure: (inout Appearance) -> Void) -> Appearance {
    var appearance = self
    configure(&appearance)
    return appearance
  }
}

extension Appearance {
  /// A shadow beside a control, which takes no space in the layout.
  public struct Shadow: Hashable, Sendable {
    /// The color of the shadow.
    public var color: Color
    /// The distance by which the shadow is moved to the right, in columns.
    public var x: Int
    /// The distance by which the shadow is moved down, in rows.
    public var y: Int

    /// Creates a shadow.
    public init(color: Color = .gray, x: Int = 1, y: Int = 1) {
      self.color = color
      self.x = x
      self.y = y
    }
  }
}
