import Signals

/// A control that shows or hides views below its label.
///
///     DisclosureGroup("Advanced") {
///       Toggle("Verbose", isOn: $isVerbose)
///     }
///
///     ▸ Advanced        ▾ Advanced
///                         [ ] Verbose
///
/// The content is a column, two columns to the right of the label. The group takes focus; Enter,
/// Space and a click on the label show or hide the content, → shows it and ← hides it. The
/// mark has the colors of a selection while the group has the focus, the label is underlined while
/// the pointer is over it, and both are faint while they are pressed or disabled.
///
/// Hidden content does not exist: its state is lost. Content is hidden before the first value of a
/// publisher.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private nonisolated var isExpanded: ControlValue<Bool>?
  private nonisolated var content: () -> Content
  private nonisolated var label: Label
  private nonisolated var appliedStyles = AppliedStyles<DisclosureGroupStyleConfiguration>()

  /// Creates a group whose content is hidden until the user shows it.
  public nonisolated init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content
    self.label = label()
  }

  /// Creates a group that shows its content while a value is `true`.
  public nonisolated init(
    isExpanded: some ControlSource<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(content: content, label: label)
    self.isExpanded = ControlValue(isExpanded)
  }

  /// The label and, while the group is expanded, the content below it.
  public var body: some View {
    if let isExpanded {
      let values = isExpanded.displayedValue()
      Latest(values, default: values.initial ?? false) { value in
        ExpandableRows(
          isExpanded: value, setExpanded: { _ = isExpanded.setValue($0) }, label: label,
          content: content, appliedStyles: appliedStyles)
      }
    } else {
      SelfExpandingRows(label: label, content: content, appliedStyles: appliedStyles)
    }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension DisclosureGroup: Sendable {}

extension DisclosureGroup
where
  Label == DisclosureGroupStyleConfiguration.Label,
  Content == DisclosureGroupStyleConfiguration.Content
{
  /// Creates the group of a style, in the next outer style.
  public nonisolated init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(
      isExpanded: configuration.$isExpanded, content: { configuration.content },
      label: { configuration.label })
    appliedStyles = configuration.appliedStyles
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group whose content is hidden until the user shows it.
  public nonisolated init(_ title: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group that shows its content while a value is `true`.
  public nonisolated init(
    _ title: String, isExpanded: some ControlSource<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A group that stores whether it is expanded.
private struct SelfExpandingRows<Label: View, Content: View>: View {
  let label: Label
  let content: () -> Content
  let appliedStyles: AppliedStyles<DisclosureGroupStyleConfiguration>
  @State private var isExpanded = false

  var body: some View {
    ExpandableRows(
      isExpanded: isExpanded, setExpanded: { isExpanded = $0 }, label: label, content: content,
      appliedStyles: appliedStyles)
  }
}

private struct ExpandableRows<Label: View, Content: View>: View {
  let isExpanded: Bool
  let setExpanded: @MainActor (Bool) -> Void
  let label: Label
  let content: () -> Content
  let appliedStyles: AppliedStyles<DisclosureGroupStyleConfiguration>

  var body: some View {
    StyledView(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init { AnyView(content()) },
        isExpanded: Binding(get: { isExpanded }, set: setExpanded), appliedStyles: appliedStyles),
      usual: rows)
  }

  private var rows: some View {
    VStack(alignment: .leading) {
      Button {
        setExpanded(!isExpanded)
      } label: {
        label
      }
      .replacingButtonStyles(DisclosureStyle(isExpanded: isExpanded))
      .accessibilityControl(.disclosure, states: isExpanded ? .expanded : .collapsed)
      .disclosureKeys(isExpanded: isExpanded, setExpanded: setExpanded)
      if isExpanded {
        VStack(alignment: .leading) { content() }.padding(.leading, cells: 2)
      }
    }
  }
}
