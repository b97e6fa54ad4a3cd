/// A description of the items of a toolbar.
///
///     struct EditingItems: ToolbarContent {
///       var body: some ToolbarContent {
///         ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: cancel) }
///         ToolbarItem(placement: .confirmationAction) { Button("Save", action: save) }
///       }
///     }
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent

  /// The items that this content is composed of.
  @ToolbarContentBuilder
  var body: Body { get }

  /// All items of this content.
  @_documentation(visibility: internal)
  var items: [ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The items of the body.
  @_documentation(visibility: internal)
  public var items: [ToolbarEntry] { body.items }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Traps: an item has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

/// Toolbar content that has items of its own instead of a body.
///
/// It supplies the requirement of ``ToolbarContent`` that programs do not see.
@MainActor
protocol ToolbarItems: ToolbarContent where Body == Never {
  /// The items, in order.
  var entries: [ToolbarEntry] { get }
}

extension ToolbarItems {
  /// The items, in order.
  public var items: [ToolbarEntry] { entries }
}

/// A view in a toolbar.
///
///     ToolbarItem(placement: .bottomBar) { Button("Delete") { delete() } }
public nonisolated struct ToolbarItem: ToolbarItems {
  let entries: [ToolbarEntry]

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - placement: The part of the bars in which the item stands.
  ///   - content: The views of the item, in a row.
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entries = [ToolbarEntry(content(), placement)]
  }

  /// Creates an item with an identity, which has no effect: the user cannot rearrange toolbars.
  ///
  /// - Parameters:
  ///   - id: The identity of the item.
  ///   - placement: The part of the bars in which the item stands.
  ///   - content: The views of the item, in a row.
  public init<Content: View>(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

/// Several views with one placement in a toolbar.
///
///     ToolbarItemGroup(placement: .bottomBar) {
///       Button("Delete") { delete() }
///       Button("Move") { move() }
///     }
public nonisolated struct ToolbarItemGroup: ToolbarItems {
  let entries: [ToolbarEntry]

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - placement: The part of the bars in which the views stand.
  ///   - content: The views, in a row.
  public init<Content: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    entries = [ToolbarEntry(content(), placement)]
  }
}

/// Builds the content of a toolbar from the views and items in a closure.
@resultBuilder
public nonisolated enum ToolbarContentBuilder {
  /// The items of a closure.
  public nonisolated struct Items: ToolbarItems {
    fileprivate let parts: [any ToolbarContent]

    @MainActor var entries: [ToolbarEntry] { parts.flatMap { $0.items } }
  }

  /// Returns the items of `content`.
  public static func buildExpression(_ content: some ToolbarContent) -> Items {
    Items(parts: [content])
  }

  /// Returns an item with the automatic placement that shows `view`.
  @_disfavoredOverload
  public static func buildExpression(_ view: some View) -> Items {
    Items(parts: [ToolbarItem { view }])
  }

  /// Returns the items of all `parts`.
  public static func buildBlock(_ parts: Items...) -> Items {
    Items(parts: parts)
  }

  /// Returns the items of an `if` without `else`.
  public static func buildOptional(_ part: Items?) -> Items {
    part ?? Items(parts: [])
  }

  /// Returns the items of the first branch.
  public static func buildEither(first: Items) -> Items { first }

  /// Returns the items of the second branch.
  public static func buildEither(second: Items) -> Items { second }

  /// Returns the items of a part that is conditional on the platform.
  public static func buildLimitedAvailability(_ part: Items) -> Items { part }
}

/// The part of the bars in which an item stands.
///
///     ‹ Back  leading  Title or principal           trailing
///     ───────────────────────────────────────────────────────
///     …
///     ───────────────────────────────────────────────────────
///     bottom                   status
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Region: Hashable, Sendable {
    case leading, principal, trailing, bottom, status
  }

  let region: Region

  /// The end of the upper bar.
  public static let automatic = ToolbarItemPlacement(region: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(region: .principal)
  /// The beginning of the upper bar, after the back button.
  public static let navigation = ToolbarItemPlacement(region: .leading)
  /// The beginning of the upper bar, after the back button.
  public static let topBarLeading = ToolbarItemPlacement(region: .leading)
  /// The end of the upper bar.
  public static let topBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The beginning of the upper bar, after the back button.
  public static let navigationBarLeading = ToolbarItemPlacement(region: .leading)
  /// The end of the upper bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(region: .trailing)
  /// The end of the upper bar.
  public static let primaryAction = ToolbarItemPlacement(region: .trailing)
  /// The end of the upper bar.
  public static let secondaryAction = ToolbarItemPlacement(region: .trailing)
  /// The beginning of the upper bar.
  public static let cancellationAction = ToolbarItemPlacement(region: .leading)
  /// The end of the upper bar.
  public static let confirmationAction = ToolbarItemPlacement(region: .trailing)
  /// The end of the upper bar.
  public static let destructiveAction = ToolbarItemPlacement(region: .trailing)
  /// The beginning of the lower bar.
  public static let bottomBar = ToolbarItemPlacement(region: .bottom)
  /// The center of the lower bar.
  public static let status = ToolbarItemPlacement(region: .status)
}

/// An item of a toolbar.
@_documentation(visibility: internal)
public nonisolated struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView

  init(_ view: some View, _ placement: ToolbarItemPlacement) {
    self.placement = placement
    self.view = AnyView(view)
  }

  /// Returns the item as it is in `environment`, with small buttons and in one row.
  @MainActor
  func inEnvironment(_ environment: EnvironmentValues) -> ToolbarEntry {
    ToolbarEntry(
      view.lineLimit(1).transformEnvironment {
        $0 = environment
        $0.controlSize = .small
      }, placement)
  }
}
