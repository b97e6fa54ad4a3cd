import Signals

/// The colors of a part of a button, by the state of the button.
public struct InteractionColors: Hashable, Sendable {
  /// The color while the button is neither hovered nor pressed.
  public var normal: Color
  /// The color while the pointer is over the button.
  public var hover: Color
  /// The color while the button is pressed.
  public var onClick: Color

  /// Creates a set of colors. Without a color for `hover`, hovering does not change the color.
  public init(normal: Color, hover: Color? = nil, onClick: Color) {
    self.normal = normal
    self.hover = hover ?? normal
    self.onClick = onClick
  }

  fileprivate func color(in state: ControlState) -> Color {
    state.contains(.pressed) ? onClick : state.contains(.hovered) ? hover : normal
  }
}

extension View {
  /// Sets the foreground color of this view, in the label of a button, by the state of the button.
  ///
  ///     Button {
  ///       confirm()
  ///     } label: {
  ///       Text("Confirm").foreground(normal: .gray, hover: .blue, onClick: .brown)
  ///     }
  ///
  /// The button still marks the states that its style does not declare: see
  /// ``ButtonStyle/shownStates(in:)``.
  @_disfavoredOverload  // A declaration in the program takes precedence.
  public nonisolated func foreground(
    normal: Color, hover: Color? = nil, onClick: Color
  ) -> some View {
    foreground(InteractionColors(normal: normal, hover: hover, onClick: onClick))
  }

  /// Sets the foreground color of this view, in the label of a button, to the one of `colors` for
  /// the state of the button.
  public nonisolated func foreground(_ colors: InteractionColors) -> some View {
    effect(InteractionForeground.self, ValueOrPublisher(colors)) { $0.colors = $1 }
  }

  /// Sets the foreground color of this view, in the label of a button, by the newest of `colors`.
  /// Before the first value, the foreground color of the enclosing views applies.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func foreground(
    _ colors: some Publisher<InteractionColors, Never>
  ) -> some View {
    effect(InteractionForeground.self, ValueOrPublisher(colors)) { $0.colors = $1 }
  }
}

private struct InteractionForeground: Effect {
  var colors: InteractionColors?
  private var state: ControlState = []

  mutating func adapt(to environment: EnvironmentValues) {
    state = environment.controlState
  }

  func applyStyle(to canvas: inout DrawingContext, in rect: Rect) {
    if let colors { canvas.attributes.foreground = colors.color(in: state) }
  }
}
