/// The name, type and default of a value that views pass down.
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
  /// The kind of value.
  associatedtype Value

  /// What it is where nobody has said otherwise.
  static var defaultValue: Value { get }
}
