/// The nature of a view for assistive technology, beside its label and value.
///
///     Text("Downloads").accessibilityAddTraits(.isHeader)
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt16

  /// The view performs an action.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The view is the title of what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// The view is selected among others.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// The view leads elsewhere.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// The view is a field for a search.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// The view is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 32)
  /// The view is text that is only read.
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  /// The view is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 128)
  /// The view selects a tab.
  public static let isTabBar = AccessibilityTraits(rawValue: 256)
  /// The view covers others, which take no input.
  public static let isModal = AccessibilityTraits(rawValue: 512)
  /// The view changes so often that its changes are not announced.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1024)

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }
}

extension AccessibilityTraits {
  private static let roles: [(AccessibilityTraits, AccessibilityRole)] = [
    (.isStaticText, .text), (.isImage, .image), (.isHeader, .heading), (.isButton, .button),
    (.isLink, .link), (.isToggle, .toggle), (.isSearchField, .searchField), (.isTabBar, .tabBar),
  ]

  private static let states: [(AccessibilityTraits, AccessibilityStates)] = [
    (.isSelected, .selected), (.isModal, .modal), (.updatesFrequently, .updatesFrequently),
  ]

  /// Gives the role and the states of these traits to `element`.
  func add(to element: inout AccessibilityElement) {
    for (trait, role) in AccessibilityTraits.roles where contains(trait) { element.role = role }
    for (trait, state) in AccessibilityTraits.states where contains(trait) {
      element.states.insert(state)
    }
    guard element.role == .tabBar else { return }
    for index in element.children.indices where element.children[index].role == .option {
      element.children[index].role = .tab
    }
  }

  /// Takes the role and the states of these traits from `element`.
  func remove(from element: inout AccessibilityElement) {
    for (trait, role) in AccessibilityTraits.roles where contains(trait) && element.role == role {
      element.role = element.children.isEmpty ? .text : .group
    }
    for (trait, state) in AccessibilityTraits.states where contains(trait) {
      element.states.remove(state)
    }
  }
}
