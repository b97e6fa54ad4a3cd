/// A one-cell animation that turns while it is in the tree. It stands still with ASCII characters
/// only, and with reduced motion.
nonisolated struct Spinner: Drawing, Equatable {
  @MainActor
  static var environmentDependencies: [PartialKeyPath<EnvironmentValues>] {
    [\.usesASCII, \.accessibilityReduceMotion]
  }

  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: 1, height: 1)
  }

  @MainActor
  func frameDuration(in environment: EnvironmentValues) -> Duration? {
    environment.usesASCII || environment.accessibilityReduceMotion ? nil : .milliseconds(100)
  }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    let marks = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    let isStill = canvas.environment.accessibilityReduceMotion
    let mark = isStill ? "⠿" : String(marks[canvas.frameNumber % marks.count])
    canvas.write(canvas.symbol(mark, ascii: "*"))
  }
}
