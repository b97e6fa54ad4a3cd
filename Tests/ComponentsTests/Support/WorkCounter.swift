import Components
import TextBackend

@_spi(Nodes) @testable import ComponentCore

/// Counts the work that is done for the views marked with ``View/counted(by:)``.
@MainActor
final class WorkCounter {
  /// The numbers of nodes visited, measured, placed and painted, and of bodies evaluated.
  ///
  /// A visit is an update with a new description or with a changed environment.
  struct Work: Equatable {
    var visited = 0
    var measured = 0
    var placed = 0
    var painted = 0
    var bodies = 0
  }

  var work = Work()

  /// Returns the work that rendering `screen` takes after `change`.
  func work(on screen: Screen, of change: () -> Void) -> Work {
    _ = screen.text
    work = Work()
    change()
    _ = screen.text
    return work
  }
}

extension View {
  /// Counts the work for this view with `counter`.
  nonisolated func counted(by counter: WorkCounter) -> some View {
    nodeModifier(CountedModifier(counter: counter))
  }
}

/// A view whose evaluations are counted.
struct CountedBody<Content: View>: View {
  let counter: WorkCounter
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = counter.work.bodies += 1
    content()
  }
}

private nonisolated struct CountedModifier: NodeModifier {
  let counter: WorkCounter

  @MainActor
  func update(_ wrapper: CountingNode) {
    wrapper.counter = counter
    counter.work.visited += 1
  }
}

private final class CountingNode: ContainerNode {
  var counter: WorkCounter?

  override func environmentDidChange(to environment: EnvironmentValues) {
    counter?.work.visited += 1
    super.environmentDidChange(to: environment)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    counter?.work.measured += 1
    return super.measure(proposal)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    counter?.work.placed += 1
    super.placeChildren(in: size, proposal: proposal)
  }

  override func paint(on canvas: DrawingContext) {
    counter?.work.painted += 1
    super.paint(on: canvas)
  }
}
