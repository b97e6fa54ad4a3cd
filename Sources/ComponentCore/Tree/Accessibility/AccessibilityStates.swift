/// The states of an ``AccessibilityElement``.
public struct AccessibilityStates: OptionSet, Hashable, Sendable {
  /// The bits of the states.
  public let rawValue: UInt16

  /// The element has the keyboard focus.
  public static let focused = AccessibilityStates(rawValue: 1)
  /// The element is selected among others.
  public static let selected = AccessibilityStates(rawValue: 2)
  /// The element is being pressed.
  public static let pressed = AccessibilityStates(rawValue: 4)
  /// The element accepts no input.
  public static let disabled = AccessibilityStates(rawValue: 8)
  /// The contents that the element shows or hides are shown.
  public static let expanded = AccessibilityStates(rawValue: 16)
  /// The contents that the element shows or hides are hidden.
  public static let collapsed = AccessibilityStates(rawValue: 32)
  /// The element covers others, which take no input.
  public static let modal = AccessibilityStates(rawValue: 64)
  /// The element changes so often that its changes are not announced.
  public static let updatesFrequently = AccessibilityStates(rawValue: 128)

  /// Creates a set of states from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The words for the states that are spoken, in order.
  var words: [String] {
    let words: [(AccessibilityStates, String)] = [
      (.selected, "selected"), (.pressed, "pressed"), (.expanded, "expanded"),
      (.collapsed, "collapsed"), (.disabled, "disabled"),
    ]
    return words.filter { contains($0.0) }.map(\.1)
  }
}
