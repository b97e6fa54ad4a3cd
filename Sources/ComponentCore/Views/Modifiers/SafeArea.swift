extension View {
  /// Shows other views above or below this one, which gets the rest of the space.
  ///
  ///     ScrollView { Log() }
  ///       .safeAreaInset(edge: .bottom) { Text("3 warnings").bold() }
  ///
  /// The inset has its ideal height and stays while this view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The side on which the inset stands.
  ///   - alignment: The horizontal alignment of the inset and this view.
  ///   - spacing: The rows between them; 0 if it is `nil`.
  ///   - content: The views of the inset, in a column.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInset(
      layout: SafeAreaInsetLayout(
        axis: .vertical, isLeading: edge == .top, alignment: alignment.alignment,
        spacing: spacing ?? 0),
      content: self, inset: VStack(alignment: alignment, content: content))
  }

  /// Shows other views to the left or to the right of this one, which gets the rest of the space.
  ///
  /// The inset has its ideal width and stays while this view scrolls.
  ///
  /// - Parameters:
  ///   - edge: The side on which the inset stands.
  ///   - alignment: The vertical alignment of the inset and this view.
  ///   - spacing: The columns between them; 1 if it is `nil`.
  ///   - content: The views of the inset, in a row.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: Int? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    SafeAreaInset(
      layout: SafeAreaInsetLayout(
        axis: .horizontal, isLeading: edge == .leading, alignment: alignment.alignment,
        spacing: spacing ?? 1),
      content: self, inset: HStack(alignment: alignment, content: content))
  }

  /// Returns this view: a terminal has no areas that views must avoid.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }
}

/// The kinds of areas that views avoid on other devices.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the regions.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The area of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of a keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All areas.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

private nonisolated struct SafeAreaInset<Content: View, Inset: View>: View {
  let layout: SafeAreaInsetLayout
  let content: Content
  let inset: Inset

  @MainActor
  var body: some View {
    layout {
      ZStack { content }
      inset
    }
  }
}

/// A layout of a view and its inset, which is the second view.
private struct SafeAreaInsetLayout: Layout, Hashable {
  let axis: Axis
  /// Whether the inset is at the top or at the left.
  let isLeading: Bool
  let alignment: AxisAlignment
  let spacing: Int

  nonisolated init(axis: Axis, isLeading: Bool, alignment: AxisAlignment, spacing: Int) {
    (self.axis, self.isLeading, self.alignment) = (axis, isLeading, alignment)
    self.spacing = spacing.clampedLength
  }

  /// Returns the sizes to propose to the view and to the inset, and the distance between them.
  private func proposals(
    for subviews: Subviews, in space: ProposedViewSize
  ) -> (content: ProposedSize, inset: ProposedSize, spacing: Int) {
    let space = ProposedSize(space)
    var ideal = space
    ideal[axis] = nil
    let length = subviews[1].node.sizeThatFits(ideal)[axis]
    guard length > 0 else { return (space, ideal, 0) }
    guard let available = space[axis] else { return (space, ideal, spacing) }
    var (content, inset) = (space, ideal)
    if length > available { inset[axis] = available }
    content[axis] = max(0, available - length - spacing)
    return (content, inset, spacing)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> Size {
    let proposals = proposals(for: subviews, in: proposal)
    let content = subviews[0].node.sizeThatFits(proposals.content)
    let inset = subviews[1].node.sizeThatFits(proposals.inset)
    var size = Size.zero
    size[axis] = content[axis] + proposals.spacing + inset[axis]
    size[axis.cross] = max(content[axis.cross], inset[axis.cross])
    return size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposals = proposals(for: subviews, in: proposal)
    let views = [(subviews[0], proposals.content), (subviews[1], proposals.inset)]
    var origin = bounds.origin
    for (subview, proposal) in isLeading ? views.reversed() : views {
      let size = subview.node.sizeThatFits(proposal)
      origin[axis.cross] =
        bounds.origin[axis.cross]
        + alignment.offset(of: size[axis.cross], in: bounds.size[axis.cross])
      subview.place(at: origin, proposal: ProposedViewSize(proposal))
      origin[axis] += size[axis] + proposals.spacing
    }
  }
}
