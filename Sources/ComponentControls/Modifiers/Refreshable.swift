import ComponentCore

/// An action that loads the content of a view again: `await refresh()`.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  /// Loads the content again, and returns when that is done.
  @MainActor
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  /// The action of the enclosing ``View/refreshable(action:)``; `nil` if there is none.
  public var refresh: RefreshAction? { refreshAction }

  var refreshAction: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension View {
  /// Sets the action that loads the content of this view again. Ctrl-R runs it.
  ///
  ///     List(messages) { MessageRow($0) }
  ///       .refreshable { await mailbox.reload() }
  ///
  /// A text field that has the focus uses the key itself. Views inside find the action in
  /// ``EnvironmentValues/refresh``.
  public nonisolated func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    onKeyboardShortcut("r", title: "Refresh") { Task { await action() } }
      .transformEnvironment { $0.refreshAction = RefreshAction(action) }
  }
}
