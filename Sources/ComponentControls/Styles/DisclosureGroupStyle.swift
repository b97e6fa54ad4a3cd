import Signals

/// The properties of a disclosure group, for a ``DisclosureGroupStyle``.
public struct DisclosureGroupStyleConfiguration {
  /// The label of a disclosure group.
  public struct Label: View {
    let content: AnyView

    /// The label that the group was created with.
    public var body: some View { content }
  }

  /// The views that a disclosure group shows or hides.
  public struct Content: View {
    let content: @MainActor () -> AnyView

    /// The views that the group was created with.
    public var body: some View { content() }
  }

  /// The label of the group.
  public let label: Label
  /// The views that the group shows or hides.
  public let content: Content
  /// Whether the views are shown. Setting it shows or hides them.
  @Binding public var isExpanded: Bool
  var appliedStyles = AppliedStyles<Self>()
}

extension DisclosureGroupStyleConfiguration: StyledConfiguration {}

/// A type that determines the look of disclosure groups.
///
///     struct Folder: DisclosureGroupStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         Button(configuration.isExpanded ? "Close" : "Open") {
///           configuration.isExpanded.toggle()
///         }
///         configuration.label
///         if configuration.isExpanded { configuration.content }
///       }
///     }
///
///     DisclosureGroup("Mail") { Text("Inbox") }.disclosureGroupStyle(Folder())
///
/// `DisclosureGroup(configuration)` is the group in the style that applies around this one.
///
/// A style may have `@State` and `@Environment` properties of its own.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: ControlStyle
where StyleConfiguration == DisclosureGroupStyleConfiguration {
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

extension View {
  /// Shows the disclosure groups in this view in `style`. The innermost style applies.
  public nonisolated func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    controlStyle(style)
  }

  /// Shows the disclosure groups in this view in a style made of the newest of `values`. The
  /// enclosing view's style applies until the first.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func disclosureGroupStyle<
    Value: Equatable & Sendable, Style: DisclosureGroupStyle
  >(
    following values: some Publisher<Value, Never>, _ makeStyle: @escaping (Value) -> Style
  ) -> some View {
    controlStyle(following: values, makeStyle)
  }
}

/// A mark before the label, and the views below it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the group as it is without a style.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration.withoutStyle)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The look without a style.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
