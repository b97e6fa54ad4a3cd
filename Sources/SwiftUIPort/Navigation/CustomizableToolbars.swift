// Toolbars whose items the user rearranges on other systems. A terminal has none of these.

/// Content of a toolbar whose items have identities.
public typealias CustomizableToolbarContent = ToolbarContent

/// How the user rearranges an item, which a terminal does not let them.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  /// As usual.
  public static let `default` = ToolbarCustomizationBehavior()
  /// Without removing it.
  public static let reorderable = `default`
  /// Not at all.
  public static let disabled = `default`
}

/// Options of an item that the user rearranges.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// The bits of the options.
  public var rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The item is always there.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// Items that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  /// The button of a sidebar, which a terminal does not have.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The title.
  public static let title = sidebarToggle
  /// The search field.
  public static let search = sidebarToggle
}

extension ToolbarItem {
  /// Creates an item with an identity, which has no effect: the user cannot rearrange toolbars.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - placement: The part of the bars in which the item stands.
  ///   - showsByDefault: Whether the item is there at first.
  ///   - content: The views of the item, in a row.
  public init<Content: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement) { if showsByDefault { content() } }
  }
}

extension ToolbarContent {
  /// Has no effect on a terminal, whose user cannot rearrange toolbars.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Leaves this item out if it is hidden, because the user of a terminal cannot add it.
  @ToolbarContentBuilder
  public nonisolated func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    if visibility != .hidden { self }
  }
}

extension View {
  /// Adds items to the bars of the page. Their identities have no effect on a terminal, whose user
  /// cannot rearrange toolbars.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Has no effect on a terminal, whose bars have no button of a sidebar.
  public nonisolated func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }
}
