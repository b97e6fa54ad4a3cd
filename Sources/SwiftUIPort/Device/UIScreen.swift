#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal as the screen of a telephone.
public struct UIScreen: Sendable {
  /// The screen.
  public static let main = UIScreen()

  /// The terminal's size in points, as it is now; 80 columns and 24 rows without a terminal.
  ///
  /// It does not change a view when it changes: `GeometryReader` does.
  public var bounds: CGRect {
    var size = winsize()
    for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO]
    where ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0 {
      return CGRect(Rect(x: 0, y: 0, width: Int(size.ws_col), height: Int(size.ws_row)))
    }
    return CGRect(Rect(x: 0, y: 0, width: 80, height: 24))
  }

  /// The number of pixels to a point, as far as that means something.
  public var scale: CGFloat { 1 }
}

/// The terminal as the screen of a computer.
public struct NSScreen: Sendable {
  /// The screen.
  public static var main: NSScreen? { NSScreen() }

  /// The terminal's rectangle in points, as ``UIScreen/bounds``.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The terminal's rectangle in points.
  public var visibleFrame: CGRect { frame }
}

/// The program as an application of a telephone.
public struct UIApplication: Sendable {
  /// The application.
  public static let shared = UIApplication()

  /// The terminal as a window.
  public var windows: [UIWindow] { [UIWindow()] }
  /// The terminal as a window.
  public var keyWindow: UIWindow? { UIWindow() }
  /// The terminal as a scene with a window.
  public var connectedScenes: Set<UIScene> { [UIScene()] }

  /// Has no effect on a terminal, whose screen sleeps when its computer says so.
  @available(
    *, deprecated, message: "A terminal does not keep its computer awake: this has no effect."
  )
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }

  /// Has no effect on a terminal.
  @available(*, deprecated, message: "Call openURL of the environment: this has no effect.")
  public func open(_ url: URL) {}

  /// Has no effect on a terminal.
  @discardableResult
  public func sendAction(_ action: Any?, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }
}

/// The terminal as a window of a telephone.
public struct UIWindow: Hashable, Sendable {
  /// The areas that views must avoid, of which a terminal has none.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// The terminal's rectangle in points.
  public var frame: CGRect { UIScreen.main.bounds }
  /// The terminal's rectangle in points.
  public var bounds: CGRect { UIScreen.main.bounds }
  /// The terminal as a screen.
  public var screen: UIScreen { .main }
  /// Whether the window has the keyboard.
  public var isKeyWindow: Bool { true }
  /// The terminal as a scene.
  public var windowScene: UIWindowScene? { UIWindowScene() }
}

/// The terminal as a scene with windows.
public struct UIScene: Hashable, Sendable {
  /// The terminal as a window.
  public var windows: [UIWindow] { [UIWindow()] }
  /// The terminal as a window.
  public var keyWindow: UIWindow? { UIWindow() }
  /// The terminal as a screen.
  public var screen: UIScreen { .main }
}

/// The terminal as a scene with windows.
public typealias UIWindowScene = UIScene

/// Distances from the edges, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distances.
  public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

  /// No distances.
  public static let zero = UIEdgeInsets()

  /// Creates distances.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

/// A clipboard inside of the program.
public final class UIPasteboard: Sendable {
  /// The clipboard.
  public static let general = UIPasteboard()

  private let content = Lock<String?>(nil)

  /// The text, without the compiler's advice.
  var text: String? { content.withLock { $0 } }

  /// The text of the clipboard. It does not reach the terminal: `\.copy` of the environment does.
  @available(
    *, deprecated, message: "Call copy of the environment: this stays inside of the program."
  )
  public var string: String? {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }
}

/// A device that can be felt, which a terminal is not.
public struct UIImpactFeedbackGenerator: Sendable {
  /// How strong the feedback is.
  public enum FeedbackStyle: Sendable {
    /// From weak to strong.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}

  /// Has no effect on a terminal.
  public func prepare() {}

  /// Has no effect on a terminal.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A device that can be felt, which a terminal is not.
public struct UINotificationFeedbackGenerator: Sendable {
  /// What happened.
  public enum FeedbackType: Sendable {
    /// The result of an action.
    case success, warning, error
  }

  /// Creates a generator.
  public init() {}

  /// Has no effect on a terminal.
  public func prepare() {}

  /// Has no effect on a terminal.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A device that can be felt, which a terminal is not.
public struct UISelectionFeedbackGenerator: Sendable {
  /// Creates a generator.
  public init() {}

  /// Has no effect on a terminal.
  public func prepare() {}

  /// Has no effect on a terminal.
  public func selectionChanged() {}
}

/// What a device lets a person feel, which a terminal cannot.
public struct SensoryFeedback: Hashable, Sendable {
  /// The result of an action.
  public static let success = SensoryFeedback(), warning = success, error = success
  /// Another value.
  public static let selection = success, increase = success, decrease = success
  /// The begin or the end of something.
  public static let start = success, stop = success, alignment = success, levelChange = success
  /// A collision.
  public static let impact = success

  /// How hard something is.
  public enum Flexibility: Hashable, Sendable {
    /// From hard to soft.
    case rigid, solid, soft
  }

  /// A collision.
  public static func impact(
    flexibility: Flexibility = .solid, intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// How heavy something is.
  public enum Weight: Hashable, Sendable {
    /// From light to heavy.
    case light, medium, heavy
  }

  /// A collision.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Has no effect on a terminal, which cannot be felt.
  public nonisolated func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> some View { self }

  /// Has no effect on a terminal, which cannot be felt.
  public nonisolated func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value,
    condition: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> some View { self }

  /// Has no effect on a terminal, which cannot be felt.
  public nonisolated func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (_ old: Value, _ new: Value) -> SensoryFeedback?
  ) -> some View { self }

  /// Has no effect on a terminal, which has no bar of status.
  public nonisolated func statusBar(hidden: Bool) -> some View { self }

  /// Has no effect on a terminal, which has no bar of status.
  public nonisolated func statusBarHidden(_ isHidden: Bool = true) -> some View { self }

  /// Has no effect on a terminal, which shows nothing over a program.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Has no effect on a terminal, which has no gestures of its own.
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// Lets this view reach to the edges of the screen, as views on a terminal always do.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Has no effect on a terminal, which tells a program of no addresses.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Has no effect on a terminal, where all elements look the same under the pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Has no effect on a terminal.
  public nonisolated func privacySensitive(_ isSensitive: Bool = true) -> some View { self }

  /// Has no effect on a terminal, which is read from left to right.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> some View {
    self
  }
}

/// How an element looks under the pointer, which a terminal decides itself.
public enum HoverEffect: Hashable, Sendable {
  /// The looks of a screen.
  case automatic, highlight, lift
}
