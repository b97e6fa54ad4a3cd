import Signals

nonisolated struct Spinner: View {
  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = SpinnerNode.reusing(existing, in: context)
    node.updateTimer()
    return node
  }
}

/// A one-cell animation that turns while it is in the tree. It stands still with ASCII characters
/// only, and with reduced motion.
private final class SpinnerNode: LayoutNode, ReusableNode {
  private var step = 0
  private var timer: AnyCancellable?

  private static let period = Duration.milliseconds(100)

  private var isStill: Bool { environment.usesASCII || environment.accessibilityReduceMotion }

  /// Starts the animation, or stops it if it stands still.
  func updateTimer() {
    if isStill { timer = nil } else if timer == nil { scheduleStep() }
  }

  private func scheduleStep() {
    timer = tree.schedule(after: SpinnerNode.period) { [weak self] in
      guard let self else { return }
      step += 1
      setNeedsPaint()
      scheduleStep()
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    super.environmentDidChange(from: old)
    if environment.accessibilityReduceMotion != old.accessibilityReduceMotion { setNeedsPaint() }
    updateTimer()
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: 1, height: 1)
  }

  override func paint(on canvas: DrawingContext) {
    let marks = environment.usesASCII ? "*" : isStill ? "⠿" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
    let glyphs = tree.shaper.glyphs(of: marks)
    canvas.write(glyphs[step % glyphs.count...step % glyphs.count], at: .zero)
  }

  override func unmount() {
    timer = nil
    super.unmount()
  }
}
