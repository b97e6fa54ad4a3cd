@_spi(Nodes) import ComponentCore
import Signals

/// A view that shows one of several views, which the user chooses in a bar.
///
///     TabView(selection: $selection) {
///       Tab("Trees", value: Kind.tree) { TreeList() }
///       Tab("Herbs", value: Kind.herb) { HerbList() }.badge(3)
///     }
///
///      Trees │▸Herbs (3)◂
///     ─────────────────────
///             Basil
///             Mint
///
/// Each view of the content is a tab: a ``Tab``, or a view with a `tabItem(_:)`. A tab view takes
/// all the space that it is offered, and centers the view of the selected tab in it.
///
/// The bar looks and works like a segmented ``Picker``: ← and → choose another tab while it has
/// the focus, and so does a click. Ctrl-Page Up and Ctrl-Page Down choose another tab while the
/// focus is anywhere in the tab view. The view of a tab appears when the tab is selected for the
/// first time. The views of the other tabs keep their state and their focus, but are not drawn and
/// take no input.
///
/// If no tab stands for the selected value, the first one is shown.
public struct TabView<SelectionValue: Hashable & Sendable, Content: View>: View {
  private nonisolated var selection: ControlValue<SelectionValue>?
  private nonisolated var content: Content

  /// Creates a tab view that shows and changes a value.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs.
  public nonisolated init(
    selection: some ControlSource<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = ControlValue(selection)
    self.content = content()
  }

  /// Creates a tab view that holds its own selection.
  public nonisolated init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  /// The bar and the selected tab.
  public var body: some View {
    TabViewContent(selection: selection, content: content)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TabView: Sendable {}

/// The bar and the pages of a tab view, and what they share.
private struct TabViewContent<SelectionValue: Hashable & Sendable, Content: View>: View {
  let selection: ControlValue<SelectionValue>?
  let content: Content
  @State private var model = TabModel()
  @Environment(\.tabViewStyle) private var style

  var body: some View {
    VStack(alignment: .leading) {
      if style.kind == .bar {
        TabBar(model: model)
        Divider()
      }
      TabPages(model: model, selection: selection, content: content)
        .frame(columns: .flexible, rows: .flexible)
      if style.kind == .page { PageDots(model: model) }
    }
    .nodeModifier(TabKeysModifier(model: model))
  }
}

/// The state that the bar and the pages of a tab view share.
@MainActor
final class TabModel: Equatable {
  weak var bar: BodyNode?
  weak var pages: TabPagesController?

  nonisolated static func == (lhs: TabModel, rhs: TabModel) -> Bool { lhs === rhs }
}

/// Handles the keys that choose another tab wherever the focus is.
private struct TabKeysModifier: NodeModifier {
  let model: TabModel

  func update(_ wrapper: InputNode<TabKeysHandler>) {
    wrapper.handler.model = model
  }
}

private final class TabKeysHandler: InputHandler {
  var model: TabModel?
  private unowned let node: ContainerNode

  init(_ node: ContainerNode) {
    self.node = node
  }

  func handle(_ event: NodeEvent) -> Bool {
    guard case .key(let press) = event, press.modifiers == .control, press.phase != .up,
      node.environment.isEnabled
    else { return false }
    switch press.key {
    case .pageUp: return model?.pages?.selectTab(after: -1) == true
    case .pageDown: return model?.pages?.selectTab(after: 1) == true
    default: return false
    }
  }
}

extension EnvironmentValues {
  /// The tab view of which the view is a tab; `nil` inside the tabs.
  var tabModel: TabModel? {
    get { self[TabModelKey.self] }
    set { self[TabModelKey.self] = newValue }
  }
}

private struct TabModelKey: EnvironmentKey {
  static var defaultValue: TabModel? { nil }
}
