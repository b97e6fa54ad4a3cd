/// A key of the values that views pass to the views that enclose them.
///
///     struct LongestTitle: PreferenceKey {
///       static let defaultValue = 0
///       static func reduce(value: inout Int, nextValue: () -> Int) {
///         value = max(value, nextValue())
///       }
///     }
///
/// Views set a value with `preference(key:value:)`; an enclosing view receives the combined value
/// with `onPreferenceChange(_:perform:)`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view in which no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of two views.
  ///
  /// - Parameters:
  ///   - value: The combined value of the views so far, in reading order.
  ///   - nextValue: Returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`.
  public static var defaultValue: Value { nil }
}
