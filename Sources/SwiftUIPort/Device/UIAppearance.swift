/// The look that a program gives to all views of UIKit of a kind, of which a terminal has none.
///
///     UITabBar.appearance().isHidden = true  // a warning: this has no effect
///
/// Its properties can be set, but keep their values. SwiftUI has modifiers that work.
public struct UIAppearance: Sendable {
  /// Keeps the view visible.
  public var isHidden: Bool {
    get { false }
    nonmutating set {}
  }
  /// Keeps the look.
  public var isTranslucent: Bool {
    get { false }
    nonmutating set {}
  }
  /// Keeps the ends of a scroll view where they are.
  public var bounces: Bool {
    get { false }
    nonmutating set {}
  }
  /// Keeps a scroll view scrolling.
  public var isScrollEnabled: Bool {
    get { true }
    nonmutating set {}
  }
  /// Keeps the scroll bar.
  public var showsVerticalScrollIndicator: Bool {
    get { true }
    nonmutating set {}
  }
  /// Keeps scrolling by rows.
  public var isPagingEnabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// Keeps rows that can be selected.
  public var allowsSelection: Bool {
    get { true }
    nonmutating set {}
  }
  /// Keeps the lines between rows, of which there are none.
  public var separatorStyle: SeparatorStyle {
    get { .none }
    nonmutating set {}
  }
  /// Keeps the end of a list.
  public var tableFooterView: Any? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the end of a scroll view.
  public var contentInset: UIEdgeInsets {
    get { .zero }
    nonmutating set {}
  }
  /// Keeps the picture below a bar, of which there is none.
  public var shadowImage: UIImage? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the font of large titles.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the font of titles.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { nil }
    nonmutating set {}
  }

  /// The lines between rows.
  public enum SeparatorStyle: Hashable, Sendable {
    /// None or one.
    case none, singleLine
  }

  /// The states of a control.
  public enum State: Hashable, Sendable {
    /// As usual, or changed by the user.
    case normal, selected, highlighted, disabled
  }

  /// Keeps the font of titles.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  /// Keeps the background.
  public func setBackgroundImage(_ image: UIImage?, for metrics: Any?) {}
}

// Colors, of which views have the theme's.
extension UIAppearance {
  /// Keeps the background.
  public var backgroundColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the background.
  public var barTintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the accent color.
  public var tintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the color of text.
  public var unselectedItemTintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the accent color.
  public var selectedSegmentTintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the lines between rows, of which there are none.
  public var separatorColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the color of dots.
  public var currentPageIndicatorTintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
  /// Keeps the color of dots.
  public var pageIndicatorTintColor: UIColor? {
    get { nil }
    nonmutating set {}
  }
}

extension NSAttributedString.Key {
  /// The color of text.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind text.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The font of text.
  public static let font = NSAttributedString.Key("NSFont")
}

/// A kind of views of UIKit, of which a terminal has none.
public protocol UIAppearanceContainer {}

extension UIAppearanceContainer {
  /// Has no effect on a terminal.
  @available(
    *, deprecated, message: "A terminal has no views of UIKit: use SwiftUI's modifiers."
  )
  public static func appearance() -> UIAppearance { UIAppearance() }
}

/// The bar of a `TabView`, which stays.
public enum UITabBar: UIAppearanceContainer {}
/// The bar of a `NavigationStack`, which `toolbarBackground(_:for:)` colors.
public enum UINavigationBar: UIAppearanceContainer {}
/// The rows of a `List`.
public enum UITableView: UIAppearanceContainer {}
/// A row of a `List`.
public enum UITableViewCell: UIAppearanceContainer {}
/// The rows of a `List`.
public enum UICollectionView: UIAppearanceContainer {}
/// A `ScrollView`.
public enum UIScrollView: UIAppearanceContainer {}
/// A `TextEditor`.
public enum UITextView: UIAppearanceContainer {}
/// A segmented `Picker`.
public enum UISegmentedControl: UIAppearanceContainer {}
/// The dots of a `TabView`.
public enum UIPageControl: UIAppearanceContainer {}
/// A `Toggle`.
public enum UISwitch: UIAppearanceContainer {}
/// A `Slider`.
public enum UISlider: UIAppearanceContainer {}
/// The field of a `searchable` view.
public enum UISearchBar: UIAppearanceContainer {}
