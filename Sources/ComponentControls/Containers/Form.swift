@_spi(Nodes) import ComponentCore

/// A column of controls, usually in sections, that scrolls.
///
///     Form {
///       Section("Account") {
///         TextField("Name", text: $name)
///       }
///       Section("Network") {
///         Toggle("Wi-Fi", isOn: $isOn)
///         Toggle("Roaming", isOn: $isRoaming)
///       }
///     }
///
///     Account
///       ╭──────────────────╮
///       │Blob              │
///       ╰──────────────────╯
///
///     Network
///       [✓] Wi-Fi
///       [ ] Roaming
///
/// A form takes all the space that it is offered. Its rows start at the same column, and a row
/// that separates a label from its content ends at the last column. There is an empty row between
/// sections.
public struct Form<Content: View>: ForwardingView {
  private nonisolated var content: Content
  private nonisolated var appliedStyles = AppliedStyles<FormStyleConfiguration>()

  /// Creates a form of the views in `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows in a scroll view, or in the style of the environment.
  package var target: some View {
    StyledView(
      FormStyleConfiguration(
        content: .init(content: AnyView(content)), appliedStyles: appliedStyles),
      usual: ScrollView { FormRows(content: content) }
        .transformEnvironment { $0.sectionStyle = .form })
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Form: Sendable {}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form of a style, in the next outer style.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
    appliedStyles = configuration.appliedStyles
  }
}

/// The rows of a form.
private nonisolated struct FormRows<Content: View>: View {
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    FormLayout().node(updating: existing, content: content, along: .vertical, in: context)
  }
}

/// A column whose sections are separated by an empty row.
private struct FormLayout: Arrangement {
  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let (elements, space) = (contents.elements, ProposedSize(width: proposal.width))
    var size = Size(width: proposal.width ?? 0, height: 0)
    for (index, element) in elements.enumerated() {
      let chosen = element.sizeThatFits(space)
      size.width = max(size.width, chosen.width)
      size.height += gap(before: index, in: elements) + chosen.height
    }
    return size
  }

  func relevantAxes(of contents: ArrangedContents) -> Axis.Set { .horizontal }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let (elements, space) = (contents.elements, ProposedSize(width: proposal.width))
    var origin = Point.zero
    for (index, element) in elements.enumerated() {
      origin.y += gap(before: index, in: elements)
      place(index, origin, space)
      origin.y += element.sizeThatFits(space).height
    }
  }

  // The sections stand as in a stack, whose space between two depends on which they are.

  func origin(
    of child: LayoutNode, resizedFrom old: SizeCache, in contents: ArrangedContents
  ) -> Point? {
    FormLayout.stack.origin(of: child, resizedFrom: old, in: contents)
  }

  func elements(of contents: ArrangedContents, in area: Rect) -> ArraySlice<LayoutNode> {
    FormLayout.stack.elements(of: contents, in: area)
  }

  private static let stack = StackLayout(axis: .vertical, alignment: .start, spacing: 0)

  /// Returns the rows between an element and the one before it.
  @MainActor
  private func gap(before index: Int, in elements: [LayoutNode]) -> Int {
    index > 0 && (elements[index].isFormSection || elements[index - 1].isFormSection) ? 1 : 0
  }
}
