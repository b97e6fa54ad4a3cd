/// The properties of a button, for a ``ButtonStyle``.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label: ForwardingView {
    private nonisolated var content: AnyView

    nonisolated init(_ content: AnyView) {
      self.content = content
    }

    /// The views of the label, arranged horizontally.
    package var target: some View {
      Stack(
        axis: .horizontal, alignment: VerticalAlignment.center.alignment,
        spacing: 1, content: content)
    }
  }

  /// The label of the button, with the inner styles applied.
  public let label: Label
  /// The purpose of the button.
  public let role: ButtonRole?
  let state: ControlState
  /// Whether the button takes input.
  public var isEnabled: Bool { !state.contains(.disabled) }
  /// Whether the button is being pressed.
  public var isPressed: Bool { state.contains(.pressed) }
  /// Whether the pointer is over the button.
  public var isHovered: Bool { state.contains(.hovered) }
  /// Whether the button has the focus.
  public var isFocused: Bool { state.contains(.focused) }

  /// Returns a copy with `view` as its label.
  func with(_ view: AnyView) -> ButtonStyleConfiguration {
    ButtonStyleConfiguration(label: Label(view), role: role, state: state)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ButtonStyleConfiguration.Label: Sendable {}
