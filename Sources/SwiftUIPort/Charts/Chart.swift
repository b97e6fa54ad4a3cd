/// A chart of marks.
///
///     Chart(sales) { day in
///       BarMark(x: .value("Day", day.name), y: .value("Sales", day.count))
///         .foregroundStyle(by: .value("Kind", day.kind))
///     }
///     .frame(height: 160)
///
///     20 ┤      ▂▂▂▂
///     10 ┤      ████ ▅▅▅▅
///      0 ┤▃▃▃▃ ████ ████
///         Mon  Tue  Wed
///
/// A text, or a span of time such as a day, has a space of its own on its axis; numbers and
/// dates have points. Bars at the same place are stacked, unless their positions differ. Lines
/// connect points of one series. A chart takes all the space that it is offered.
public struct Chart<Content: View>: View {
  private nonisolated var content: Content

  /// Creates a chart of parts.
  public nonisolated init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart of a part for each element of some data.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Part: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Part
  ) where Content == ForEach<Data, ID, Part> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// Creates a chart of a part for each element of some data.
  public nonisolated init<Data: RandomAccessCollection, Part: View>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Part
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Part> {
    self.content = ForEach(data, content: content)
  }

  /// The chart.
  public var body: some View { PlottedContent(content: content) }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Chart: Sendable {}

/// The marks of a chart in the settings of its environment.
private struct PlottedContent<Content: View>: View {
  let content: Content
  @Environment(\.chartSettings) private var settings

  var body: some View {
    let settings = settings
    ZStack {
      Color.clear
      content.transformEnvironment { $0.chartSettings = ChartSettings() }
    }
    .overlayPreferenceValue(ChartMarksKey.self) { marks in
      MarksDrawing(marks: marks, settings: settings)
    }
    .frame(idealWidth: 320, idealHeight: 160)
  }
}

/// What the modifiers of a chart set.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var xDomain: ChartDomain?
  var yDomain: ChartDomain?
  /// Whether axes of numbers begin at zero; `nil` for as usual.
  var xIncludesZero: Bool?
  var yIncludesZero: Bool?
  var xLabel: String?
  var yLabel: String?
  var hidesLegend = false
  /// The colors of series, and those of the first series without one.
  var colors: [String: AnyShapeStyle] = [:]
  var palette: [AnyShapeStyle] = []
  /// What learns the places of the values.
  var geometries: [ChartGeometry] = []
}

/// The values at the ends of an axis, or its texts.
struct ChartDomain {
  var values: [PlotValue]
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension View {
  nonisolated func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment { change(&$0.chartSettings) }
  }

  /// Shows or hides the axis below the charts in this view.
  public nonisolated func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.x.isHidden = visibility == .hidden }
  }

  /// Shows or hides the axis beside the charts in this view.
  public nonisolated func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { $0.y.isHidden = visibility == .hidden }
  }

  /// Sets what the axis below the charts in this view shows.
  public nonisolated func chartXAxis(
    @AxisContentBuilder content: () -> AxisSettings
  ) -> some View {
    let settings = content()
    return chartSettings { $0.x = settings }
  }

  /// Sets what the axis beside the charts in this view shows.
  public nonisolated func chartYAxis(
    @AxisContentBuilder content: () -> AxisSettings
  ) -> some View {
    let settings = content()
    return chartSettings { $0.y = settings }
  }

  /// Writes a name below the charts in this view.
  public nonisolated func chartXAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chartSettings { $0.xLabel = label }
  }

  /// Writes a name above the axis beside the charts in this view.
  public nonisolated func chartYAxisLabel(
    _ label: some StringProtocol, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    let label = String(label)
    return chartSettings { $0.yLabel = label }
  }

  /// Writes the text of `content` below the charts in this view.
  public nonisolated func chartXAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { chartXAxisLabel(content().plainText) }

  /// Writes the text of `content` above the axis beside the charts in this view.
  public nonisolated func chartYAxisLabel(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> some View { chartYAxisLabel(content().plainText) }

  /// Sets the values at the ends of the axis below the charts in this view.
  public nonisolated func chartXScale<Bound: Plottable & Comparable>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    let ends = [PlotValue(domain.lowerBound), PlotValue(domain.upperBound)]
    return chartSettings { $0.xDomain = ChartDomain(values: ends) }
  }

  /// Sets the values at the ends of the axis beside the charts in this view.
  public nonisolated func chartYScale<Bound: Plottable & Comparable>(
    domain: ClosedRange<Bound>, range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    let ends = [PlotValue(domain.lowerBound), PlotValue(domain.upperBound)]
    return chartSettings { $0.yDomain = ChartDomain(values: ends) }
  }

  /// Sets the values of the axis below the charts in this view, in their order.
  public nonisolated func chartXScale<Value: Plottable>(
    domain: [Value], range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    let values = domain.map { PlotValue($0) }
    return chartSettings { $0.xDomain = ChartDomain(values: values) }
  }

  /// Sets the values of the axis beside the charts in this view, in their order.
  public nonisolated func chartYScale<Value: Plottable>(
    domain: [Value], range: PlotDimensionScaleRange = .automatic
  ) -> some View {
    let values = domain.map { PlotValue($0) }
    return chartSettings { $0.yDomain = ChartDomain(values: values) }
  }

  /// Shows or hides the names of series of the charts in this view.
  public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { $0.hidesLegend = visibility == .hidden }
  }

  /// Has no effect: the names of series are below a chart.
  public nonisolated func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }

  /// Sets the colors of series of the charts in this view.
  public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    let colors = mapping.map { (PlotValue($0.key).label, AnyShapeStyle($0.value)) }
    return chartSettings { settings in
      for (series, color) in colors { settings.colors[series] = color }
    }
  }

  /// Sets the colors of series of the charts in this view.
  public nonisolated func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value], range: [some ShapeStyle]
  ) -> some View {
    let colors = zip(domain, range).map { (PlotValue($0).label, AnyShapeStyle($1)) }
    return chartSettings { settings in
      for (series, color) in colors { settings.colors[series] = color }
    }
  }

  /// Sets the colors of series of the charts in this view, in the order of the series.
  public nonisolated func chartForegroundStyleScale(range: [some ShapeStyle]) -> some View {
    let palette = range.map { AnyShapeStyle($0) }
    return chartSettings { $0.palette = palette }
  }

  /// Has no effect: each series has a sign of its own.
  public nonisolated func chartSymbolScale(_ mapping: Any) -> some View { self }

  /// Has no effect: the plot has no view of its own.
  public nonisolated func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartXVisibleDomain<Length: Plottable & Numeric>(
    length: Length
  ) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartYVisibleDomain<Length: Plottable & Numeric>(
    length: Length
  ) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// Has no effect: a chart shows all its values.
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View { self }
}

/// The plot of a chart.
public struct ChartPlotContent: View {
  /// Nothing: the chart draws the plot.
  public var body: some View { EmptyView() }
}
