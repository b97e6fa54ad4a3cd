import Signals

/// The properties of a group box, for a ``GroupBoxStyle``.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box.
  public struct Label: View {
    let content: AnyView

    /// The title that the box was created with.
    public var body: some View { content }
  }

  /// The views in a group box.
  public struct Content: View {
    let content: AnyView

    /// The views that the box was created with.
    public var body: some View { content }
  }

  /// The title of the box.
  public let label: Label
  /// The views in the box.
  public let content: Content
  var appliedStyles = AppliedStyles<Self>()
}

extension GroupBoxStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of group boxes.
///
///     struct Card: GroupBoxStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         VStack(alignment: .leading) {
///           configuration.label
///           configuration.content
///         }
///         .background(.gray)
///       }
///     }
///
///     GroupBox("Network") { Text(address) }.groupBoxStyle(Card())
///
/// `GroupBox(configuration)` is the box in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol GroupBoxStyle: ControlStyle
where StyleConfiguration == GroupBoxStyleConfiguration {
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
}

extension View {
  /// Shows the group boxes in this view in `style`. The innermost style applies.
  public nonisolated func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the group boxes in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func groupBoxStyle<Value: Equatable & Sendable, Style: GroupBoxStyle>(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// A border with the title in its upper line.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the box as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    GroupBox(configuration.withoutStyle)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The look without a style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
