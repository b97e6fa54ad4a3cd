import Components

extension Screen {
  /// The newest frame as assistive technology sees it: a tree of elements with a role, a label, a
  /// value and states.
  ///
  ///     screen.press(.tab)
  ///     #expect(screen.accessibility.focused?.summary == "Wi-Fi, toggle, on")
  ///     print(screen.accessibility)
  ///
  /// Printing the tree gives an outline. The tree is made each time it is read. Its strings are as
  /// safe to print as the text on the screen.
  public var accessibility: AccessibilityElement {
    untrustedAccessibility.sanitized
  }
}

extension AccessibilityElement {
  /// The element and its descendants with strings that are safe to print.
  fileprivate var sanitized: AccessibilityElement {
    var element = self
    element.label = label.sanitized
    element.value = value.sanitized
    element.hint = hint.sanitized
    element.identifier = identifier.sanitized
    element.children = children.map(\.sanitized)
    return element
  }
}
