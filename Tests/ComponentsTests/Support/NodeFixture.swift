import Components
import SignalsTesting

@_spi(Nodes) @testable import ComponentCore

/// A tree without views, for tests that build nodes by themselves.
@MainActor
struct NodeFixture {
  let surface: CharacterSurface
  let scheduler = TestScheduler()
  let tree: Tree

  init(columns: Int = 8, rows: Int = 4) {
    surface = CharacterSurface(columns: columns, rows: rows)
    tree = Tree(
      EmptyView(), size: Size(width: columns, height: rows), surface: surface,
      shaper: CharacterShaper(), scheduler: scheduler, wake: {})
    _ = tree.render()
  }

  var context: ViewContext { ViewContext(tree: tree, environment: EnvironmentValues()) }
}

/// A node with a size of its own that counts its measurements.
final class FixedNode: LayoutNode {
  var size: Size {
    didSet { setNeedsLayout() }
  }
  var axes = Axis.Set.both
  private(set) var measurements = 0

  init(_ width: Int, _ height: Int, in context: ViewContext) {
    size = Size(width: width, height: height)
    super.init(in: context)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    measurements += 1
    relevantAxes = axes
    return size
  }
}
