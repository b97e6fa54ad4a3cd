import Signals

/// A group of views with a header and a footer.
///
///     Form {
///       Section("Network") {
///         Toggle("Wi-Fi", isOn: $isOn)
///       }
///     }
///
///     Network
///       [✓] Wi-Fi
///
/// A section has no layout of its own: the enclosing container places the header, the views and
/// the footer. In a ``Form``, the header is bold, the views are indented and the footer is faint.
/// In a ``Menu``, the header is faint.
public struct Section<Header: View, Content: View, Footer: View>: NodeView {
  private nonisolated var header: Header
  private nonisolated var content: Content
  private nonisolated var footer: Footer
  private nonisolated var isExpanded: ControlValue<Bool>?

  /// Creates a section, whose header and footer may be left out.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) {
    self.init(header: header(), footer: footer(), content: content)
  }

  /// Creates a section with a header, whose footer may be left out.
  public nonisolated init(
    header: Header, footer: Footer = EmptyView(), @ViewBuilder content: () -> Content
  ) {
    self.header = header
    self.content = content()
    self.footer = footer
  }

  /// Creates a section that shows its views while a value is `true`.
  ///
  ///     Section(isExpanded: $showsDone) { … } header: { Text("Done") }
  ///
  ///     ▸ Done
  ///
  /// The header takes focus: Enter, Space and a click show or hide the views. Before the first
  /// value of a publisher they are hidden.
  public nonisolated init(
    isExpanded: some ControlSource<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Header
  ) where Footer == EmptyView {
    self.init(content: content, header: header)
    self.isExpanded = ControlValue(isExpanded)
  }

  /// Creates or updates the nodes of the header, the views and the footer.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    guard let isExpanded else {
      return SectionContent(header: header, content: content, footer: footer)
        .node(updating: existing, in: context)
    }
    let values = isExpanded.displayedValue()
    let section = Latest(values, default: values.initial ?? false) { value in
      SectionContent(
        header: DisclosureHeader(isExpanded: value, header: header) {
          _ = isExpanded.setValue(!value)
        },
        content: value ? content : nil, footer: footer)
    }
    return section.node(updating: existing, in: context)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Section: Sendable {}

extension Section where Header == EmptyView {
  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}

extension Section where Header == Text, Footer == EmptyView {
  /// Creates a section with a literal as its header, which may contain Markdown.
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  /// Creates a section with the header `title`.
  @_disfavoredOverload  // A literal may contain Markdown.
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content)
  }

  /// Creates a section with the header `title` that shows its views while a value is `true`.
  public nonisolated init(
    _ title: String, isExpanded: some ControlSource<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a section whose header is the newest of `titles`; empty before the first value.
  public nonisolated init(
    _ titles: some Publisher<String, Never>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titles), content: content)
  }
}

extension Section: RowGroup {
  package nonisolated static var hasRowSources: Bool { true }
}

/// The header of a section, which shows and hides its views.
private struct DisclosureHeader<Header: View>: View {
  let isExpanded: Bool
  let header: Header
  let toggle: @MainActor () -> Void

  var body: some View {
    Button(action: toggle) { header }
      .replacingButtonStyles(DisclosureStyle(isExpanded: isExpanded))
      .accessibilityControl(.disclosure, states: isExpanded ? .expanded : .collapsed)
  }
}

/// The parts of a section as its container shows them, which is the same as long as it is there.
private struct SectionContent<Header: View, Content: View, Footer: View>: NodeView {
  let header: Header
  let content: Content
  let footer: Footer

  func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    switch context.environment.sectionStyle {
    case .plain, .list: rows.node(updating: existing, in: context)
    case .menu: items.node(updating: existing, in: context)
    case .form: box.node(updating: existing, in: context)
    }
  }

  private var rows: some View {
    TupleView(header.rowRole(.header), content, footer.rowRole(.footer)).sectionRows()
  }

  @ViewBuilder private var items: some View {
    header.dim().padding(.horizontal, cells: 1).accessibilityAddTraits(.isHeader)
    content
    footer.dim().padding(.horizontal, cells: 1)
  }

  private var box: some View {
    VStack(alignment: .leading) {
      header.bold().accessibilityAddTraits(.isHeader)
      VStack(alignment: .leading) { content }
        .padding(.horizontal, cells: 2)
        .frame(columns: .flexible, alignment: .leading)
        .onSurface(.surface)
      footer.dim().padding(.leading, cells: 2)
    }
    .effect(FormSection())
  }
}

/// A section in a form.
private struct FormSection: Effect {
  static var changesDrawing: Bool { false }

  func accessibilityElements(of content: EffectContent) -> [AccessibilityElement] {
    var children = content.accessibilityElements()
    let title = children.first?.role == .heading ? children.removeFirst().label : ""
    return [content.accessibilityElement(.group, label: title, children: children)]
  }
}

extension LayoutNode {
  /// Whether the node is a section in a form.
  package var isFormSection: Bool { self is EffectNode<FormSection> }
}

/// How sections look.
package enum SectionStyle {
  /// Only the views.
  case plain
  /// The rows of a list.
  case list
  /// The rows of a menu.
  case menu
  /// The parts of a form.
  case form

  /// Whether a view is a row as wide as what it stands in.
  package var hasWideRows: Bool { self == .list || self == .form }
}

extension EnvironmentValues {
  package var sectionStyle: SectionStyle {
    get { self[SectionStyleKey.self] }
    set { self[SectionStyleKey.self] = newValue }
  }
}

private struct SectionStyleKey: EnvironmentKey {
  static let defaultValue = SectionStyle.plain
}
