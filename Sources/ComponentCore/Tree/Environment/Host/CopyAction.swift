/// An action that puts a text on the clipboard.
///
///     @Environment(\.copy) private var copy
///
///     Button("Copy link") { copy(link) }
///
/// A session sends the text to the terminal (OSC 52), which puts it on the clipboard of the
/// computer in front of the user, also from a remote one. Some terminals do so only if their
/// settings allow it, and none reports whether it has. The clipboard is never read: users paste
/// with the terminal's own key. On a `Screen` without a terminal, its `clipboard` is set.
///
/// Text fields use the action of their environment to copy and cut, so setting the value also
/// changes what they do.
public struct CopyAction: Equatable, Sendable {
  /// The largest number of bytes in UTF-8 that terminals accept.
  public static let limit = 74_994

  private var handler: EnvironmentAction<String, Bool>?
  fileprivate var host: EnvironmentAction<HostRequest, Bool>?

  /// Creates an action that calls `perform` with the text, which returns whether it is accepted.
  public init(_ perform: @escaping @MainActor (String) -> Bool) {
    handler = EnvironmentAction(perform)
  }

  fileprivate init() {}

  /// Puts `text` on the clipboard.
  ///
  /// Tabs and line feeds are kept. Other control characters, and characters that reorder text, are
  /// replaced as on the screen, so that a text does no harm where it is pasted.
  ///
  /// - Returns: `false` if the text is empty or longer than ``limit``, or if there is no terminal.
  @discardableResult @MainActor
  public func callAsFunction(_ text: String) -> Bool {
    guard (1...CopyAction.limit).contains(text.utf8.count) else { return false }
    return handler?.perform(text) ?? host?.perform(.copy(text)) ?? false
  }
}

extension EnvironmentValues {
  /// An action that puts a text on the clipboard.
  public var copy: CopyAction {
    get {
      var action = self[CopyKey.self]
      action.host = host
      return action
    }
    set { self[CopyKey.self] = newValue }
  }
}

private struct CopyKey: EnvironmentKey {
  static let defaultValue = CopyAction()
}
