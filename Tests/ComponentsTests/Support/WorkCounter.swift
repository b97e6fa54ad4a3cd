import TextBackend

@testable import Components

/// Counts what is done for the views that are metered.
@MainActor
final class WorkCounter {
  /// How many nodes were measured and so on, and how many bodies were evaluated.
  struct Work: Equatable {
    var measured = 0
    var placed = 0
    var painted = 0
    var bodies = 0
  }

  fileprivate(set) var work = Work()

  /// What has to be done on `screen` for what `change` changes.
  func work(on screen: Screen, of change: () -> Void) -> Work {
    _ = screen.text
    work = Work()
    change()
    _ = screen.text
    return work
  }
}

extension View {
  /// Has `counter` count what is done for this view.
  nonisolated func counted(by counter: WorkCounter) -> some View {
    nodeModifier(CountedModifier(counter: counter))
  }
}

/// A view whose body is counted.
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
  }
}

private final class CountingNode: ContainerNode {
  var counter: WorkCounter?

  override func measure(_ proposal: ProposedSize) -> Size {
    counter?.work.measured += 1
    return super.measure(proposal)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    counter?.work.placed += 1
    super.placeChildren(in: size, proposal: proposal)
  }

  override func paint(on canvas: Canvas) {
    counter?.work.painted += 1
    super.paint(on: canvas)
  }
}
