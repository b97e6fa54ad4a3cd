/// The implementation of `HStack` and `VStack`.
nonisolated struct Stack<Content: View>: View {
  let axis: Axis
  let alignment: AxisAlignment
  let spacing: Int
  let content: Content

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = StackNode.reusing(existing, in: context)
    node.layout = StackLayout(axis: axis, alignment: alignment, spacing: spacing.clampedLength)
    var inner = context
    inner.axis = axis
    node.updateContent(content, in: inner)
    return node
  }
}

/// The arrangement of views along one axis.
///
/// A view's flexibility is the difference between the lengths it chooses when offered all the
/// space and none. The least flexible view chooses first, from an equal share of the space. What
/// it leaves of that share goes to the views that choose after it.
struct StackLayout: Equatable {
  var axis = Axis.vertical
  var alignment = AxisAlignment.center
  var spacing = 0

  /// Returns the size to propose to each of `elements` when the stack is offered `space`.
  @MainActor
  func proposals(for elements: [LayoutNode], in space: ProposedSize) -> [ProposedSize] {
    guard let length = space[axis], elements.count > 1 else {
      return Array(repeating: space, count: elements.count)
    }
    var proposals = Array(repeating: space, count: elements.count)
    var remaining = max(0, length - spacing * (elements.count - 1))
    for (chosenCount, index) in byFlexibility(elements, in: space).enumerated() {
      let others = elements.count - chosenCount
      proposals[index][axis] = (remaining + others - 1) / others
      remaining = max(0, remaining - elements[index].sizeThatFits(proposals[index])[axis])
    }
    return proposals
  }

  /// Returns the indices of `elements`, those of the least flexible first.
  @MainActor
  private func byFlexibility(_ elements: [LayoutNode], in space: ProposedSize) -> [Int] {
    let flexibilities = elements.map { element in
      var (least, most) = (space, space)
      least[axis] = 0
      most[axis] = .maxLength
      return element.sizeThatFits(most)[axis] - element.sizeThatFits(least)[axis]
    }
    return elements.indices.sorted {
      (flexibilities[$0], $0) < (flexibilities[$1], $1)
    }
  }
}

final class StackNode: ContainerNode, ReusableNode {
  var layout = StackLayout() {
    didSet { if layout != oldValue { setNeedsLayout() } }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    var size = Size.zero
    for (element, proposal) in zip(contents, layout.proposals(for: contents, in: proposal)) {
      let chosen = element.sizeThatFits(proposal)
      size[axis] += chosen[axis]
      size[cross] = max(size[cross], chosen[cross])
    }
    size[axis] += layout.spacing * max(0, contents.count - 1)
    return size
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    let (axis, cross) = (layout.axis, layout.axis.cross)
    var origin = Point.zero
    for (element, proposal) in zip(contents, layout.proposals(for: contents, in: proposal)) {
      let chosen = element.sizeThatFits(proposal)
      origin[cross] = layout.alignment.offset(of: chosen[cross], in: size[cross])
      element.place(at: origin, proposal)
      origin[axis] += chosen[axis] + layout.spacing
    }
  }

  /// Finds the children in `area` by binary search, because they are placed in order.
  override func layoutChildren(in area: Rect) -> ArraySlice<LayoutNode> {
    let range = area.range(along: layout.axis)
    let first = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).upperBound > range.lowerBound
    }
    let last = contents.partitioningIndex {
      $0.rect.range(along: layout.axis).lowerBound >= range.upperBound
    }
    return contents[first..<max(first, last)]
  }
}

extension Array {
  /// Returns the first index whose element satisfies `isAfter`, which all later elements must
  /// satisfy, too.
  ///
  /// - Complexity: O(log *n*)
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
