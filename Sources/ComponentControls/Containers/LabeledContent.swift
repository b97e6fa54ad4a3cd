import Signals

/// A view with a label before it.
///
///     LabeledContent("Version", value: "2.1")
///     LabeledContent("Progress", value: percentages)      // a publisher
///     LabeledContent("Color") { ColorChips() }
///
///     Version              2.1
///
/// The label is at the leading edge and the content at the trailing edge of the proposed width.
/// With ``View/labelsHidden()`` only the content is shown.
public struct LabeledContent<Label: View, Content: View>: View {
  private nonisolated var label: Label
  private nonisolated var content: Content
  private nonisolated var appliedStyles = AppliedStyles<LabeledContentStyleConfiguration>()

  /// Creates a view of `content` with a label.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content in the style of the environment.
  public var body: some View {
    StyledView(
      LabeledContentStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        appliedStyles: appliedStyles),
      usual: LabeledRow(label: label, content: content))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension LabeledContent: Sendable {}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the view of a style, in the next outer style.
  public nonisolated init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    appliedStyles = configuration.appliedStyles
  }
}

extension LabeledContent where Label == Text {
  /// Creates a view of `content` with a label.
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view of a text with a label.
  public nonisolated init(_ title: String, value: String) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a view of the newest of `values` with a label. There is no text before the first
  /// value.
  public nonisolated init(_ title: String, value values: some Publisher<String, Never>) {
    self.init(content: { Text(values) }, label: { Text(title) })
  }
}

private struct LabeledRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    if labelsAreHidden {
      content.accessibilityLabeled(by: label as? Text)
    } else {
      HStack(alignment: .top) {
        StackedLabel(label: label)
        Spacer()
        content
      }
      .accessibilityLabeled()
    }
  }
}
