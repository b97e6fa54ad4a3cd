import Signals

extension View {
  /// Shows of this view only what lies inside `shape`, to the quarter of a cell.
  ///
  ///     Color.blue.frame(width: 6, height: 2).clipShape(.rect(cornerRadius: 2))
  ///
  ///     ▟████▙
  ///     ▜████▛
  ///
  /// Of a cell that lies only partly inside, the background is shown there and nothing else is.
  public nonisolated func clipShape(_ shape: RoundedRectangle) -> some View {
    modified(by: ClipShape(radius: Varying(shape.cornerRadius)))
  }

  /// Shows of this view only what lies inside the newest of `shapes`; all of it before the first.
  public nonisolated func clipShape(
    _ shapes: some Publisher<RoundedRectangle, Never>
  ) -> some View {
    modified(by: ClipShape(radius: Varying(shapes.map(\.cornerRadius))))
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: Hashable, Sendable {
  /// The corners' radius in columns, which are half as long as rows are high.
  public var cornerRadius: Int

  /// A rectangle whose corners have this radius, in columns.
  public init(cornerRadius: Int) {
    self.cornerRadius = cornerRadius.asLength
  }

  /// A rectangle whose corners have this radius, in columns.
  public static func rect(cornerRadius: Int) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }

  /// A rectangle with sharp corners.
  public static let rect = RoundedRectangle(cornerRadius: 0)
}

private nonisolated struct ClipShape: NodeModifier {
  let radius: Varying<Int>

  @MainActor
  func update(_ wrapper: ClipShapeNode) {
    wrapper.follow(radius) { $0.radius = $1 }
  }
}

private final class ClipShapeNode: ContainerNode {
  var radius = 0 {
    didSet { if radius != oldValue { needsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    if radius > 0 { canvas.clip(toRounded: frame.size, radius: radius) }
    paintChildren(on: canvas)
  }
}
