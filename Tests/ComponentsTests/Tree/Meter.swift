import TextBackend

@testable import Components

/// Counts what is done for the views that are metered.
@MainActor
final class Meter {
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
  /// Has `meter` count what is done for this view.
  nonisolated func metered(by meter: Meter) -> some View {
    modified(by: Metered(meter: meter))
  }
}

/// A view whose body is counted.
struct MeteredBody<Content: View>: View {
  let meter: Meter
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = meter.work.bodies += 1
    content()
  }
}

private nonisolated struct Metered: NodeModifier {
  let meter: Meter

  @MainActor
  func update(_ wrapper: MeteredNode) {
    wrapper.meter = meter
  }
}

private final class MeteredNode: ContainerNode {
  var meter: Meter?

  override func measure(_ proposal: ProposedSize) -> Size {
    meter?.work.measured += 1
    return super.measure(proposal)
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    meter?.work.placed += 1
    super.placeChildren(in: size, proposal: proposal)
  }

  override func paint(on canvas: Canvas) {
    meter?.work.painted += 1
    super.paint(on: canvas)
  }
}
