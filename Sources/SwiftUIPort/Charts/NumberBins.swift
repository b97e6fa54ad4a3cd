/// Ranges of equal width into which numbers fall, for histograms.
///
///     let bins = NumberBins(data: ages, desiredCount: 5)
///     let counts = Dictionary(grouping: ages, by: bins.index(for:)).mapValues(\.count)
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// Where the ranges begin, and at last where the last one ends.
  public let thresholds: [Value]

  /// Creates the ranges between values in ascending order.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  /// Creates a number of equal ranges.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(1, count)
    let size = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + Value($0) * size }
  }

  /// Creates ranges of a size that contain `range`: they begin and end at multiples of the size.
  ///
  /// - Parameters:
  ///   - size: The size; at least a millionth of the range counts.
  ///   - range: The numbers.
  public init(size: Value, range: ClosedRange<Value>) {
    let size = Swift.max(size, (range.upperBound - range.lowerBound) / 1_000_000)
    guard size > 0 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max(first + 1, (range.upperBound / size).rounded(.up))
    self.init(thresholds: (0...Int(last - first)).map { (first + Value($0)) * size })
  }

  /// Creates about as many ranges, whose ends are round numbers.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10) {
    let width = range.upperBound - range.lowerBound
    self.init(size: Self.round(width / Value(Swift.max(1, desiredCount))), range: range)
  }

  /// Creates about as many ranges for some numbers, whose ends are round numbers.
  public init(data: [Value], desiredCount: Int = 10) {
    let numbers = data.filter(\.isFinite)
    self.init(range: (numbers.min() ?? 0)...(numbers.max() ?? 0), desiredCount: desiredCount)
  }

  /// The next round number: 1, 2 or 5 times a power of ten.
  private static func round(_ number: Value) -> Value {
    guard number > 0, number.isFinite else { return 1 }
    let number = Double(number)
    let power = pow(10, log10(number).rounded(.down))
    let step = [1, 2, 5, 10].first { number <= $0 * power * 1.000_001 } ?? 10
    return Value(step * power)
  }

  /// The index of the first range.
  public var startIndex: Int { 0 }
  /// The number of ranges.
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  /// The range at an index.
  public subscript(index: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }

  /// Returns the index of the range that contains a number; that of the last one for its end, and
  /// the nearest one for other numbers.
  public func index(for value: Value) -> Int {
    let next = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(0, next - 1), Swift.max(0, count - 1))
  }
}

extension NumberBins: Equatable {}
extension NumberBins: Sendable where Value: Sendable {}

/// One of the ranges into which values fall.
public struct ChartBinRange<Bound: Comparable>: Hashable where Bound: Hashable {
  /// Where the range begins.
  public let lowerBound: Bound
  /// Where the range ends.
  public let upperBound: Bound

  /// Creates a range.
  public init(lowerBound: Bound, upperBound: Bound) {
    (self.lowerBound, self.upperBound) = (lowerBound, upperBound)
  }

  /// Returns whether a value is in the range; its end is not.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

extension ChartBinRange: Sendable where Bound: Sendable {}
