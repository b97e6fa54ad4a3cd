// Views that are turned. Characters stay upright.

extension View {
  /// Turns the shapes in this view clockwise around its center, and what `offset` moves with them.
  ///
  ///     Circle().trim(from: 0, to: progress).stroke(.blue, lineWidth: 8)
  ///       .rotationEffect(.degrees(-90))
  ///
  /// Each shape turns around its own center, so views inside keep the places that stacks give
  /// them. Texts and pictures stay upright; the symbol of an arrow points where its direction has
  /// turned, and a plus becomes a cross at half a right angle.
  ///
  /// - Parameters:
  ///   - angle: The angle, which is animated.
  ///   - anchor: The point of the view that stays where it is.
  public nonisolated func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(radians: angle.radians, anchor: anchor))
  }

  /// Draws this view as narrow or as low as it looks turned in space. It is not mirrored.
  ///
  /// - Parameters:
  ///   - angle: The angle, which is animated.
  ///   - axis: The axis. Of a slanted one, the longest direction counts; around the one towards
  ///     the user, the view turns as in ``rotationEffect(_:anchor:)``.
  ///   - anchor: The point of the view that stays where it is.
  ///   - anchorZ: Has no effect on a terminal.
  ///   - perspective: Has no effect on a terminal.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      SpatialRotation(
        radians: angle.radians, axis: SpatialRotation.Axis(axis), anchor: anchor))
  }

  /// Draws this view moved, turned and scaled by `transform`, whose origin is its top left corner.
  ///
  /// Shapes turn around their own centers.
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
    let angle = Angle(radians: atan2(transform.b, transform.a))
    let width = hypot(transform.a, transform.b)
    let height = hypot(transform.c, transform.d)
    return rotationEffect(angle, anchor: .topLeading)
      .scaleEffect(x: width, y: height, anchor: .topLeading)
      .offset(x: transform.tx, y: transform.ty)
  }
}

private nonisolated struct RotationEffect: ViewModifier, Animatable {
  var radians: Double
  let anchor: UnitPoint

  @MainActor
  var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  @MainActor
  func body(content: Content) -> some View {
    Turned(content: content, angle: Angle(radians: radians), anchor: anchor)
  }
}

private struct Turned<Content: View>: View {
  let content: Content
  let angle: Angle
  let anchor: UnitPoint
  @Environment(\.shapeRotation) private var outer

  var body: some View {
    content
      .environment(\.shapeRotation, outer + angle)
      .effect(AnchorMovement(angle: angle, anchor: anchor))
  }
}

/// The movement of a view's center when the view is turned around another point.
private struct AnchorMovement: Effect {
  var angle = Angle.zero
  var anchor = UnitPoint.center
  /// The angle by which an enclosing view turns the movement.
  private var outer = Angle.zero

  static var changesDrawing: Bool { false }
  static var changesOverflow: Bool { true }

  init() {}

  init(angle: Angle, anchor: UnitPoint) {
    self.angle = angle
    self.anchor = anchor
  }

  mutating func adapt(to environment: EnvironmentValues) {
    outer = environment.shapeRotation
  }

  func contentOffset(in size: Size) -> Point {
    if anchor == .center { return .zero }
    let size = CGSize(size)
    let (x, y) = (size.width * (0.5 - anchor.x), size.height * (0.5 - anchor.y))
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let offset = CGPoint(x: x * cosine - y * sine - x, y: x * sine + y * cosine - y)
    return Point(offset).turned(by: outer)
  }

  func drawingOverflow(of size: Size, contentOverflow: Int) -> Int {
    let offset = contentOffset(in: size)
    return contentOverflow + max(abs(offset.x), abs(offset.y))
  }
}

private nonisolated struct SpatialRotation: ViewModifier, Animatable {
  /// The longest direction of an axis.
  enum Axis {
    case x, y, z

    init(_ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
      let (x, y, z) = (abs(axis.x), abs(axis.y), abs(axis.z))
      self = z > x && z > y ? .z : x > y ? .x : .y
    }
  }

  var radians: Double
  let axis: Axis
  let anchor: UnitPoint

  @MainActor
  var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }

  @MainActor
  func body(content: Content) -> some View {
    let scale = abs(cos(radians))
    content
      .scaleEffect(x: axis == .y ? scale : 1, y: axis == .x ? scale : 1, anchor: anchor)
      .rotationEffect(Angle(radians: axis == .z ? radians : 0), anchor: anchor)
  }
}
