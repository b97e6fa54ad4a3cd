/// A key of the environment, with the type and the default of its value.
///
///     private struct HoverKey: EnvironmentKey {
///       static let defaultValue = false
///     }
///
///     extension EnvironmentValues {
///       var isHoveredOver: Bool {
///         get { self[HoverKey.self] }
///         set { self[HoverKey.self] = newValue }
///       }
///     }
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no enclosing view provides one.
  static var defaultValue: Value { get }
}
