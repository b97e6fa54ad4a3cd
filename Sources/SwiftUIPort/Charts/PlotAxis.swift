import ComponentCharts

/// The places of the values of an axis: a space for each text or span of time, points for numbers.
struct PlotAxis {
  enum Kind {
    /// Spaces of equal length, in order.
    case bands([PlotValue])
    case numbers(ChartScale)
  }

  let kind: Kind
  /// Whether the numbers are times.
  private let isDate: Bool
  /// The labels, each with its value.
  private(set) var labels: [(value: PlotValue, text: String)] = []

  /// Creates an axis of `values`.
  ///
  /// - Parameters:
  ///   - values: The values of the marks.
  ///   - hasBands: Whether numbers and dates have spaces of their own, too.
  ///   - includesZero: Whether an axis of numbers begins or ends at zero.
  ///   - domain: The values at the ends, or the texts.
  ///   - settings: What the axis shows.
  ///   - tickCount: The greatest number of labels.
  init(
    _ values: [PlotValue], hasBands: Bool, includesZero: Bool, domain: ChartDomain?,
    _ settings: AxisSettings, tickCount: Int
  ) {
    isDate = values.contains { if case .date = $0 { true } else { false } }
    if hasBands || values.contains(where: \.isText) {
      var bands: [PlotValue] = domain.map(\.values) ?? []
      for value in values where !bands.contains(value) { bands.append(value) }
      if !bands.contains(where: \.isText) { bands.sort { $0.number ?? 0 < $1.number ?? 0 } }
      kind = .bands(bands)
    } else {
      var numbers = (domain?.values ?? values).compactMap(\.number).filter(\.isFinite)
      if includesZero, domain == nil { numbers.append(0) }
      let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
      let range = low < high ? low...high : low...(low + 1)
      let scale = ChartScale(domain != nil || isDate ? range : nil, of: [low, high])
      kind = .numbers(
        includesZero || domain != nil || isDate
          ? scale.withRoundEnds(ticksAtMost: tickCount) : ChartScale(range, of: []))
    }
    labels = makeLabels(values, settings, tickCount)
  }

  /// The number of spaces.
  var bandCount: Int { if case .bands(let bands) = kind { max(1, bands.count) } else { 0 } }

  /// Returns the place of a value as a fraction of the axis: of the middle of its space.
  func fraction(of value: PlotValue) -> Double {
    switch kind {
    case .bands(let bands):
      let index = bands.firstIndex(of: value) ?? nearestBand(to: value, bands)
      return (Double(index) + 0.5) / Double(max(1, bands.count))
    case .numbers(let scale): return value.number.flatMap { scale.fraction(of: $0) } ?? 0
    }
  }

  /// Returns the value at a fraction of the axis; `nil` if it has no spaces.
  func value(at fraction: Double) -> PlotValue? {
    let fraction = min(max(0, fraction), 1)
    switch kind {
    case .bands(let bands):
      return bands.isEmpty
        ? nil : bands[min(bands.count - 1, Int(fraction * Double(bands.count)))]
    case .numbers(let scale):
      let (low, high) = (scale.range.lowerBound, scale.range.upperBound)
      let number = low + (high - low) * fraction
      return isDate
        ? .date(Date(timeIntervalSinceReferenceDate: number), unit: nil) : .number(number)
    }
  }

  private func nearestBand(to value: PlotValue, _ bands: [PlotValue]) -> Int {
    guard let number = value.number else { return 0 }
    return bands.lastIndex { $0.number ?? .infinity <= number } ?? 0
  }

  // MARK: Labels

  private func makeLabels(
    _ values: [PlotValue], _ settings: AxisSettings, _ tickCount: Int
  ) -> [(value: PlotValue, text: String)] {
    let shown = shownValues(values, settings.values, tickCount)
    return shown.enumerated().compactMap { index, value in
      let axisValue = AxisValue(index: index, count: shown.count, value: value)
      guard let label = settings.label else { return (value, text(of: value, among: shown)) }
      return label(axisValue).map { (value, $0) }
    }
  }

  private func text(of value: PlotValue, among values: [PlotValue]) -> String {
    guard case .number = value, case .numbers(let scale) = kind else { return value.label }
    let labels = scale.labels(of: values.compactMap(\.number))
    return values.firstIndex(of: value).map { labels[$0] } ?? value.label
  }

  private func shownValues(
    _ values: [PlotValue], _ marks: AxisMarkValues?, _ tickCount: Int
  ) -> [PlotValue] {
    switch (marks?.kind ?? .automatic(count: nil), kind) {
    case (.fixed(let fixed), _): return fixed
    case (.calendar(_, let count), .bands(let bands)):
      return bands.enumerated().filter { $0.offset % count == 0 }.map(\.element)
    case (_, .bands(let bands)): return bands
    case (.stride(let step), .numbers(let scale)):
      guard step > 0, (scale.range.upperBound - scale.range.lowerBound) / step < 1_000 else {
        return []
      }
      let (low, high) = (scale.range.lowerBound, scale.range.upperBound)
      return stride(from: low, through: high, by: step).map { .number($0) }
    case (.calendar(let component, let count), .numbers(let scale)):
      return dates(in: scale.range, component, count)
    case (.automatic(let count), .numbers(let scale)):
      let count = count.map { min($0 + 1, tickCount) } ?? tickCount
      guard case .date(_, let unit)? = values.first else {
        return scale.ticks(atMost: count).map { .number($0) }
      }
      let (low, length) = (
        scale.range.lowerBound, scale.range.upperBound - scale.range.lowerBound
      )
      return (0..<max(2, count)).map { index in
        let time = low + length * Double(index) / Double(max(1, count - 1))
        return .date(Date(timeIntervalSinceReferenceDate: time), unit: unit)
      }
    }
  }

  private func dates(
    in range: ClosedRange<Double>, _ component: Calendar.Component, _ count: Int
  ) -> [PlotValue] {
    let calendar = Calendar.current
    var date = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    date = calendar.dateInterval(of: component, for: date)?.start ?? date
    var dates: [PlotValue] = []
    while date.timeIntervalSinceReferenceDate <= range.upperBound, dates.count < 1_000 {
      if date.timeIntervalSinceReferenceDate >= range.lowerBound {
        dates.append(.date(date, unit: component))
      }
      guard let next = calendar.date(byAdding: component, value: count, to: date) else { break }
      date = next
    }
    return dates
  }
}
