extension Tree {
  /// Returns the height that the views choose for the width of the screen, after applying the
  /// pending changes.
  ///
  /// The views of a presentation need as many rows as their ideal height, from where they begin.
  package func idealHeight() -> Int {
    guard let root else { return 0 }
    if !isSettled {
      update()
      settleLayout()
    }
    let proposal = ProposedSize(width: root.rect.size.width)
    let height = root.contents.map { $0.sizeThatFits(proposal).height }.max() ?? 0
    return root.presentations.reduce(height) { max($0, $1.idealScreenHeight(on: proposal)) }
  }
}

extension PresentationNode {
  /// Returns the height of a screen on which the content has its ideal height.
  fileprivate func idealScreenHeight(on screen: ProposedSize) -> Int {
    let height = contents.map { $0.sizeThatFits(screen).height }.max() ?? 0
    switch placement.position {
    case .center, .fill: return height
    case .beside(.bottom): return anchorRect().rows.upperBound + height
    case .beside: return max(height, anchorRect().rows.upperBound)
    case .point(let point): return point.y + height
    }
  }
}
