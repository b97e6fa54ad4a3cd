/// A view as assistive technology sees it: what it is, what it says and in which state it is.
///
///     let screen = Screen(columns: 30, rows: 8) { Settings() }
///     print(screen.accessibility)
///
///     screen
///       Network, heading
///       Wi-Fi, toggle, on, focused
///       Volume, slider, 5
///       Networks, list, 3 rows
///         Home, row 1 of 3, selected
///
/// `screen.accessibility` is the element of a whole screen, and its descendants are the views that
/// can be read or used: not those that are hidden, that have scrolled out of a list, or that a
/// dialog covers. Modifiers such as `accessibilityLabel(_:)` change the elements of a view.
public struct AccessibilityElement: Hashable, Sendable {
  /// The place of an element among others of its kind, some of which may have no elements.
  public struct Position: Hashable, Sendable {
    /// The number of the element, from 1 on.
    public var number: Int
    /// The number of elements.
    public var count: Int

    /// Creates a place.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The identity of an element while its view is shown.
  package struct ID: Hashable, Sendable {
    /// The number that the node has had since its view was described first.
    let node: UInt32
    /// Tells elements of one node apart.
    package var index = 0
  }

  /// The kind of the element.
  public var role: AccessibilityRole
  /// The name of the element: the title of a button, a text.
  public var label: String
  /// The content of the element: the text of a field, `on` or `52%`.
  public var value: String
  /// A description of the effect of the element, if the label does not say it.
  public var hint: String
  /// A name that is not spoken, by which tests find the element.
  public var identifier: String
  /// The states of the element.
  public var states: AccessibilityStates
  /// The place among the rows of a list, or among options.
  public var position: Position?
  /// The rectangle on the screen, visible or not.
  public var frame: Rect
  /// The elements inside this one, in reading order.
  public var children: [AccessibilityElement]
  /// The position among its siblings: those of a higher priority are read first.
  var sortPriority = 0.0
  /// Tells elements of successive frames apart.
  package var id: ID?

  /// Creates an element.
  public init(
    _ role: AccessibilityRole, label: String = "", value: String = "", hint: String = "",
    identifier: String = "", states: AccessibilityStates = [], position: Position? = nil,
    frame: Rect = Rect(size: .zero), children: [AccessibilityElement] = []
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.hint = hint
    self.identifier = identifier
    self.states = states
    self.position = position
    self.frame = frame
    self.children = children
  }

  /// Whether both have equal properties and children; nodes and priorities do not count.
  public static func == (lhs: AccessibilityElement, rhs: AccessibilityElement) -> Bool {
    lhs.role == rhs.role && lhs.label == rhs.label && lhs.value == rhs.value
      && lhs.hint == rhs.hint && lhs.identifier == rhs.identifier && lhs.states == rhs.states
      && lhs.position == rhs.position && lhs.frame == rhs.frame && lhs.children == rhs.children
  }

  /// Feeds the properties into `hasher`, except for the children.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(label)
    hasher.combine(value)
    hasher.combine(states)
    hasher.combine(frame)
  }
}

// MARK: Searching

extension AccessibilityElement {
  /// This element and its descendants, in reading order.
  public var all: [AccessibilityElement] {
    [self] + children.flatMap(\.all)
  }

  /// Returns the first element with a label, a role and an identifier, as far as they are given.
  ///
  ///     #expect(screen.accessibility.first("Wi-Fi", .toggle)?.value == "on")
  public func first(
    _ label: String? = nil, _ role: AccessibilityRole? = nil, identifier: String? = nil
  ) -> AccessibilityElement? {
    let isMatch =
      (label ?? self.label) == self.label && (role ?? self.role) == self.role
      && (identifier ?? self.identifier) == self.identifier
    if isMatch { return self }
    for child in children {
      if let match = child.first(label, role, identifier: identifier) { return match }
    }
    return nil
  }

  /// The innermost element that has the focus; `nil` if none has it.
  public var focused: AccessibilityElement? {
    for child in children {
      if let focused = child.focused { return focused }
    }
    return states.contains(.focused) ? self : nil
  }
}
