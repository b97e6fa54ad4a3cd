// Styles under the names of types, as programs wrote them before `.listStyle(.plain)`.

/// Rows side by side with the edges of the list.
public func PlainListStyle() -> ListStyle { .plain }
/// The style that suits most lists.
public func DefaultListStyle() -> ListStyle { .automatic }
/// Rows in groups.
public func GroupedListStyle() -> ListStyle { .grouped }
/// Rows in groups that are narrower than the list.
public func InsetGroupedListStyle() -> ListStyle { .insetGrouped }
/// Rows that are narrower than the list.
public func InsetListStyle() -> ListStyle { .inset }
/// The rows of a sidebar.
public func SidebarListStyle() -> ListStyle { .sidebar }
/// Rows inside of a border.
public func BorderedListStyle() -> ListStyle { .bordered }

extension ListStyle {
  /// Rows that are narrower than the list. Rows have no backgrounds of their own.
  public static func inset(alternatesRowBackgrounds: Bool) -> ListStyle { .inset }
  /// Rows inside of a border. Rows have no backgrounds of their own.
  public static func bordered(alternatesRowBackgrounds: Bool) -> ListStyle { .bordered }
}

/// The options side by side.
public func SegmentedPickerStyle() -> PickerStyle { .segmented }
/// A button that opens a menu of the options.
public func MenuPickerStyle() -> PickerStyle { .menu }
/// The options in a column.
public func InlinePickerStyle() -> PickerStyle { .inline }
/// On a terminal, a menu.
public func WheelPickerStyle() -> PickerStyle { .wheel }
/// The options in a column, with a mark at the selected one.
public func RadioGroupPickerStyle() -> PickerStyle { .radioGroup }
/// A button that opens a menu of the options.
public func PopUpButtonPickerStyle() -> PickerStyle { .menu }
/// On a terminal, a menu.
public func NavigationLinkPickerStyle() -> PickerStyle { .navigationLink }
/// On a terminal, the options side by side.
public func PalettePickerStyle() -> PickerStyle { .palette }
/// The style that suits most pickers.
public func DefaultPickerStyle() -> PickerStyle { .automatic }

extension PickerStyle {
  /// On a terminal, a ``menu``.
  public static let wheel = menu
  /// On a terminal, a ``menu``.
  public static let navigationLink = menu
  /// On a terminal, ``segmented``.
  public static let palette = segmented
}

/// The style that suits most toggles.
public func DefaultToggleStyle() -> CheckboxToggleStyle { CheckboxToggleStyle() }

extension SwitchToggleStyle {
  /// Creates the style. A switch has the tint of its view, not `tint`.
  public init(tint: Color) { self.init() }
}

/// The style that suits most progress views.
public func DefaultProgressViewStyle() -> LinearProgressViewStyle { LinearProgressViewStyle() }

extension CircularProgressViewStyle {
  /// Creates the style. A spinner has the tint of its view, not `tint`.
  public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
  /// Creates the style. A bar has the tint of its view, not `tint`.
  public init(tint: Color) { self.init() }
}

/// A bar between the labels.
public func DefaultGaugeStyle() -> LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
/// A bar between the labels.
public func AccessoryLinearCapacityGaugeStyle() -> LinearCapacityGaugeStyle {
  LinearCapacityGaugeStyle()
}
/// A mark on a line between the labels.
public func LinearGaugeStyle() -> AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
/// An open ring around the current value.
public func CircularGaugeStyle() -> AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A mark on a line, as on a watch.
  public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring, as on a watch.
  public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// Text alone, as the style `plain` of the core.
public func BorderlessButtonStyle() -> PlainButtonStyle { PlainButtonStyle() }
/// The style that suits most buttons.
public func DefaultButtonStyle() -> BorderedButtonStyle { BorderedButtonStyle() }
/// Blue text alone.
@MainActor public func LinkButtonStyle() -> AppearanceButtonStyle { .link }

extension ButtonStyle where Self == PlainButtonStyle {
  /// Text alone.
  public static var borderless: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The style that suits most buttons.
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A one-line field without a border.
public func DefaultTextFieldStyle() -> PlainTextFieldStyle { PlainTextFieldStyle() }

extension ComponentControls.TextFieldStyle where Self == PlainTextFieldStyle {
  /// A one-line field without a border.
  public static var automatic: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension ComponentControls.TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The border of a field.
  public static var squareBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// The title after the icon.
public func DefaultLabelStyle() -> TitleAndIconLabelStyle { TitleAndIconLabelStyle() }

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The title after the icon.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The outline of a button. On a terminal all buttons of a style have the same outline.
public struct ButtonBorderShape: Hashable, Sendable {
  private let radius: CGFloat?

  /// The usual outline.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// Round ends.
  public static let capsule = ButtonBorderShape(radius: .infinity)
  /// A circle.
  public static let circle = capsule
  /// Round corners.
  public static let roundedRectangle = automatic

  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual style.
  public static var button: DefaultMenuStyle { DefaultMenuStyle() }
  /// The usual style.
  public static var borderlessButton: DefaultMenuStyle { DefaultMenuStyle() }
}

/// The usual style of a menu's button.
public typealias BorderlessButtonMenuStyle = DefaultMenuStyle
/// The usual style of a menu's button.
public typealias ButtonMenuStyle = DefaultMenuStyle

/// The order of a menu's items, which on a terminal is as written.
public struct MenuOrder: Hashable, Sendable {
  /// As written.
  public static let automatic = MenuOrder()
  /// As written.
  public static let fixed = automatic
  /// As written.
  public static let priority = automatic
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The usual style.
  public static var grouped: AutomaticFormStyle { AutomaticFormStyle() }
  /// The usual style.
  public static var columns: AutomaticFormStyle { AutomaticFormStyle() }
}

/// The usual style of a form.
public typealias GroupedFormStyle = AutomaticFormStyle
/// The usual style of a form.
public typealias ColumnsFormStyle = AutomaticFormStyle

/// The dots of pages, which a terminal does not have.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// When the dots have a background.
  public enum BackgroundDisplayMode: Hashable, Sendable {
    /// When there is an index.
    case automatic, interactive
    /// Always or never.
    case always, never
  }

  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

  /// The usual style.
  public static func page(
    backgroundDisplayMode: BackgroundDisplayMode = .automatic
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}

/// How the columns of a split view share the width, which a terminal decides itself.
public struct NavigationSplitViewStyle: Hashable, Sendable {
  /// The usual shares.
  public static let automatic = NavigationSplitViewStyle()
  /// The usual shares.
  public static let balanced = automatic
  /// The usual shares.
  public static let prominentDetail = automatic
}

extension View {
  /// Has no effect on a terminal, where all buttons of a style have the same outline.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Has no effect on a terminal, where all menus have the same button.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect on a terminal, where items have the order in which they are written.
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Has no effect on a terminal, where pages have no dots.
  public nonisolated func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }

  /// Has no effect on a terminal, where columns share the width in one way.
  public nonisolated func navigationSplitViewStyle(
    _ style: NavigationSplitViewStyle
  ) -> some View { self }
}
