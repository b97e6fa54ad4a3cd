import Signals

extension View {
  /// Defines the colors that names refer to in this view.
  ///
  ///     Panel().namedColors([
  ///       "cta_button_color": .blue,
  ///       "cta_button_text_color": .white,
  ///     ])
  ///
  /// Other names keep the colors that enclosing views define.
  public nonisolated func namedColors(_ colors: [String: Color]) -> some View {
    nodeModifier(NamedColorsModifier(colors: ValueOrPublisher(colors)))
  }

  /// Defines the colors that names refer to in this view with the newest of `colors`.
  ///
  /// A change of the definitions repaints the view without layout or evaluation.
  public nonisolated func namedColors(
    _ colors: some Publisher<[String: Color], Never>
  ) -> some View {
    nodeModifier(NamedColorsModifier(colors: ValueOrPublisher(colors)))
  }
}

private nonisolated struct NamedColorsModifier: NodeModifier {
  let colors: ValueOrPublisher<[String: Color]>

  @MainActor
  func update(_ wrapper: NamedColorsNode) {
    wrapper.bind(colors) { $0.colors = $1 }
  }
}

private final class NamedColorsNode: ContainerNode {
  var colors: [String: Color] = [:] {
    didSet { if colors != oldValue { resolveNames() } }
  }
  private var meanings: [ColorName: Color] = [:]

  private func resolveNames() {
    meanings = Dictionary(uniqueKeysWithValues: colors.map { (ColorName($0), $1) })
    setNeedsPaint()
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.setNamedColors(meanings)
    paintChildren(on: canvas)
  }
}
