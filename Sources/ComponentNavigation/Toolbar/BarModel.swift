@_spi(Nodes) import ComponentCore

/// The titles and the items of toolbars in the bars above and below a view, by the level of the
/// page that they are on. Without pages, all are on level 0.
@MainActor
final class BarModel {
  // The nodes hold their items, whose environment may contain this model.
  private struct Toolbar {
    unowned let node: StatefulScope<ToolbarState>
    let level: Int
  }

  private struct Title {
    unowned let owner: Node
    let level: Int
    let text: Text
  }

  private struct Setting {
    unowned let owner: Node
    let level: Int
    let apply: (inout BarSettings) -> Void
  }

  private struct Bar {
    weak var node: BodyNode?
  }

  private var toolbars: [Toolbar] = []
  private var titles: [Title] = []
  private var settings: [Setting] = []
  private var bars: [Bar] = []

  /// Sets a title of the page at `level`. Of several owners, the last one counts.
  func setTitle(_ text: Text, of owner: Node, at level: Int) {
    let new = Title(owner: owner, level: level, text: text)
    if let index = titles.firstIndex(where: { $0.owner === owner }) {
      if titles[index].level == level, titles[index].text == text { return }
      titles[index] = new
    } else {
      titles.append(new)
    }
    didChange()
  }

  /// Returns the title of the page at `level`.
  func title(at level: Int) -> Text? {
    titles.last { $0.level == level }?.text
  }

  /// Shows the items of `node`, which may have changed.
  func update(_ node: StatefulScope<ToolbarState>, at level: Int) {
    let new = Toolbar(node: node, level: level)
    if let index = toolbars.firstIndex(where: { $0.node === node }) {
      toolbars[index] = new
    } else {
      toolbars.append(new)
    }
    didChange()
  }

  /// Changes the settings of the page at `level`. Those of inner views count more.
  func set(_ owner: Node, at level: Int, _ apply: @escaping (inout BarSettings) -> Void) {
    let new = Setting(owner: owner, level: level, apply: apply)
    if let index = settings.firstIndex(where: { $0.owner === owner }) {
      settings[index] = new
    } else {
      settings.append(new)
    }
    didChange()
  }

  /// Returns the settings of the page at `level`.
  func settings(at level: Int) -> BarSettings {
    settings.reduce(into: BarSettings()) { if $1.level == level { $1.apply(&$0) } }
  }

  /// Removes the title, the settings and the toolbar of `owner`.
  func remove(_ owner: Node) {
    toolbars.removeAll { $0.node === owner }
    titles.removeAll { $0.owner === owner }
    settings.removeAll { $0.owner === owner }
    didChange()
  }

  /// Returns the items of the page at `level`.
  func items(at level: Int) -> BarItems {
    BarItems(entries: toolbars.filter { $0.level == level }.flatMap { $0.node.entries })
  }

  /// Evaluates `bar` again whenever something changes.
  func add(_ bar: BodyNode) {
    bars.removeAll { $0.node == nil || $0.node === bar }
    bars.append(Bar(node: bar))
  }

  /// Evaluates the bars again.
  func didChange() {
    for bar in bars { bar.node?.markDirty() }
  }
}

/// The items of the bars of a page.
@MainActor
struct BarItems {
  let entries: [ToolbarEntry]

  /// Returns the items in a part of the bars, in order.
  func row(_ region: ToolbarItemPlacement.Region) -> BarRow {
    BarRow(entries: entries.filter { $0.placement.region == region })
  }

  /// Whether there are items in one of `regions`.
  func contains(_ regions: Set<ToolbarItemPlacement.Region>) -> Bool {
    entries.contains { regions.contains($0.placement.region) }
  }
}

/// Items side by side.
struct BarRow: View {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { $0.element.view }
  }
}

/// The bars that enclose a view.
struct BarContext: Equatable {
  let model: BarModel
  /// The level of the page that contains the view.
  var level = 0

  static func == (lhs: BarContext, rhs: BarContext) -> Bool {
    lhs.model === rhs.model && lhs.level == rhs.level
  }
}

extension EnvironmentValues {
  /// The innermost bars that enclose the view.
  var bars: BarContext? {
    get { self[BarsKey.self] }
    set { self[BarsKey.self] = newValue }
  }
}

private struct BarsKey: EnvironmentKey {
  static var defaultValue: BarContext? { nil }
}
