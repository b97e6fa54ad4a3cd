/// A mark of a chart, as it is drawn.
struct ChartMark: Hashable {
  enum Kind: Hashable {
    case bar, line, area, point, rule, rectangle
    /// A sector of a disk, with the fraction of the radius that is left out.
    case sector(hole: Double)
  }

  /// A value or the space between two.
  struct Span: Hashable {
    var start: PlotValue
    var end: PlotValue?

    init<Value: Plottable>(_ value: PlottableValue<Value>) { start = PlotValue(value) }

    init<Value: Plottable>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
      (self.start, self.end) = (PlotValue(start), PlotValue(end))
    }

    init(from start: PlotValue, to end: PlotValue) { (self.start, self.end) = (start, end) }
  }

  var kind: Kind
  var x: Span?
  var y: Span?
  /// The line that a point belongs to.
  var line: String?
  /// The name of the value.
  var name = ""
  var style = MarkStyle()
  /// How it is stacked with others of its kind.
  var stacking = MarkStackingMethod.standard
  /// How wide and how high it is.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
}

extension ChartMark {
  /// What assistive technology reads: the values, if the program says nothing else.
  var accessibilityText: String {
    let words =
      style.accessibilityLabel == nil && style.accessibilityValue == nil
      ? [style.series, x?.start.label, y?.start.label]
      : [style.accessibilityLabel, style.accessibilityValue]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

struct ChartMarksKey: PreferenceKey {
  static var defaultValue: [ChartMark] { [] }

  static func reduce(value: inout [ChartMark], nextValue: () -> [ChartMark]) {
    value += nextValue()
  }
}

/// A mark in the look that the chart's parts around it have set.
struct MarkView: View {
  let mark: ChartMark
  @Environment(\.markStyle) private var style

  var body: some View {
    var mark = mark
    mark.style = style
    return EmptyView().preference(key: ChartMarksKey.self, value: [mark])
  }
}

/// A bar of a chart.
public struct BarMark: ChartContent {
  let mark: ChartMark

  /// Creates a bar from zero to a value.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .init(x), y: .init(y), name: y.name, stacking: stacking, width: width,
      height: height)
  }

  /// Creates a bar between two values of the horizontal axis.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(
      kind: .bar, x: .init(xStart, xEnd), y: .init(y), name: xEnd.name, height: height)
  }

  /// Creates a bar between two values of the vertical axis.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = ChartMark(
      kind: .bar, x: .init(x), y: .init(yStart, yEnd), name: yEnd.name, width: width)
  }

  /// Creates a part of a single bar.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .init(x), y: .init(PlottableValue<String>.value("", "")), name: x.name,
      stacking: stacking, height: height)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A point of a line of a chart.
public struct LineMark: ChartContent {
  let mark: ChartMark

  /// Creates a point.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .line, x: .init(x), y: .init(y), name: y.name)
  }

  /// Creates a point of the line of a series.
  public nonisolated init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>
  ) {
    mark = ChartMark(
      kind: .line, x: .init(x), y: .init(y), line: PlotValue(series).label, name: y.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A point of the upper edge of an area of a chart.
public struct AreaMark: ChartContent {
  let mark: ChartMark

  /// Creates a point above zero.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .area, x: .init(x), y: .init(y), name: y.name, stacking: stacking)
  }

  /// Creates a point of the area of a series.
  public nonisolated init<X: Plottable, Y: Plottable, Series: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<Series>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .area, x: .init(x), y: .init(y), line: PlotValue(series).label, name: y.name,
      stacking: stacking)
  }

  /// Creates a point of both edges.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: .init(x), y: .init(yStart, yEnd), name: yEnd.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A point of a chart.
public struct PointMark: ChartContent {
  let mark: ChartMark

  /// Creates a point.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .point, x: .init(x), y: .init(y), name: y.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A line across a chart.
public struct RuleMark: ChartContent {
  let mark: ChartMark

  /// Creates an upright line.
  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    mark = ChartMark(kind: .rule, x: .init(x), name: x.name)
  }

  /// Creates a level line.
  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = ChartMark(kind: .rule, y: .init(y), name: y.name)
  }

  /// Creates an upright line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .init(x), y: .init(yStart, yEnd), name: x.name)
  }

  /// Creates a level line between two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .init(xStart, xEnd), y: .init(y), name: y.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A rectangle of a chart.
public struct RectangleMark: ChartContent {
  let mark: ChartMark

  /// Creates a rectangle between values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(
      kind: .rectangle, x: .init(xStart, xEnd), y: .init(yStart, yEnd), name: yEnd.name)
  }

  /// Creates a rectangle as large as the space of two values.
  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(
      kind: .rectangle, x: .init(x), y: .init(y), name: y.name, width: width, height: height)
  }

  /// Creates an upright band.
  public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = ChartMark(kind: .rectangle, x: .init(xStart, xEnd), name: xEnd.name)
  }

  /// Creates a level band.
  public nonisolated init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = ChartMark(kind: .rectangle, y: .init(yStart, yEnd), name: yEnd.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}

/// A sector of a disk. A chart of sectors has no axes.
public struct SectorMark: ChartContent {
  let mark: ChartMark

  /// Creates a sector whose angle stands for a value.
  public nonisolated init<Value: Plottable>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark = ChartMark(
      kind: .sector(hole: innerRadius.ratio ?? 0), y: .init(angle), name: angle.name)
  }

  /// The mark.
  public var body: some View { MarkView(mark: mark) }
}
