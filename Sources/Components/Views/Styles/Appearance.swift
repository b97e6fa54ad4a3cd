/// How a control looks, fact by fact: what styling functions configure.
///
///     let rounded: (inout Appearance) -> Void = { $0.cornerRadius = 2 }
///     let filled = rounded <> {
///       $0.background = $0.isPressed ? .blue : .black
///       $0.foreground = .white
///     }
///
///     Button("Sign in") { signIn() }.buttonStyle(AppearanceButtonStyle(setup: filled))
///
/// Functions of this kind are joined with `<>`, and serve one button, see
/// ``AppearanceButtonStyle``, all buttons inside a view, see ``View/appearance(of:_:)``, and any
/// other view, see ``View/appearance(_:)``.
public struct Appearance: Equatable, Sendable {
  /// What pressing the control means.
  public let role: ButtonRole?
  /// Whether it takes input.
  public internal(set) var isEnabled: Bool
  var state: ControlState
  /// Whether it is being pressed.
  public var isPressed: Bool { state.isPressed }
  /// Whether the pointer is over it.
  public var isHovered: Bool { state.isHovered }
  /// Whether keys go to it.
  public var isFocused: Bool { state.isFocused }

  /// The style of its text.
  public var font: Font?
  /// Where its lines of text stand, if they are several.
  public var textAlignment: TextAlignment?
  /// The color of its text.
  public var foreground: Color?
  /// The color behind it.
  public var background: Color?
  /// The line around it.
  public var border: BorderStyle?
  /// The color of that line; without one, that of text.
  public var borderColor: Color?
  /// The radius of its corners in columns, which are half as long as rows are high. A thin line
  /// has round corners or sharp ones, whatever the radius.
  public var cornerRadius = 0
  /// The room between what it shows and its edge or line.
  public var contentInsets = EdgeInsets()
  /// The shadow it casts.
  public var shadow: Shadow?
  /// Something short that stands before what it shows.
  public var symbol: String?

  init(role: ButtonRole?, isEnabled: Bool, state: ControlState) {
    self.role = role
    self.isEnabled = isEnabled
    self.state = state
  }
}

extension Appearance {
  /// A shadow beside a control. It takes no room.
  public struct Shadow: Hashable, Sendable {
    /// Its color.
    public var color: Color
    /// How many columns further right than the control it falls.
    public var x: Int
    /// How many rows further down than the control it falls.
    public var y: Int

    /// A shadow in `color`, so many columns and rows further.
    public init(color: Color = .gray, x: Int = 1, y: Int = 1) {
      self.color = color
      self.x = x
      self.y = y
    }
  }
}
