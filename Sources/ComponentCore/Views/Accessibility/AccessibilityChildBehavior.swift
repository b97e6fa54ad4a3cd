/// How a view and the views inside it become elements for assistive technology.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind: Sendable { case ignore, contain, combine }

  private let kind: Kind

  /// The view is one element, and the views inside it are none.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// The view is an element that contains those of the views inside it.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// The view is one element with the labels and values of the views inside it. If there is one
  /// control among them, it is that control.
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  /// Returns the element of `node` in place of those of its contents.
  @MainActor
  func element(of children: [AccessibilityElement], in node: LayoutNode) -> AccessibilityElement {
    switch kind {
    case .ignore:
      return node.accessibilityElement(.text, states: children.combinedStates)
    case .contain:
      return node.accessibilityElement(.group, children: children)
    case .combine:
      let controls = children.flatMap(\.all).filter { !$0.isReadOnly && $0.role != .group }
      return node.accessibilityElement(
        controls.count == 1 ? controls[0].role : .text, label: children.combinedLabel,
        states: children.combinedStates)
    }
  }
}
