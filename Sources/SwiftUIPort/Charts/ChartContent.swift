/// The parts of a ``Chart``: marks, and groups of them.
///
/// Each is a view, so that a `ForEach`, a condition and a type with a body are parts of a chart
/// without further ado; it draws nothing by itself.
public protocol ChartContent: View {}

extension TupleView: ChartContent {}
extension ConditionalView: ChartContent {}
extension Optional: ChartContent where Wrapped: View {}
extension EmptyView: ChartContent {}
extension ForEach: ChartContent {}
extension Group: ChartContent {}
extension Never: ChartContent {}

/// Several marks that modifiers change together.
public typealias Plot = Group

/// The builder of the parts of a chart.
public typealias ChartContentBuilder = ViewBuilder

/// A part of a chart with a changed look.
public struct StyledChartContent<Content: View>: ChartContent {
  nonisolated var content: Content
  nonisolated var change: (inout MarkStyle) -> Void

  /// The part, to which the change applies.
  public var body: some View {
    content.transformEnvironment { change(&$0.markStyle) }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension StyledChartContent: Sendable {}

extension ChartContent {
  nonisolated func markStyle(
    _ change: @escaping (inout MarkStyle) -> Void
  ) -> StyledChartContent<Self> {
    StyledChartContent(content: self, change: change)
  }

  /// Draws marks in a style.
  public nonisolated func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return markStyle { $0.fill = style }
  }

  /// Draws marks in the color of a series, which the legend names.
  public nonisolated func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    let series = PlotValue(value).label
    return markStyle { $0.series = series }
  }

  /// Draws marks with some opacity.
  public nonisolated func opacity(_ opacity: Double) -> some ChartContent {
    markStyle { $0.opacity *= opacity }
  }

  /// Has no effect: the corners of marks are smaller than a cell.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { markStyle { _ in } }

  /// Sets how lines run between points: here always straight.
  public nonisolated func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    markStyle { $0.isStepped = method.isStepped }
  }

  /// Draws a sign at the points of lines, or other ones for points.
  public nonisolated func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let sign = symbol.sign
    return markStyle { $0.symbol = sign }
  }

  /// Draws a dot at the points of lines.
  public nonisolated func symbol<Symbol: View>(
    @ViewBuilder symbol: () -> Symbol
  ) -> some ChartContent { markStyle { $0.symbol = "●" } }

  /// Draws the points of each series with a sign of its own.
  public nonisolated func symbol<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    let series = PlotValue(value).label
    return markStyle { $0.symbolSeries = series }
  }

  /// Draws a sign for a shape that is drawn, such as `Circle().strokeBorder()`, at the points of
  /// lines, or other ones for points.
  public nonisolated func symbol<S: ComponentCore.Shape>(
    _ symbol: some ShapeView<S>
  ) -> some ChartContent {
    let sign = S.chartSign(isFilled: false)
    return markStyle { $0.symbol = sign }
  }

  /// Has no effect: signs are as large as a cell.
  @available(*, deprecated, message: "Signs of a terminal have one size: this has no effect.")
  public nonisolated func symbolSize(_ area: CGFloat) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: signs are as large as a cell.
  @available(*, deprecated, message: "Signs of a terminal have one size: this has no effect.")
  public nonisolated func symbolSize(_ size: CGSize) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: signs are as large as a cell.
  @available(*, deprecated, message: "Signs of a terminal have one size: this has no effect.")
  public nonisolated func symbolSize<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent { markStyle { _ in } }

  /// Sets the width and the dashes of lines, in points.
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    markStyle { $0.isDashed = !style.dash.isEmpty }
  }

  /// Draws the lines of each series in a color of its own.
  public nonisolated func lineStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> some ChartContent {
    let series = PlotValue(value).label
    return markStyle { if $0.series == nil { $0.series = series } }
  }

  /// Draws the bars of each series beside each other instead of on top of each other.
  public nonisolated func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil
  ) -> some ChartContent {
    let position = PlotValue(value).label
    return markStyle { $0.position = position }
  }

  /// Has no effect: later marks are in front.
  public nonisolated func zIndex(_ value: Double) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: gradients span a mark.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent { markStyle { _ in } }

  /// Has no effect: marks are where their values are.
  @available(*, deprecated, message: "On a terminal, marks are where their values are.")
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { markStyle { _ in } }

  /// Shows the text of `content` beside each mark.
  public nonisolated func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    let text = content().plainText
    return markStyle { $0.annotations.append(ChartAnnotation(text: text, position: position)) }
  }

  /// Shows the text of `content` beside each mark. Annotations always stay in the chart.
  public nonisolated func annotation<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> Content
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// The look of marks.
struct MarkStyle: Hashable {
  var fill: AnyShapeStyle?
  /// The series by which marks are colored.
  var series: String?
  /// The series by which signs differ.
  var symbolSeries: String?
  /// The series by which bars stand beside each other.
  var position: String?
  var symbol: String?
  var opacity = 1.0
  var isDashed = false
  var isStepped = false
  var annotations: [ChartAnnotation] = []
  /// What assistive technology reads instead of the values.
  var accessibilityLabel: String?
  var accessibilityValue: String?
  var isAccessibilityHidden = false
}

/// A text beside a mark.
struct ChartAnnotation: Hashable {
  var text: String
  var position: AnnotationPosition
}

/// Where an annotation is.
public struct AnnotationPosition: Hashable, Sendable {
  let place: UnitPoint

  /// Above the mark.
  public static let automatic = AnnotationPosition(place: .top)
  /// Above or below the mark.
  public static let top = automatic, bottom = AnnotationPosition(place: .bottom)
  /// On the mark.
  public static let overlay = AnnotationPosition(place: .center)
  /// Before the mark.
  public static let leading = AnnotationPosition(place: .leading)
  /// Behind the mark.
  public static let trailing = AnnotationPosition(place: .trailing)
  /// Beside an upper corner of the mark.
  public static let topLeading = automatic, topTrailing = automatic
  /// Beside a lower corner of the mark.
  public static let bottomLeading = bottom, bottomTrailing = bottom
}

extension EnvironmentValues {
  var markStyle: MarkStyle {
    get { self[MarkStyleKey.self] }
    set { self[MarkStyleKey.self] = newValue }
  }
}

private struct MarkStyleKey: EnvironmentKey {
  static var defaultValue: MarkStyle { MarkStyle() }
}

extension View {
  /// The characters of a text, or of the texts in a stack; empty for other views.
  nonisolated var plainText: String {
    if let text = self as? Text { return text.plainString }
    return Mirror(reflecting: self).children.compactMap { child in
      (child.value as? any View).map { view in view.plainText }
        ?? Mirror(reflecting: child.value).children.lazy
        .compactMap { ($0.value as? any View)?.plainText }.filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
