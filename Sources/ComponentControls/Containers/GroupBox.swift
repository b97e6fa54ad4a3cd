@_spi(Nodes) import ComponentCore

/// A border around views, with a title in its upper line.
///
///     GroupBox("Network") {
///       Toggle("Wi-Fi", isOn: $isConnected)
///       Text(address)
///     }
///
///     ╭ Network ─────╮
///     │ [✓] Wi-Fi    │
///     │ 10.0.0.7     │
///     ╰──────────────╯
///
/// A box is as wide as its content or title, whichever is wider. The content is a column with a
/// leading alignment, on the surface that the theme has for boxes. A title that does not fit is
/// truncated. While a view in the box has the focus, the border has the accent color, or a heavy
/// line where there are no colors.
public struct GroupBox<Label: View, Content: View>: View {
  private nonisolated var label: Label
  private nonisolated var content: Content
  private nonisolated var appliedStyles = AppliedStyles<GroupBoxStyleConfiguration>()

  /// Creates a box with a title.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a title.
  public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  /// The title and the content in the style of the environment.
  public var body: some View {
    StyledView(
      GroupBoxStyleConfiguration(
        label: .init(content: AnyView(label)), content: .init(content: AnyView(content)),
        appliedStyles: appliedStyles),
      usual: GroupBoxLayout(
        content: TupleView(
          VStack(alignment: .leading) { content },
          HStack { label }.bold().lineLimit(1))))
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension GroupBox: Sendable {}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the box of a style, in the next outer style.
  public nonisolated init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
    appliedStyles = configuration.appliedStyles
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a title.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public nonisolated init(_ title: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

private struct GroupBoxLayout<Content: View>: View {
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? GroupBoxNode ?? GroupBoxNode(in: context)
    node.setEnvironment(context.environment)
    node.updateContent(content, in: context)
    return node
  }
}

/// The node of a box: a class, because it draws around one of its contents, unlike an arrangement.
/// Its border leaves a gap for the title.
private final class GroupBoxNode: ContainerNode, Responder {
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
  /// The width of the title, for which the border leaves a gap.
  private var borderGap = 0

  /// Whether a view in the box has the focus.
  private var containsFocus = false {
    didSet { if containsFocus != oldValue { setNeedsPaint() } }
  }

  override var responder: (any Responder)? { self }

  func focusDidMove(to node: LayoutNode?) { containsFocus = node != nil }

  private var inside: LayoutNode? { contents.first }
  private var title: LayoutNode? { contents.count > 1 ? contents[1] : nil }

  /// Returns the size to propose to the title: one row between the blanks at the corners.
  private func titleProposal(in proposal: ProposedSize) -> ProposedSize {
    ProposedSize(width: proposal.inset(by: insets).width, height: 1)
  }

  private func titleWidth(in proposal: ProposedSize) -> Int {
    title?.sizeThatFits(titleProposal(in: proposal)).width ?? 0
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = inside?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    size.width = max(size.width, titleWidth(in: proposal))
    return insets.outset(size)
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    if let inside {
      place(inside, Point(x: insets.leading, y: insets.top), proposal.inset(by: insets))
    }
    if let title { place(title, Point(x: insets.leading, y: 0), titleProposal(in: proposal)) }
    let width = titleWidth(in: proposal)
    if width != borderGap {
      borderGap = width
      setNeedsPaint()
    }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    [
      accessibilityElement(
        .group, label: title?.accessibilityElements().combinedLabel ?? "",
        children: inside?.accessibilityElements() ?? [])
    ]
  }

  override func paint(on canvas: DrawingContext) {
    canvas.fill(Rect(size: rect.size), with: .theme(.surface))
    var border = canvas
    if containsFocus, environment.usesColor { border.attributes.foreground = .accentColor }
    border.setBorderColor()
    border.drawBorder(
      Rect(size: rect.size),
      with: tree.borderGlyphs.glyphs(
        of: containsFocus && !environment.usesColor ? .heavy : .rounded,
        usesASCII: environment.usesASCII, shaper: tree.shaper))
    if let title, title.rect.size.width > 0, rect.size.width > insets.leading + insets.trailing {
      // A title of several views leaves gaps, through which the border must not show.
      canvas.fillWithBlanks(
        Rect(x: insets.leading - 1, y: 0, width: title.rect.size.width + 2, height: 1))
    }
    paintChildren(on: canvas)
  }
}
