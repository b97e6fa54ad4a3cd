import ComponentCore

nonisolated extension [Double] {
  /// The values in words: `6 values from 1 to 8, last 5`.
  var summary: String {
    let numbers = filter { !$0.isNaN }
    guard let last = numbers.last, let least = numbers.min(), let greatest = numbers.max() else {
      return "no values"
    }
    if numbers.count == 1 { return last.chartLabel }
    return "\(numbers.count) values from \(least.chartLabel) to \(greatest.chartLabel), "
      + "last \(last.chartLabel)"
  }
}

nonisolated extension [ChartSeries] {
  /// The series in words, each with its name.
  var summary: String {
    if isEmpty { return "no values" }
    return map { $0.name.isEmpty ? $0.values.summary : "\($0.name): \($0.values.summary)" }
      .joined(separator: "; ")
  }
}

nonisolated extension [ChartBar] {
  /// The number of bars that are told one by one.
  private static var summaryLimit: Int { 12 }

  /// The bars in words, those at the end by their number.
  var summary: String {
    if isEmpty { return "no bars" }
    let limit = [ChartBar].summaryLimit
    let bars = prefix(limit).map { bar in
      bar.label.isEmpty ? bar.value.chartLabel : "\(bar.label) \(bar.value.chartLabel)"
    }
    let rest = count > limit ? ["and \(count - limit) more"] : []
    return (bars + rest).joined(separator: ", ")
  }
}
