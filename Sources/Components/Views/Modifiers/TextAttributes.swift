import Signals

extension View {
  /// Writes text in `color`, where the views inside do not say otherwise.
  public nonisolated func foregroundStyle(_ color: Color) -> some View {
    modifyingAttributes(ValueOrPublisher(color)) { Attributes(foreground: $0) }
  }

  /// Writes text in the newest of `colors`.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(colors)) { Attributes(foreground: $0) }
  }

  /// Writes text in the newest of `colors`; `nil` keeps the one there is.
  public nonisolated func foregroundStyle(_ colors: some Publisher<Color?, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher<Color>(colors)) { Attributes(foreground: $0) }
  }

  /// Writes text in `color`; `nil` leaves it to the views around.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    attributes(Attributes(foreground: color))
  }

  /// Writes text in the newest of `colors`.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color, Never>) -> some View {
    foregroundStyle(colors)
  }

  /// Writes text in the newest of `colors`; `nil` keeps the one there is.
  public nonisolated func foregroundColor(_ colors: some Publisher<Color?, Never>) -> some View {
    foregroundStyle(colors)
  }

  /// Makes `color` the ``Color/accentColor`` of the views inside.
  public nonisolated func tint(_ color: Color) -> some View {
    modifyingAttributes(ValueOrPublisher(color)) { Attributes(tint: $0) }
  }

  /// Makes the newest of `colors` the ``Color/accentColor`` of the views inside.
  public nonisolated func tint(_ colors: some Publisher<Color, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(colors)) { Attributes(tint: $0) }
  }

  /// Makes the newest of `colors` the ``Color/accentColor`` of the views inside; `nil` keeps the
  /// one there is.
  public nonisolated func tint(_ colors: some Publisher<Color?, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher<Color>(colors)) { Attributes(tint: $0) }
  }

  /// Writes text in `font`; `nil` leaves it to the views around.
  public nonisolated func font(_ font: Font?) -> some View {
    attributes(font?.attributes ?? Attributes())
  }

  /// Writes text in the newest of `fonts`.
  public nonisolated func font(_ fonts: some Publisher<Font, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(fonts)) { $0.attributes }
  }

  /// Writes text in bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Writes text in bold when the newest value says so.
  public nonisolated func bold(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isBold: $0) }
  }

  /// Writes text faintly.
  public nonisolated func dim(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Writes text faintly when the newest value says so.
  public nonisolated func dim(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isDim: $0) }
  }

  /// Writes text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Writes text in italics when the newest value says so.
  public nonisolated func italic(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isItalic: $0) }
  }

  /// Underlines text.
  public nonisolated func underline(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isUnderlined: $0) }
  }

  /// Underlines text when the newest value says so.
  public nonisolated func underline(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isUnderlined: $0) }
  }

  /// Strikes text through.
  public nonisolated func strikethrough(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Strikes text through when the newest value says so.
  public nonisolated func strikethrough(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isStrikethrough: $0) }
  }

  /// Lets the color of text and the one behind it change places.
  public nonisolated func reversed(_ isActive: Bool = true) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Lets the color of text and the one behind it change places when the newest value says so.
  public nonisolated func reversed(_ isActive: some Publisher<Bool, Never>) -> some View {
    modifyingAttributes(ValueOrPublisher(isActive)) { Attributes(isReversed: $0) }
  }

  /// Says all of `attributes` of text at once.
  nonisolated func attributes(_ attributes: Attributes) -> some View {
    modifyingAttributes(ValueOrPublisher(attributes)) { $0 }
  }

  private nonisolated func modifyingAttributes<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, _ attributes: @escaping @Sendable (Value) -> Attributes
  ) -> some View {
    nodeModifier(AttributesModifier(value: value, attributes: attributes))
  }
}

private nonisolated struct AttributesModifier<Value: Equatable & Sendable>: NodeModifier {
  let value: ValueOrPublisher<Value>
  let attributes: @Sendable (Value) -> Attributes

  @MainActor
  func update(_ wrapper: AttributesNode) {
    wrapper.bind(value) { node, value in
      node.animate(from: node.attributes, to: attributes(value)) { $0.attributes = $1 }
    }
  }
}

private final class AttributesNode: ContainerNode {
  var attributes = Attributes() {
    didSet { if attributes != oldValue { setNeedsPaint() } }
  }

  override func paint(on canvas: Canvas) {
    var canvas = canvas
    canvas.attributes = canvas.attributes.merging(attributes)
    paintChildren(on: canvas)
  }
}
