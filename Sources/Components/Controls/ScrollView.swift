/// A window on views that need more room than there is.
///
///     ScrollView { ForEach(lines, id: \.self) { Text($0) } }
///
///     line 4│
///     line 5┃
///     line 6│
///
/// Takes all the room along its axes, and across them as much as the views need. They are laid out
/// below each other, at their ideal length, and painted as far as they can be seen. The bar, which
/// is there only if something is out of sight, shows which part that is, and can be clicked and
/// dragged.
///
/// The wheel scrolls what is under the pointer. Page up, Page down, Home and End scroll what has
/// the focus in it; a view that gets the focus is scrolled to. Where nothing inside takes input,
/// the scroll view takes the focus itself, shows it by its bar, and the arrows scroll too. See
/// `defaultScrollAnchor(_:)` for what grows at its end.
public nonisolated struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A window on `content` that scrolls along `axes`.
  ///
  /// With `showsIndicators`, bars show which part is seen.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// A node that shows a part of the views.
  @MainActor
  public func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ScrollNode ?? ScrollNode(in: context)
    node.setEnvironment(context.environment)
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.updateContent(
      TupleView(
        Viewport(axes: axes, content: content), ScrollBar(axis: .vertical),
        ScrollBar(axis: .horizontal)),
      in: context)
    return node
  }
}

extension Axis {
  /// Any of the directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each direction.
    public let rawValue: UInt8

    /// The directions of these bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Along a row.
    public static let horizontal = Set(rawValue: 1)
    /// Along a column.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      contains(axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}

/// What is seen of the views, without the bars.
private nonisolated struct Viewport<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ViewportNode ?? ViewportNode(in: context)
    node.setEnvironment(context.environment)
    node.axes = axes
    if axes.contains(.vertical) {
      node.updateContent(VStack(alignment: .leading) { content }, in: context)
    } else {
      node.updateContent(HStack(alignment: .top) { content }, in: context)
    }
    return node
  }
}

/// Shows what it contains from some place on.
final class ViewportNode: ContainerNode {
  var axes = Axis.Set.vertical {
    didSet { if axes != oldValue { setNeedsLayout() } }
  }
  /// The place in what it contains that its top left shows.
  var offset = Point.zero {
    didSet { if offset != oldValue { setNeedsLayout() } }
  }

  override var scrollsContent: Bool { true }

  /// How large what it contains is, in this room.
  func contentSize(in space: ProposedSize) -> Size {
    super.measure(
      ProposedSize(
        width: axes.contains(.horizontal) ? nil : space.width,
        height: axes.contains(.vertical) ? nil : space.height))
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    var size = contentSize(in: proposal)
    if axes.contains(.horizontal), let width = proposal.width { size.width = width }
    if axes.contains(.vertical), let height = proposal.height { size.height = height }
    return size
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let space = ProposedSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for element in contents { element.place(at: .zero - offset, space) }
  }
}

private nonisolated struct ScrollBar: View {
  let axis: Axis

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ScrollBarNode ?? ScrollBarNode(axis, in: context)
    node.setEnvironment(context.environment)
    return node
  }
}
