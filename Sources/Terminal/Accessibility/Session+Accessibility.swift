import ComponentCore
import TextBackend

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Session.Configuration {
  /// How a session suits users with disabilities.
  ///
  ///     configuration.accessibility.reducesMotion = true
  ///
  /// What is `nil` is determined by an environment variable: it counts as set unless it is empty,
  /// `0`, `false` or `no`.
  public struct Accessibility: Hashable, Sendable {
    /// Whether the session writes lines for a screen reader instead of drawing the screen; `nil`
    /// if the variable `ACCESSIBLE` says so.
    ///
    /// A session for a screen reader writes what the views say, at first all of it, then a line
    /// for each change of the focus and of a state: `Delete All, button, disabled`. The cursor
    /// only moves forward. The keys work as always, and Ctrl-L reads everything again. Motion is
    /// reduced.
    public var usesScreenReader: Bool?
    /// Whether animations show their end at once; `nil` if the variable `REDUCE_MOTION` says so.
    public var reducesMotion: Bool?
    /// Whether borders, secondary and faint text are drawn more clearly; `nil` if the variable
    /// `HIGH_CONTRAST` says so.
    public var increasesContrast: Bool?

    /// Creates a configuration that is determined by environment variables.
    public init() {}
  }
}

extension Session.Configuration.Accessibility {
  /// The configuration with what environment variables determine.
  var resolved: Self {
    resolved { name in getenv(name).map { String(cString: $0) } }
  }

  /// Returns the configuration with what the environment determines.
  ///
  /// - Parameter variable: Returns the value of an environment variable.
  func resolved(_ variable: (String) -> String?) -> Self {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false", "no"].contains(variable(name)?.lowercased() ?? "")
    }
    var resolved = self
    resolved.usesScreenReader = usesScreenReader ?? isSet("ACCESSIBLE")
    resolved.reducesMotion =
      reducesMotion ?? (resolved.usesScreenReader == true || isSet("REDUCE_MOTION"))
    resolved.increasesContrast = increasesContrast ?? isSet("HIGH_CONTRAST")
    return resolved
  }
}

extension Session.Configuration {
  /// Returns the configuration in which lines for a screen reader are not those of an inline view.
  func placed(for accessibility: Accessibility) -> Self {
    var configuration = self
    if accessibility.usesScreenReader == true { configuration.placement = .fullScreen }
    return configuration
  }
}

extension EnvironmentValues {
  /// Tells the views how the user wants them to be.
  mutating func adapt(to accessibility: Session.Configuration.Accessibility) {
    accessibilityReduceMotion = accessibility.reducesMotion == true
  }
}

extension Session {
  /// Draws the screen, or writes lines, as the user wants it.
  func adapt(to accessibility: Configuration.Accessibility) {
    if accessibility.increasesContrast == true { screen.colorSchemeContrast = .increased }
    guard accessibility.usesScreenReader == true else { return }
    modes.writesLines = true
    announcer = Announcer()
  }
}
