import Signals

extension View {
  /// Says which colors are meant by these names inside.
  ///
  ///     Panel().namedColors([
  ///       "cta_button_color": .blue,
  ///       "cta_button_text_color": .white,
  ///     ])
  ///
  /// Names that are not among these keep the meaning they have around.
  public nonisolated func namedColors(_ colors: [String: Color]) -> some View {
    nodeModifier(NamedColorsModifier(colors: ValueOrPublisher(colors)))
  }

  /// Says which colors are meant by these names inside, as the newest of `colors` has it.
  ///
  /// Another theme is painted, and nothing is laid out or evaluated for it.
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
