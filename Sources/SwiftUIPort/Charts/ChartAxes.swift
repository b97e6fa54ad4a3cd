// What programs say of the axes of a chart. A terminal shows labels, and lines at the edges.

/// What an axis shows.
public protocol AxisContent {
  /// What is shown of the axis.
  var settings: AxisSettings { get }
}

/// What is shown at a value of an axis.
public protocol AxisMark {
  /// Returns the label of a value; `nil` if this is no label.
  func label(of value: AxisValue) -> String?
}

/// What is shown of an axis.
public struct AxisSettings {
  var isHidden = false
  var isTrailing = false
  /// Whether there are lines across the chart.
  var hasGrid = true
  var values: AxisMarkValues?
  var label: ((AxisValue) -> String?)?

  init() {}
}

/// A value of an axis with its label.
public struct AxisValue: Sendable {
  /// The number of values before it.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: PlotValue

  /// The value, if it has that type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    switch value {
    case .number(let number):
      number as? Value ?? Int(exactly: number.rounded()) as? Value ?? CGFloat(number) as? Value
    case .text(let text): text as? Value
    case .date(let date, _): date as? Value
    }
  }
}

/// The values that an axis shows.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case fixed([PlotValue])
    case stride(Double)
    case calendar(Calendar.Component, Int)
  }

  let kind: Kind

  /// Round values.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

  /// About as many round values.
  public static func automatic(
    desiredCount: Int? = nil, minimumStride: Double? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }

  /// Values at a distance.
  public static func stride(by step: some BinaryFloatingPoint) -> AxisMarkValues {
    AxisMarkValues(kind: .stride(Double(step)))
  }

  /// Dates at a distance.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar = .current
  ) -> AxisMarkValues { AxisMarkValues(kind: .calendar(component, max(1, count))) }
}

/// The side of an axis.
public struct AxisMarkPosition: Hashable, Sendable {
  let isTrailing: Bool

  /// The usual side.
  public static let automatic = AxisMarkPosition(isTrailing: false)
  /// Before the chart, or below it.
  public static let leading = automatic, bottom = automatic
  /// Behind the chart.
  public static let trailing = AxisMarkPosition(isTrailing: true)
  /// Above the chart, where a terminal shows no axis: it is below.
  public static let top = automatic
}

/// How labels keep from touching, which they always do.
public struct AxisMarkPreset: Hashable, Sendable {
  /// As usual.
  public static let automatic = AxisMarkPreset()
  /// As usual.
  public static let extended = automatic, aligned = automatic, inset = automatic
}

/// The values of an axis, with what is shown at each.
public struct AxisMarks: AxisContent {
  /// What is shown of the axis.
  public private(set) var settings = AxisSettings()

  /// Creates marks at round values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    settings.isTrailing = position.isTrailing
    settings.values = values
  }

  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    settings.isTrailing = position.isTrailing
    settings.values = AxisMarkValues(kind: .fixed(values.map { PlotValue($0) }))
  }

  /// Creates marks at round values with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values)
    settings.label = { AxisValueLabel(format: format).label(of: $0) }
  }

  /// Creates marks at round values, with what `content` returns for each.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkList
  ) {
    self.init(preset: preset, position: position, values: values)
    show(content)
  }

  /// Creates marks at values, with what `content` returns for each.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> AxisMarkList
  ) {
    self.init(preset: preset, position: position, values: values)
    show(content)
  }

  private mutating func show(_ content: @escaping (AxisValue) -> AxisMarkList) {
    settings.label = { value in content(value).marks.lazy.compactMap { $0.label(of: value) }.first }
    let sample = AxisValue(index: 0, count: 1, value: .number(0))
    settings.hasGrid = content(sample).marks.contains { $0 is AxisGridLine }
  }
}

/// A line across a chart at a value.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}

  /// Returns `nil`.
  public func label(of value: AxisValue) -> String? { nil }
}

/// A short line at a value, which a terminal does not show.
public struct AxisTick: AxisMark {
  /// The length of the line.
  public enum Length: Sendable {
    /// As usual.
    case automatic, label, longestLabel
  }

  /// Creates a line.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// Returns `nil`.
  public func label(of value: AxisValue) -> String? { nil }
}

/// The label of a value.
public struct AxisValueLabel: AxisMark {
  private let text: (AxisValue) -> String?

  /// Creates the usual label.
  ///
  /// Labels are level, and one that would touch another is left out: the other words about their
  /// place have no effect.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    text = { $0.value.label }
  }

  /// Creates a label.
  public init(
    _ text: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    let text = String(text)
    self.text = { _ in text }
  }

  /// Creates a label in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    text = { value in value.as(Format.FormatInput.self).map { format.format($0) } }
  }

  /// Creates a label of the text in `content`.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    let string = content().plainText
    text = { _ in string }
  }

  /// Returns the label of a value.
  public func label(of value: AxisValue) -> String? { text(value) }
}

extension AxisMark {
  /// Has no effect: axes have the color of borders.
  @available(*, deprecated, message: "Axes have the color of borders: this has no effect.")
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// Has no effect: letters of a terminal have one size.
  public func font(_ font: Font?) -> Self { self }
  /// Has no effect: labels are beside the rows and columns of their values.
  @available(*, deprecated, message: "Labels are beside their values: this has no effect.")
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}
