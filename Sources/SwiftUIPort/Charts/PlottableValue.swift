/// A type whose values have places in a ``Chart``: a number, a text or a date, or what stands for
/// one.
public protocol Plottable {
  /// The type of what stands for a value.
  associatedtype PrimitivePlottable: Plottable

  /// What stands for the value.
  var primitivePlottable: PrimitivePlottable { get }
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Int: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension Decimal: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value with a name, for a part of a ``Chart``.
public struct PlottableValue<Value: Plottable> {
  let name: String
  let value: Value
  let unit: Calendar.Component?

  /// Creates a value that `name` describes.
  public static func value(_ name: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(name: String(name), value: value, unit: nil)
  }

  /// Creates a value that a text describes.
  public static func value(_ name: Text, _ value: Value) -> PlottableValue {
    PlottableValue(name: name.plainString, value: value, unit: nil)
  }
}

extension PlottableValue where Value == Date {
  /// Creates a span of time, such as the day of a date.
  public static func value(
    _ name: some StringProtocol, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    PlottableValue(
      name: String(name), value: calendar.dateInterval(of: unit, for: value)?.start ?? value,
      unit: unit)
  }
}

/// A value of an axis.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  case text(String)
  case date(Date, unit: Calendar.Component?)

  init<Value: Plottable>(_ value: PlottableValue<Value>) {
    self.init(value.value, unit: value.unit)
  }

  init(_ value: some Plottable, unit: Calendar.Component? = nil) {
    switch value {
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as CGFloat: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(Int(clamping: value)))
    case let value as Decimal: self = .number(Double(truncating: value as NSDecimalNumber))
    case let value as String: self = .text(value)
    case let value as Date: self = .date(value, unit: unit)
    default: self.init(value.primitivePlottable, unit: unit)
    }
  }

  /// The place on an axis of numbers; `nil` for a text.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text: nil
    case .date(let date, _): date.timeIntervalSinceReferenceDate
    }
  }

  /// The value as a label.
  var label: String {
    switch self {
    case .number(let number): number.formatted(.number.precision(.fractionLength(0...2)))
    case .text(let text): text
    case .date(let date, let unit): ChartDates.label(of: date, unit: unit)
    }
  }

  /// Returns the value as one of a program's type; `nil` if it is none.
  func value<Value>(as type: Value.Type) -> Value? {
    if let type = type as? any RawRepresentable.Type { return rawRepresentable(type) as? Value }
    switch self {
    case .text(let text): return text as? Value
    case .date(let date, _): return date as? Value
    case .number(let number):
      switch type {
      case is Double.Type: return number as? Value
      case is CGFloat.Type: return CGFloat(number) as? Value
      case is Float.Type: return Float(number) as? Value
      case is Decimal.Type: return Decimal(number) as? Value
      case let type as any BinaryInteger.Type: return integer(number, type) as? Value
      default: return nil
      }
    }
  }

  private func rawRepresentable<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    value(as: Value.RawValue.self).flatMap { Value(rawValue: $0) }
  }

  private func integer<Value: BinaryInteger>(_ number: Double, _ type: Value.Type) -> Value {
    Value(clamping: Int64(exactly: number.rounded()) ?? 0)
  }

  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the value is a span of time.
  var hasUnit: Bool { if case .date(_, let unit) = self { unit != nil } else { false } }
}

/// The labels of dates.
enum ChartDates {
  static func label(of date: Date, unit: Calendar.Component?) -> String {
    switch unit {
    case .year?: date.formatted(.dateTime.year())
    case .month?, .quarter?: date.formatted(.dateTime.month())
    case .hour?, .minute?, .second?: date.formatted(.dateTime.hour().minute())
    default: date.formatted(.dateTime.month().day())
    }
  }
}
