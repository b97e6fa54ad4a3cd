/// The implementation of `HStack` and `VStack`.
package nonisolated struct Stack<Content: View>: View {
  let axis: Axis
  let alignment: AxisAlignment
  let spacing: Int
  let content: Content

  package init(axis: Axis, alignment: AxisAlignment, spacing: Int, content: Content) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.content = content
  }

  @MainActor
  package func node(updating existing: Node?, in context: ViewContext) -> Node {
    StackLayout(axis: axis, alignment: alignment, spacing: spacing)
      .node(updating: existing, content: content, along: axis, in: context)
  }
}

/// The arrangement of views along one axis.
///
/// The views of the highest priority choose their lengths first, from the space that the minimum
/// lengths of the others leave. A view's flexibility is the difference between the lengths it
/// chooses when offered all the space and none. Among views of one priority, the least flexible
/// chooses first, from an equal share of the space or, if that is more, from its minimum length
/// and an equal share of the rest. What it leaves of that goes to the views that choose after it.
package struct StackLayout: Equatable {
  package var axis = Axis.vertical
  package var alignment = AxisAlignment.center
  /// The distance between two views.
  package var spacing = 0

  package init() {}

  package init(axis: Axis, alignment: AxisAlignment = .center, spacing: Int = 0) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Returns the size to propose to each of `elements` when the stack is offered `space`.
  @MainActor
  func proposals<Element: StackElement>(
    for elements: [Element], in space: ProposedSize
  ) -> [ProposedSize] {
    var proposals: [ProposedSize] = []
    proposals.reserveCapacity(elements.count)
    for _ in elements { proposals.append(space) }
    // All views are offered all of an unlimited space, in any order.
    guard let length = space[axis], length < .maxLength, elements.count > 1 else {
      return proposals
    }
    var remaining = max(0, length - spacing * (elements.count - 1))
    guard remaining > 0 else {
      for index in proposals.indices { proposals[index][axis] = 0 }
      return proposals
    }
    var candidates = candidates(elements, in: space)[...]
    var reserved = 0
    for candidate in candidates { reserved += candidate.minLength }
    while let first = candidates.first {
      let group = candidates.prefix(ofPriority: first.priority)
      for candidate in group { reserved -= candidate.minLength }
      remaining -= offer(remaining - reserved, to: group, of: elements, &proposals)
      candidates = candidates[group.endIndex...]
    }
    return proposals
  }

  /// Offers space to views of one priority.
  ///
  /// - Returns: The total length that they choose.
  @MainActor
  private func offer<Element: StackElement>(
    _ length: Int, to candidates: ArraySlice<Candidate>, of elements: [Element],
    _ proposals: inout [ProposedSize]
  ) -> Int {
    var (available, total) = (max(0, length), 0)
    var others = candidates.count
    var reserved = 0
    for candidate in candidates { reserved += candidate.minLength }
    for candidate in candidates {
      // A view that needs much, such as a button with its border, shares what the others leave
      // beyond that, so that its content is not cut while there is space.
      let rest = max(0, available - reserved)
      let share = max(available + others - 1, candidate.minLength * others + rest + others - 1)
      reserved -= candidate.minLength
      proposals[candidate.index][axis] = share / others
      let chosen = elements[candidate.index].length(
        along: axis, in: proposals[candidate.index])
      available = max(0, available - chosen)
      total += chosen
      others -= 1
    }
    return total
  }

  /// Returns the candidates for space, in the order in which they choose.
  @MainActor
  private func candidates<Element: StackElement>(
    _ elements: [Element], in space: ProposedSize
  ) -> [Candidate] {
    var (least, most) = (space, space)
    least[axis] = 0
    most[axis] = .maxLength
    var candidates: [Candidate] = []
    candidates.reserveCapacity(elements.count)
    var isSorted = true
    for (index, element) in elements.enumerated() {
      let minLength = element.length(along: axis, in: least)
      let candidate = Candidate(
        index: index, priority: element.layoutPriority, minLength: minLength,
        flexibility: element.length(along: axis, in: most) - minLength)
      if let last = candidates.last, candidate < last { isSorted = false }
      candidates.append(candidate)
    }
    if !isSorted { candidates.sort() }
    return candidates
  }
}

/// Something that chooses a length when a stack offers it space.
@MainActor
protocol StackElement {
  /// The priority with which the element is given space.
  var layoutPriority: Double { get }

  /// Returns the length that the element chooses along `axis`.
  func length(along axis: Axis, in proposal: ProposedSize) -> Int
}

extension LayoutNode: StackElement {
  final func length(along axis: Axis, in proposal: ProposedSize) -> Int {
    sizeThatFits(proposal)[axis]
  }
}

/// An element that takes part in the distribution of a stack's space.
private struct Candidate: Comparable {
  let index: Int
  let priority: Double
  /// The length it chooses when offered none.
  let minLength: Int
  let flexibility: Int

  /// Whether `lhs` chooses before `rhs`.
  static func < (lhs: Candidate, rhs: Candidate) -> Bool {
    if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
    if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
    return lhs.index < rhs.index
  }
}

extension ArraySlice<Candidate> {
  /// Returns the candidates at the beginning that have `priority`.
  fileprivate func prefix(ofPriority priority: Double) -> ArraySlice<Candidate> {
    var end = startIndex
    while end < endIndex, self[end].priority == priority { end += 1 }
    return self[..<end]
  }
}
