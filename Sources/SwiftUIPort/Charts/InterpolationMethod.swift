/// How lines run between points.
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
  /// Whether lines run straight or in steps.
  public let description: String

  var isStepped: Bool { self == .stepStart }

  /// Straight.
  public static let linear = InterpolationMethod(description: "linear")
  /// Straight: curves are finer than a terminal can show.
  public static let monotone = linear, catmullRom = linear, cardinal = linear
  /// In steps.
  public static let stepStart = InterpolationMethod(description: "stepped")
  /// In steps.
  public static let stepCenter = stepStart, stepEnd = stepStart

  /// Straight: curves are finer than a terminal can show.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { linear }
  /// Straight: curves are finer than a terminal can show.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { linear }
}
