// Marks for all elements of some data, or for a function.

/// A value of each element of some data, with a name.
public struct PlottableProjection<Element, Value: Plottable> {
  fileprivate let name: String
  fileprivate let path: KeyPath<Element, Value>

  /// Creates a value that `name` describes.
  public static func value(
    _ name: some StringProtocol, _ path: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection(name: String(name), path: path)
  }

  fileprivate func value(of element: Element) -> PlottableValue<Value> {
    .value(name, element[keyPath: path])
  }
}

/// Marks of some data or of a function.
public struct VectorizedPlot<Mark: ChartContent>: ChartContent {
  private nonisolated var marks: [Mark]

  fileprivate nonisolated init(_ marks: [Mark]) { self.marks = marks }

  /// The marks.
  public var body: some View {
    ForEach(marks.indices, id: \.self) { marks[$0] }
  }
}

// Its nonisolated property may hold values that are not `Sendable`.
@available(*, unavailable) extension VectorizedPlot: Sendable {}

/// The places at which a function is evaluated.
private nonisolated func samples(of domain: ClosedRange<Double>?) -> [Double] {
  let domain = domain ?? 0...1
  let count = 120
  return (0...count).map {
    domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(count)
  }
}

/// Creates bars for the elements of some data.
public nonisolated func BarPlot<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
  _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
  width: MarkDimension = .automatic, height: MarkDimension = .automatic,
  stacking: MarkStackingMethod = .standard
) -> VectorizedPlot<BarMark> {
  VectorizedPlot(
    data.map {
      BarMark(
        x: x.value(of: $0), y: y.value(of: $0), width: width, height: height, stacking: stacking)
    })
}

/// Creates a line through the elements of some data.
public nonisolated func LinePlot<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
  _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
) -> VectorizedPlot<LineMark> {
  VectorizedPlot(data.map { LineMark(x: x.value(of: $0), y: y.value(of: $0)) })
}

/// Creates the line of a function, from 0 to 1 if there is no domain.
public nonisolated func LinePlot(
  x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
  function: (Double) -> Double
) -> VectorizedPlot<LineMark> {
  VectorizedPlot(
    samples(of: domain).map { LineMark(x: .value(x, $0), y: .value(y, function($0))) })
}

/// Creates the line of a function to points.
public nonisolated func LinePlot(
  x: some StringProtocol, y: some StringProtocol, t: some StringProtocol,
  domain: ClosedRange<Double>, function: (Double) -> (x: Double, y: Double)
) -> VectorizedPlot<LineMark> {
  VectorizedPlot(
    samples(of: domain).map(function).map { LineMark(x: .value(x, $0.x), y: .value(y, $0.y)) })
}

/// Creates the area below the elements of some data.
public nonisolated func AreaPlot<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
  _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
  stacking: MarkStackingMethod = .standard
) -> VectorizedPlot<AreaMark> {
  VectorizedPlot(
    data.map { AreaMark(x: x.value(of: $0), y: y.value(of: $0), stacking: stacking) })
}

/// Creates the area below a function, from 0 to 1 if there is no domain.
public nonisolated func AreaPlot(
  x: some StringProtocol, y: some StringProtocol, domain: ClosedRange<Double>? = nil,
  function: (Double) -> Double
) -> VectorizedPlot<AreaMark> {
  VectorizedPlot(
    samples(of: domain).map { AreaMark(x: .value(x, $0), y: .value(y, function($0))) })
}

/// Creates points for the elements of some data.
public nonisolated func PointPlot<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
  _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
) -> VectorizedPlot<PointMark> {
  VectorizedPlot(data.map { PointMark(x: x.value(of: $0), y: y.value(of: $0)) })
}
