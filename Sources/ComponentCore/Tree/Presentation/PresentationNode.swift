/// A view in front of the screen's other contents, such as a sheet: a class, because the root
/// places and draws it.
///
/// The node covers the screen, so that the pointer reaches nothing behind it, and places its
/// content according to ``placement``. While it is the foremost presentation, the focus stays
/// inside it, and keyboard shortcuts behind it do not work.
final class PresentationNode: ContainerNode, Responder {
  var placement = PresentationPlacement(position: .center) {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }
  var traits: PresentationTraits = [] {
    didSet { if traits != oldValue { setNeedsPaint() } }
  }
  /// Asks the presenting node to close the presentation.
  var requestDismissal: @MainActor () -> Void = {}
  /// Returns the rectangle of the presenting view on the screen.
  var anchorRect: @MainActor () -> Rect = { Rect(size: .zero) }
  /// Returns the container of the presenting view.
  var presentingContainer: @MainActor () -> LayoutNode? = { nil }
  /// The node that receives the focus when the presentation closes.
  weak var previousFocus: LayoutNode?

  /// The rectangle of the content, relative to this node.
  private(set) var contentRect = Rect(size: .zero)
  /// How much of the content is drawn over what is behind it, from 0 to 1.
  private var opacity = 1.0 {
    didSet { if opacity != oldValue { setNeedsPaint() } }
  }
  /// The rectangle of the presenting view at the last layout.
  private var lastAnchorRect = Rect(size: .zero)

  required init(in context: ViewContext) {
    super.init(in: context)
    keepsPreferences = true
  }

  // MARK: Layout

  /// Returns the proposal, which is the size of the screen.
  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    lastAnchorRect = anchorRect()
    let old = contentRect
    contentRect = Rect(size: .zero)
    for element in contents {
      contentRect = placement.rect(of: element, on: size, beside: lastAnchorRect)
      element.place(at: contentRect.origin, ProposedSize(contentRect.size))
    }
    if contentRect != old { setNeedsPaint() }
  }

  /// Places the content again if the presenting view has moved.
  func followAnchor() {
    guard case .beside = placement.position, anchorRect() != lastAnchorRect else { return }
    placeChildren(in: rect.size, proposal: ProposedSize(rect.size))
  }

  /// Returns 0, because nothing is drawn outside the screen.
  override func drawingOverflow(contentOverflow: Int) -> Int { 0 }

  // MARK: Drawing

  /// Whether the content hides everything behind it in `area`, a part of the screen.
  func hides(_ area: Rect) -> Bool {
    opacity >= 1 && contentRect.contains(area)
  }

  /// Fades the content in, if it dims what is behind it and controls are animated.
  func appear() {
    guard traits.contains(.dimsBackground), environment.animatesControls else { return }
    // Not 0: the first frame answers the key that was pressed.
    opacity = 0.25
    animateControl(from: opacity, to: 1.0) { [weak self] in self?.opacity = $0 }
  }

  override func paint(on canvas: DrawingContext) {
    var canvas = canvas
    canvas.clip(to: contentRect)
    canvas.fade(by: opacity)
    applyInheritedStyle(to: &canvas)
    // The terminal's own color cannot be mixed, so what fades in has only its own surface.
    if opacity >= 1 {
      var fill = canvas
      fill.attributes = Attributes()
      fill.fill(contentRect, with: .terminalBackground)
    }
    paintChildren(on: canvas)
  }

  // MARK: Accessibility

  override func accessibilityElements() -> [AccessibilityElement] {
    let children = childAccessibilityElements()
    let isMenu = traits.contains(.isMenu)
    let heading = children.flatMap(\.all).first { $0.role == .heading }
    return [
      accessibilityElement(
        isMenu ? .menu : .dialog, label: heading?.label ?? "", states: .modal, children: children)
    ]
  }

  // MARK: Input

  override var responder: (any Responder)? { self }

  var acceptsPointer: Bool { true }

  func handle(_ event: NodeEvent) -> Bool {
    switch event {
    case .pressed:
      let isOutside = !contentRect.contains(tree.eventDispatcher.pointer)
      if isOutside, traits.contains(.closesOnOutsideClick) { requestDismissal() }
      return !(isOutside && traits.contains(.isSubmenu))
    case .key(let press):
      return traits.contains(.isMenu) && press.phase != .up && handleMenuKey(press)
    default: return false
    }
  }

  private func handleMenuKey(_ press: KeyPress) -> Bool {
    let focused = tree.eventDispatcher.focused
    let target: LayoutNode?
    switch (press.key, press.modifiers) {
    case (.down, []): target = FocusMove.next.target(from: focused, in: self)
    case (.up, []): target = FocusMove.previous.target(from: focused, in: self)
    case (.home, []): target = firstFocusableNode
    case (.end, []): target = lastFocusableNode
    case (.left, []) where traits.contains(.isSubmenu):
      requestDismissal()
      return true
    case (.character(let character), []), (.character(let character), .shift):
      target = focusableNodes().next(after: focused, beginningWith: character)
    default: target = nil
    }
    if let target { tree.eventDispatcher.focus(target) }
    return target != nil
  }

  /// Closes the presentation if `press` is Escape; returns whether it is.
  func dismiss(on press: KeyPress) -> Bool {
    guard press.key == .escape, press.modifiers.isEmpty, press.phase == .down else { return false }
    if traits.contains(.escapeCancels),
      let button = focusableNodes().first(where: { $0.dialogRole == .cancel })
    {
      return (button as? any Activatable)?.activate() == true
    }
    requestDismissal()
    return true
  }

  /// The node that receives the focus when the presentation appears.
  var initialFocusTarget: LayoutNode? {
    let nodes = focusableNodes()
    guard traits.contains(.focusesSafeChoice) else {
      return nodes.first { $0.hasFocusRole(.preferred) } ?? focusTarget
    }
    if let field = nodes.first(where: { $0.dialogRole == nil }) { return field }
    return nodes.first { $0.dialogRole == .cancel }
      ?? nodes.first { $0.dialogRole == .action } ?? nodes.first
  }
}

/// The behavior of a presentation.
package struct PresentationTraits: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The screen behind the presentation is faint.
  package static let dimsBackground = PresentationTraits(rawValue: 1)
  /// A click outside the content closes the presentation.
  package static let closesOnOutsideClick = PresentationTraits(rawValue: 2)
  /// Pressing a button closes the presentation.
  package static let closesOnButtonPress = PresentationTraits(rawValue: 4)
  /// Escape presses the button whose role is to cancel, if there is one.
  package static let escapeCancels = PresentationTraits(rawValue: 8)
  /// The button whose role is to cancel has the focus first, or one that destroys nothing.
  package static let focusesSafeChoice = PresentationTraits(rawValue: 16)
  /// The arrows, Home and End move the focus, letters find items, and the focus follows the
  /// pointer.
  package static let isMenu = PresentationTraits(rawValue: 32)
  /// The left arrow closes the menu, and a press outside reaches the menu that contains it.
  package static let isSubmenu = PresentationTraits(rawValue: 64)
}

@MainActor
extension [LayoutNode] {
  /// Returns the first node after `node`, or else before it, whose text begins with `character` in
  /// upper or lower case.
  fileprivate func next(after node: LayoutNode?, beginningWith character: Character) -> LayoutNode?
  {
    let start = firstIndex { $0 === node }.map { $0 + 1 } ?? 0
    return (self[start...] + self[..<start]).first {
      $0.firstText?.first?.lowercased() == character.lowercased()
    }
  }
}

extension LayoutNode {
  /// The first text among this node and its descendants that is not empty.
  package var firstText: String? {
    if let text = (self as? any TextDisplaying)?.displayedText, !text.isEmpty { return text }
    for child in layoutChildren {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
