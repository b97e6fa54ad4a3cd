import Signals

/// The properties of a group of controls, for a ``ControlGroupStyle``.
public struct ControlGroupStyleConfiguration {
  /// The label of a group of controls.
  public struct Label: View {
    let content: AnyView

    /// The label that the group was created with.
    public var body: some View { content }
  }

  /// The controls of a group.
  public struct Content: View {
    let content: AnyView

    /// The controls that the group was created with.
    public var body: some View { content }
  }

  /// The label of the group.
  public let label: Label
  /// The controls.
  public let content: Content
  var appliedStyles = AppliedStyles<Self>()
}

extension ControlGroupStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of groups of controls.
///
///     struct Stacked: ControlGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack { configuration.content }
///       }
///     }
///
///     ControlGroup { Button("Cut") { cut() } }.controlGroupStyle(Stacked())
///
/// `ControlGroup(configuration)` is the group in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol ControlGroupStyle: ControlStyle
where StyleConfiguration == ControlGroupStyleConfiguration {
  /// The properties of a group of controls.
  typealias Configuration = ControlGroupStyleConfiguration
}

extension View {
  /// Shows the groups of controls in this view in `style`. The innermost style applies.
  public nonisolated func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the groups of controls in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func controlGroupStyle<Value: Equatable & Sendable, Style: ControlGroupStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// The controls side by side, or rows of a menu.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    ControlGroup(configuration.withoutStyle)
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The look without a style.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
