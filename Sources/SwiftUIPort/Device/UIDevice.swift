/// The computer as a device.
public struct UIDevice: Sendable {
  /// The computer.
  public static let current = UIDevice()

  /// Is posted by no terminal: a window that is wider than high is landscape from the beginning.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of the host.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What the program runs on.
  public var model: String { "Terminal" }
  /// What the program runs on.
  public var localizedModel: String { model }
  /// The name of the operating system.
  public var systemName: String {
    #if os(Linux)
      "Linux"
    #else
      "macOS"
    #endif
  }
  /// The version of the operating system.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// A computer with a keyboard.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .mac }
  /// Whether the terminal is wider than high, in points, as it is now.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Has no effect on a terminal.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect on a terminal.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The kinds of devices.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// A terminal is a `mac`: it has a keyboard, and perhaps a pointer.
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// How a device is held.
public enum UIDeviceOrientation: Hashable, Sendable {
  /// A terminal is upright, or turned to the left.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the longer edge is at the bottom.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the shorter edge is at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the screen faces up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIApplication {
  /// Is not posted: `scenePhase` of the environment tells when a terminal has the focus.
  @available(*, deprecated, message: "Read scenePhase of the environment: this is not posted.")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActive")
  /// Is not posted: `scenePhase` of the environment tells when a terminal has the focus.
  @available(*, deprecated, message: "Read scenePhase of the environment: this is not posted.")
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActive")
  /// Is not posted: `scenePhase` of the environment tells when a program is suspended.
  @available(*, deprecated, message: "Read scenePhase of the environment: this is not posted.")
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackground")
  /// Is not posted: `scenePhase` of the environment tells when a program goes on.
  @available(*, deprecated, message: "Read scenePhase of the environment: this is not posted.")
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForeground")
  /// Is not posted: a program ends without its views when its terminal closes.
  @available(*, deprecated, message: "This is not posted on a terminal.")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminate")
  /// Is not posted: no one is told of the memory that is left.
  @available(*, deprecated, message: "This is not posted on a terminal.")
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarning")
  /// Is not posted: no one is told of pictures of a terminal.
  @available(*, deprecated, message: "This is not posted on a terminal.")
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshot")
}

/// What a system knows of the needs of a person.
public enum UIAccessibility {
  /// Something to tell.
  public enum Notification: Sendable {
    /// Words to be read, or another content or layout.
    case announcement, screenChanged, layoutChanged
  }

  /// `false`: the environment's `accessibilityReduceMotion` tells.
  public static var isReduceMotionEnabled: Bool { false }
  /// `false`: a terminal does not tell.
  public static var isVoiceOverRunning: Bool { false }
  /// `false`: a terminal does not tell.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// `false`: a terminal does not tell.
  public static var isBoldTextEnabled: Bool { false }

  /// Has no effect on a terminal, whose screen reader reads what changes.
  public static func post(notification: Notification, argument: Any?) {}
}

/// The sizes of text that a person prefers, which a terminal does not know.
public struct UIFontMetrics: Sendable {
  /// That of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the sizes of a style.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// Returns `value`.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

/// A font under its name in UIKit. Letters of a terminal have one size.
public struct UIFont: Hashable, Sendable {
  /// The size in points.
  public let pointSize: CGFloat
  let weight: Font.Weight

  /// The height of a line: that of a row.
  public var lineHeight: CGFloat { PointScale.points(along: .vertical) }

  /// The styles of text.
  public enum TextStyle: Hashable, Sendable {
    /// From the largest to the smallest.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    /// The smallest.
    case caption1, caption2
  }

  /// Returns the font of the system.
  public static func systemFont(ofSize size: CGFloat, weight: Font.Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// Returns the bold font of the system.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// Returns the font of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(pointSize: 17, weight: style == .headline ? .semibold : .regular)
  }
}

extension Font {
  /// Creates a font under its name in UIKit.
  public init(_ font: UIFont) {
    self = .system(size: font.pointSize, weight: font.weight)
  }
}
