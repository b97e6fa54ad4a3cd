import Signals

/// Controls that belong together, side by side.
///
///     ControlGroup {
///       Button("Cut") { cut() }
///       Button("Copy") { copy() }
///     }
///
///     ╭─────╮╭──────╮
///     │ Cut ││ Copy │
///     ╰─────╯╰──────╯
///
/// In a menu, the controls are rows below the label. Elsewhere the label is not shown.
public struct ControlGroup<Label: View, Content: View>: View {
  private nonisolated var label: Label
  private nonisolated var content: Content
  private nonisolated var appliedStyles = AppliedStyles<ControlGroupStyleConfiguration>()

  /// Creates a group of controls.
  public nonisolated init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content, label: EmptyView.init)
  }

  /// Creates a group of controls with a label.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
  }

  /// The controls in the style of the environment.
  public var body: some View {
    StyledView(
      ControlGroupStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        appliedStyles: appliedStyles),
      usual: GroupedControls(label: label, content: content))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension ControlGroup: Sendable {}

extension ControlGroup
where
  Label == ControlGroupStyleConfiguration.Label, Content == ControlGroupStyleConfiguration.Content
{
  /// Creates the group of a style, in the next outer style.
  public nonisolated init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
    appliedStyles = configuration.appliedStyles
  }
}

extension ControlGroup where Label == Text {
  /// Creates a group of controls with the title `title`.
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group of controls with the newest of `titles`.
  public nonisolated init(
    _ titles: some Publisher<String, Never>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titles) }
  }
}

private struct GroupedControls<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      Section(header: label) { content }
    } else {
      HStack(columns: 0) { content }
    }
  }
}
