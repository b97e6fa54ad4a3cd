import Signals

extension View {
  /// Draws this view `scale` times as large.
  ///
  ///     Button("Confirm") { confirm() }.scaleEffect(isPressed ? 0.98 : 1)
  ///
  ///     ╭───────────╮       ╭─────────╮
  ///     │  Confirm  │       │ Confirm │
  ///     ╰───────────╯       ╰─────────╯
  ///
  /// Its place in the layout remains. Characters have one size only, so columns and rows around
  /// the text are left out or repeated, if they are blank or like the one beside them. Where there
  /// are such, a scale that differs from 1 by more than half a hundredth is seen: the view loses,
  /// or gets, at least a column at both sides. Rows, which are twice as long, are rounded. Of what
  /// is less than half as large, the edges are cut.
  public nonisolated func scaleEffect(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws this view `x` times as wide and `y` times as high.
  public nonisolated func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> some View {
    nodeModifier(ScaleEffectModifier(scale: ValueOrPublisher(Scale(x: x, y: y)), anchor: anchor))
  }

  /// Draws this view as many times as large as the newest of `scales` says.
  public nonisolated func scaleEffect(
    _ scales: some Publisher<Double, Never>, anchor: UnitPoint = .center
  ) -> some View {
    nodeModifier(
      ScaleEffectModifier(
        scale: ValueOrPublisher(scales.map { Scale(x: $0, y: $0) }), anchor: anchor))
  }
}

/// How many times as large something is.
struct Scale: Animatable {
  var x = 1.0
  var y = 1.0

  /// How many times its size something gets at each side, at most.
  private static let largest = 8.0

  func interpolated(to target: Scale, by fraction: Double) -> Scale {
    Scale(
      x: x.interpolated(to: target.x, by: fraction), y: y.interpolated(to: target.y, by: fraction))
  }

  func animatableDistance(to other: Scale) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Where something of `size` is seen, if `anchor` stays where it is.
  func target(of size: Size, anchor: UnitPoint) -> Rect {
    /// How many cells are lost, or added if it is less than none.
    func loss(_ length: Int, _ scale: Double, least: Double) -> Int {
      guard scale.isFinite else { return 0 }
      let half = Double(length) * min(max(-Scale.largest, (1 - scale) / 2), 0.5)
      let cells = half < 0 ? -(-half - least).rounded(.up) : (half - least).rounded(.up)
      return min(length, 2 * Int(cells))
    }
    // Any loss takes a column, unless nobody would see it on a screen of pixels either.
    let width = loss(size.width, x, least: 0.0025 * Double(size.width))
    let height = loss(size.height, y, least: 0.5)
    func before(_ loss: Int, _ fraction: Double) -> Int { Int((Double(loss) * fraction).rounded()) }
    return Rect(
      x: before(width, anchor.x), y: before(height, anchor.y),
      width: size.width - width, height: size.height - height)
  }
}

private nonisolated struct ScaleEffectModifier: NodeModifier {
  let scale: ValueOrPublisher<Scale>
  let anchor: UnitPoint

  @MainActor
  func update(_ wrapper: ScaleNode) {
    wrapper.anchor = anchor
    wrapper.bind(scale) { node, scale in
      node.animate(from: node.scale, to: scale) { $0.scale = $1 }
    }
  }
}

private final class ScaleNode: ContainerNode {
  var scale = Scale() {
    didSet { if scale != oldValue { updateTarget() } }
  }
  var anchor = UnitPoint.center {
    didSet { if anchor != oldValue { updateTarget() } }
  }
  /// Where it is seen.
  private var target = Rect(size: .zero)

  /// More cells than any screen has are not scaled.
  private static let cellLimit = 1 << 18

  private var isScaled: Bool {
    target != Rect(size: rect.size) && rect.size.width < ScaleNode.cellLimit
      && rect.size.height < ScaleNode.cellLimit
      && rect.size.width * rect.size.height < ScaleNode.cellLimit
  }

  override var repaintsAsWhole: Bool { isScaled }

  private func updateTarget() {
    let target = scale.target(of: rect.size, anchor: anchor)
    if target == self.target { return }
    setNeedsPaint()
    self.target = target
    updateDrawingOverflow()
  }

  override func placeChildren(in size: Size, proposal: ProposedSize) {
    super.placeChildren(in: size, proposal: proposal)
    updateTarget()
  }

  override func drawingOverflow(over contents: Int) -> Int {
    isScaled
      ? max(
        0, -target.origin.x, -target.origin.y, target.size.width - rect.size.width,
        target.size.height - rect.size.height)
      : contents
  }

  override func paint(on canvas: Canvas) {
    guard isScaled else { return paintChildren(on: canvas) }
    canvas.drawScaled(rect.size, to: target) { paintChildren(on: $0) }
  }
}
