extension UIColor {
  /// Creates the color of a name in an asset catalog of the program; `nil` if there is none.
  public init?(named name: String) {
    guard let color = AssetCatalog.color(of: name, in: nil) else { return nil }
    self.init(color)
  }

  /// Gets the components of the color, from 0 to 1, on a dark background.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = self.color.resolved(in: .dark)
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Gets the hue, saturation and brightness of the color, from 0 to 1, on a dark background.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = self.color.resolved(in: .dark)
    let components = color.hueComponents
    hue?.pointee = components.hue
    saturation?.pointee = components.saturation
    brightness?.pointee = components.brightness
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// Gets the brightness of the color, from 0 to 1, on a dark background.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = self.color.resolved(in: .dark)
    white?.pointee = CGFloat(color.red + color.green + color.blue) / 3
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  /// The color itself.
  public var cgColor: UIColor { self }

  /// The red, green, blue and alpha components of the color, from 0 to 1, on a dark background.
  public var components: [CGFloat]? {
    let color = self.color.resolved(in: .dark)
    return [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }

  /// The number of components, with alpha.
  public var numberOfComponents: Int { 4 }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { CGFloat(color.resolved(in: .dark).opacity) }
}

/// A color under its name in Core Graphics.
public typealias CGColor = UIColor

extension Color {
  /// The color under its name in Core Graphics.
  public var cgColor: CGColor? { UIColor(self) }

  /// Creates a color under its name in Core Graphics.
  public init(cgColor: CGColor) { self = cgColor.color }

  /// The components of a color.
  public struct Resolved: Hashable, Sendable {
    /// The components, from 0 to 1.
    public var red: Float, green: Float, blue: Float
    /// The opacity, from 0 to 1.
    public var opacity: Float

    /// Creates a color of its components, from 0 to 1.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      (self.red, self.green, self.blue) = (red, green, blue)
      self.opacity = opacity
    }
  }

  /// Creates a color of its components.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }

  /// Returns the components of this color in the color scheme of an environment. The colors of the
  /// terminal are those that xterm has.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    resolved(in: environment.colorScheme == .light ? .light : .dark)
  }

  fileprivate func resolved(in palette: SystemPalette) -> Resolved {
    let components = components(in: palette)
    return Resolved(
      red: Float(components.red) / 255, green: Float(components.green) / 255,
      blue: Float(components.blue) / 255, opacity: Float(coverage))
  }
}

extension Color.Resolved {
  /// The color on a circle of colors, its strength and its brightness.
  fileprivate var hueComponents: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    guard range > 0 else { return (0, 0, CGFloat(high)) }
    let sixth =
      if red == high {
        (green - blue) / range
      } else if green == high {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return (CGFloat(sixth < 0 ? sixth + 6 : sixth) / 6, CGFloat(range / high), CGFloat(high))
  }
}
