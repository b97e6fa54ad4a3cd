/// The styles of the levels below the primary foreground style, as `foregroundStyle(_:_:_:)` sets
/// them.
struct ForegroundLevels {
  typealias Level = (style: AnyShapeStyle, rect: Rect)

  /// The color of the primary level. Another one of a view inside makes these levels invalid.
  var primary: Color?
  /// The styles, from the second level on, and the rectangles that their gradients span.
  var styles: [Level] = []

  func offset(by step: Point) -> ForegroundLevels {
    ForegroundLevels(
      primary: primary, styles: styles.map { ($0.style, $0.rect.offset(by: step)) })
  }
}

extension DrawingContext {
  /// Draws text and shapes that set no style of their own in `style`, whose gradient spans `rect`.
  package mutating func setForeground(_ style: AnyShapeStyle, in rect: Rect) {
    switch style.kind {
    case .color(let color): attributes.foreground = color
    case .gradient(let gradient): setTextGradient(gradient, in: rect)
    case .foreground(let level, let opacity): descend(level, opacity: opacity)
    }
  }

  /// Draws each level in one of `styles`, whose gradients span `rect`.
  package mutating func setForeground(levels styles: [AnyShapeStyle], in rect: Rect) {
    let styles = styles.map { $0.relative(to: primaryForeground.style) }
    guard let primary = styles.first else { return }
    setForeground(primary, in: rect)
    setLowerLevels(
      ForegroundLevels(
        primary: attributes.foreground,
        styles: styles.dropFirst().map { ($0, rect.offset(by: origin)) }))
  }

  /// The primary style of text and shapes, and the rectangle of the surface that it spans.
  private var primaryForeground: ForegroundLevels.Level {
    if let color = attributes.foreground { return (AnyShapeStyle(color: color), bounds) }
    guard let gradient = graphicsState.textGradient else {
      return (AnyShapeStyle(color: .primary), bounds)
    }
    return (AnyShapeStyle(gradient.gradient), gradient.rect)
  }

  /// Makes the style of a lower level the primary one.
  private mutating func descend(_ level: Int, opacity: Double) {
    if level <= 0, opacity >= 1 { return }
    var (current, lower) = (primaryForeground, graphicsState.lowerLevels)
    if lower.primary != attributes.foreground { lower.styles = [] }
    let known = min(level, lower.styles.count)
    if known > 0 { current = lower.styles[known - 1] }
    lower.styles.removeFirst(known)
    let style = current.style.atLevel(level - known).faded(by: opacity)
    setForeground(style, in: current.rect.offset(by: Point.zero - origin))
    lower.primary = attributes.foreground
    if !graphicsState.lowerLevels.styles.isEmpty { setLowerLevels(lower) }
  }

  /// The style of text and shapes that have none of their own.
  package var foreground: Shading {
    if let color = attributes.foreground { return .color(color) }
    guard let shading = graphicsState.textGradient else { return .color(.primary) }
    return .gradient(shading.gradient, spanning: shading.rect.offset(by: Point.zero - origin))
  }
}
