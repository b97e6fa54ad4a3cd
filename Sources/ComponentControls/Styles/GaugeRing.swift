/// A ring that is filled clockwise, and that may be open at the bottom.
nonisolated struct GaugeRing: Drawing, Hashable {
  let fraction: Double
  let gradient: Gradient?
  /// The angle without a line, around the bottom. A ring without an opening begins at the top.
  let opening: Angle

  static let size = Size(width: 10, height: 5)

  @MainActor
  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Self.size
  }

  @MainActor
  var accessibilityElement: AccessibilityElement? { .gauge(fraction) }

  @MainActor
  func draw(on canvas: DrawingCanvas) {
    canvas.draw { context in
      context.stroke(arc(from: fraction, to: 1, in: canvas.size), with: .style(.tertiary))
      context.stroke(
        arc(from: 0, to: fraction, in: canvas.size),
        with: .color(gradient.gaugeColor(at: fraction)))
    }
  }

  /// Returns the part of the ring between two fractions of its length.
  private func arc(from start: Double, to end: Double, in size: Size) -> Path {
    let first = opening == .zero ? -90 : 90 + opening.degrees / 2
    let length = 360 - opening.degrees
    return Path { path in
      if start == end { return }
      path.addArc(
        center: PathPoint(x: Double(size.width) / 2, y: Double(size.height) / 2),
        radius: Double(min(size.width, 2 * size.height)) / 2 - 0.25,
        startAngle: .degrees(first + length * start), endAngle: .degrees(first + length * end),
        clockwise: false)
    }
  }
}
