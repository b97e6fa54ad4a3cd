/// An action that opens a URL.
///
///     @Environment(\.openURL) private var openURL
///
///     Button("Manual") { openURL("https://example.com/manual") }
///
/// A session on a terminal opens `http`, `https` and `mailto` URLs with the desktop's program for
/// them, if there is a desktop; no `file` URLs, because some desktops run the file. Without a
/// desktop, as in a remote session, and on a `Screen` without a terminal, no URL is opened, and
/// the completion receives `false`.
///
/// To handle URLs in another way, set the environment value:
///
///     content.environment(\.openURL, OpenURLAction { url in
///       guard url.hasPrefix("app:") else { return .systemAction }
///       show(url)
///       return .handled
///     })
public struct OpenURLAction: Equatable, Sendable {
  /// The effect of a handler on a URL.
  public struct Result: Equatable, Sendable {
    fileprivate enum Effect: Equatable {
      case handled, discarded
      case system(String?)
    }

    fileprivate let effect: Effect

    /// The handler has opened the URL.
    public static let handled = Result(effect: .handled)
    /// The URL is not opened.
    public static let discarded = Result(effect: .discarded)
    /// The session opens the URL.
    public static let systemAction = Result(effect: .system(nil))

    /// The session opens `url` instead.
    public static func systemAction(_ url: some CustomStringConvertible) -> Result {
      Result(effect: .system(url.description))
    }
  }

  fileprivate var handler: EnvironmentAction<String, Result>?
  fileprivate var system: EnvironmentAction<String, Bool>?

  /// Creates an action that calls `handler` with the URL.
  public init(handler: @escaping @MainActor (String) -> Result) {
    self.handler = EnvironmentAction(handler)
  }

  fileprivate init() {}

  /// Opens a URL.
  ///
  /// - Parameter url: An absolute URL, as a string or as Foundation's `URL`.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: some CustomStringConvertible) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL, and reports whether it is being opened.
  ///
  /// - Parameters:
  ///   - url: An absolute URL, as a string or as Foundation's `URL`.
  ///   - completion: Called with `false` if the URL is not opened.
  @MainActor @preconcurrency
  public func callAsFunction(
    _ url: some CustomStringConvertible, completion: (_ accepted: Bool) -> Void
  ) {
    let result = handler?.perform(url.description) ?? .systemAction
    switch result.effect {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other): completion(system?.perform(other ?? url.description) ?? false)
    }
  }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemURLKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Sets the function that opens a URL outside the program, and returns whether it does.
  package mutating func setSystemURLAction(_ open: @escaping @MainActor (String) -> Bool) {
    self[SystemURLKey.self] = EnvironmentAction(open)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction()
}

private struct SystemURLKey: EnvironmentKey {
  static let defaultValue: EnvironmentAction<String, Bool>? = nil
}
