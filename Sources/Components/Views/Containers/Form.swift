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

  /// Creates a form of the views in `content`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The rows in a scroll view.
  var target: some View {
    ScrollView { FormRows(content: content) }
      .transformEnvironment { $0.sectionStyle = .form }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Form: Sendable {}

/// The rows of a form.
private nonisolated struct FormRows<Content: View>: View {
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = FormNode.reusing(existing, in: context)
    var inner = context
    inner.axis = .vertical
    node.updateContent(content, in: inner)
    return node
  }
}

/// A column whose sections are separated by an empty row.
private final class FormNode: ContainerNode, ReusableNode {
  /// Returns the rows between an element and the one before it.
  private func gap(before index: Int) -> Int {
    index > 0 && (contents[index].isFormSection || contents[index - 1].isFormSection) ? 1 : 0
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let space = ProposedSize(width: proposal.width)
    var size = Size(width: proposal.width ?? 0, height: 0)
    for (index, element) in contents.enumerated() {
      let chosen = element.sizeThatFits(space)
      size.width = max(size.width, chosen.width)
      size.height += gap(before: index) + chosen.height
    }
    return size
  }

  override func arrangeContents(
    in size: Size, proposal: ProposedSize, place: (LayoutNode, Point, ProposedSize) -> Void
  ) {
    let space = ProposedSize(width: proposal.width)
    var origin = Point.zero
    for (index, element) in contents.enumerated() {
      origin.y += gap(before: index)
      place(element, origin, space)
      origin.y += element.sizeThatFits(space).height
    }
  }
}
