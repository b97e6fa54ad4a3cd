// What programs tell assistive technology about a chart. Its title and its summary are read; the
// values are those of the marks.

/// What a chart shows, for assistive technology.
public final class AXChartDescriptor {
  /// The title.
  public var title: String?
  /// What is to be learned from the chart.
  public var summary: String?
  /// The axis below the chart.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis beside the chart.
  public var yAxis: (any AXDataAxisDescriptor)?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The values.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: (any AXDataAxisDescriptor)?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// An axis of numbers or of texts, for assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What the axis is called.
  var title: String { get set }
}

/// An axis of numbers, for assistive technology.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The distances of the numbers.
  public enum ScaleType: Int, Sendable {
    /// How numbers are spread on the axis.
    case linear, log10, ln
  }

  /// What the axis is called.
  public var title: String
  /// The numbers at its ends.
  public var range: ClosedRange<Double>
  /// Where there are lines.
  public var gridlinePositions: [Double]
  /// Says a number.
  public var valueDescriptionProvider: (Double) -> String
  /// The distances of the numbers.
  public var scaleType = ScaleType.linear

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of texts, for assistive technology.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the axis is called.
  public var title: String
  /// The texts in order.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// Values of a chart, for assistive technology.
public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?
  /// Whether a line connects them.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Creates values.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// A value of a chart, for assistive technology.
public final class AXDataPoint {
  /// A value of a further axis.
  public enum AdditionalValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A text.
    case category(String)
  }

  /// The place on the axis below the chart, as a number or as a text.
  public let x: AdditionalValue
  /// The place on the axis beside the chart.
  public let y: Double?
  /// The values of further axes.
  public var additionalValues: [AdditionalValue]
  /// What the value is called.
  public var label: String?

  /// Creates a value at a number.
  public init(
    x: Double, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    (self.x, self.y, self.additionalValues, self.label) = (.number(x), y, additionalValues, label)
  }

  /// Creates a value at a text.
  public init(
    x: String, y: Double? = nil, additionalValues: [AdditionalValue] = [], label: String? = nil
  ) {
    (self.x, self.y, self.additionalValues, self.label) = (.category(x), y, additionalValues, label)
  }
}

/// What describes a chart to assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description after what the view shows has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Changes nothing: the description is made again.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Tells assistive technology the title and the summary of a description of the charts in this
  /// view. The values are read from their marks.
  public func accessibilityChartDescriptor(
    _ representable: some AXChartDescriptorRepresentable
  ) -> some View {
    let descriptor = representable.makeChartDescriptor()
    let words = [descriptor.title, descriptor.summary].compactMap { $0 }.filter { !$0.isEmpty }
    return accessibilityLabel(words.joined(separator: ": "))
  }
}
