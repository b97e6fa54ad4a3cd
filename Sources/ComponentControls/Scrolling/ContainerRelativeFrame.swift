@_spi(Nodes) import ComponentCore

extension View {
  /// Gives this view a frame as wide or as high as its container: the nearest enclosing scroll
  /// view, or the screen.
  ///
  ///     ScrollView(.horizontal) {
  ///       HStack(spacing: 0) {
  ///         ForEach(pages) { PageView(page: $0).containerRelativeFrame(.horizontal) }
  ///       }
  ///     }
  ///
  /// The column and the row that a scroll view needs for its bars do not count.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame has the length of the container. Along others, it
  ///     takes its length from the view.
  ///   - alignment: The alignment of the view in the frame.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    arranged(ContainerRelativeFrame(axes: axes, alignment: alignment, rule: .whole))
  }

  /// Gives this view a frame whose length is a part of its container's: the nearest enclosing
  /// scroll view's, or the screen's.
  ///
  ///     Card().containerRelativeFrame(.horizontal, count: 3, spacing: 1)
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame depends on the container.
  ///   - count: The number of parts into which the container is divided.
  ///   - span: The number of parts that the frame spans.
  ///   - spacing: The distance between two parts, in columns or rows.
  ///   - alignment: The alignment of the view in the frame.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Int, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, count: count, span: span, cells: spacing, alignment: alignment)
  }

  /// Gives this view a frame whose length is a part of its container's, of which two are `cells`
  /// columns or rows apart.
  package nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int, cells spacing: Int, alignment: Alignment
  ) -> some View {
    let rule = ContainerRelativeRule.parts(
      count: max(1, count.clampedLength), span: span.clampedLength, spacing: spacing.clampedLength)
    return arranged(ContainerRelativeFrame(axes: axes, alignment: alignment, rule: rule))
  }

  /// Gives this view a frame whose length depends on that of its container: the nearest enclosing
  /// scroll view, or the screen.
  ///
  ///     Image(picture).containerRelativeFrame(.horizontal) { length, _ in length * 2 / 3 }
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame depends on the container.
  ///   - alignment: The alignment of the view in the frame.
  ///   - length: Returns the length of the frame for the length of the container along an axis.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (Int, Axis) -> Int
  ) -> some View {
    arranged(
      ContainerRelativeFrame(axes: axes, alignment: alignment, rule: .function(length)))
  }
}

/// The rule for a length that depends on that of a container.
private enum ContainerRelativeRule: Equatable {
  case whole
  case parts(count: Int, span: Int, spacing: Int)
  case function(@MainActor (Int, Axis) -> Int)

  @MainActor
  func length(in container: Int, along axis: Axis) -> Int {
    switch self {
    case .whole: container
    case .parts(let count, let span, let spacing):
      max(0, (container - spacing * (count - 1)) / count) * span + spacing * max(0, span - 1)
    case .function(let length): length(container, axis)
    }
  }

  /// Whether the rules are the same. Functions cannot be compared.
  static func == (lhs: ContainerRelativeRule, rhs: ContainerRelativeRule) -> Bool {
    switch (lhs, rhs) {
    case (.whole, .whole): true
    case (.parts(let count, let span, let spacing), .parts(let count2, let span2, let spacing2)):
      (count, span, spacing) == (count2, span2, spacing2)
    default: false
    }
  }
}

private struct ContainerRelativeFrame: Arrangement {
  var axes: Axis.Set = []
  var alignment = Alignment.center
  var rule = ContainerRelativeRule.whole

  static var passesTraits: Bool { true }

  func size(of contents: ArrangedContents, in proposal: ProposedSize) -> Size {
    let frame = frame(in: proposal, of: contents)
    if let width = frame.width, let height = frame.height {
      return Size(width: width, height: height)
    }
    let chosen = contents.overlaidSize(in: frame.proposal)
    return Size(width: frame.width ?? chosen.width, height: frame.height ?? chosen.height)
  }

  func arrange(
    _ contents: ArrangedContents, in size: Size, proposal: ProposedSize,
    place: (Int, Point, ProposedSize) -> Void
  ) {
    let inner = frame(in: proposal, of: contents).proposal
    for (index, element) in contents.elements.enumerated() {
      place(index, alignment.offset(of: element.sizeThatFits(inner), in: size), inner)
    }
  }

  /// Returns the size to propose to the content, and the lengths that depend on the container.
  @MainActor
  private func frame(
    in proposal: ProposedSize, of contents: ArrangedContents
  ) -> (proposal: ProposedSize, width: Int?, height: Int?) {
    let container = contents.node.relativeContainerSize
    func length(_ axis: Axis) -> Int? {
      guard axes.contains(axis) else { return nil }
      return rule.length(in: container[axis], along: axis).clampedLength
    }
    let (width, height) = (length(.horizontal), length(.vertical))
    return (
      ProposedSize(width: width ?? proposal.width, height: height ?? proposal.height), width,
      height
    )
  }
}

extension LayoutNode {
  /// The size of the nearest scroll view, of whose changes the node is notified from now on, or
  /// else of the screen.
  fileprivate var relativeContainerSize: Size {
    var node = container
    while let outer = node {
      if let scroll = outer as? ScrollNode { return scroll.relativeSize(for: self) }
      if outer is RootNode { return outer.rect.size }
      node = outer.container
    }
    return .zero
  }
}
