import ComponentCore

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

extension Screen {
  /// The elements of the views, with strings as the views have them.
  var untrustedAccessibility: AccessibilityElement {
    update()
    return tree.accessibility
  }

  /// The visible area of the view that has the focus.
  var focusedArea: Rect? {
    update()
    return tree.focusedArea
  }

  /// Returns the visible area of the innermost view at `point` that a click would focus.
  func focusableArea(at point: Point) -> Rect? {
    update()
    return tree.focusableArea(at: point)
  }
}
