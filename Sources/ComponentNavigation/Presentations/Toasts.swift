import Signals

extension View {
  /// Shows messages over the bottom trailing corner of this view, each for a while.
  ///
  ///     Editor().toasts(messages)
  ///
  ///     │ Dear reader,                    │
  ///     │               ╭───────────────╮ │
  ///     │               │ Saved.        │ │
  ///     │               ╰───────────────╯ │
  ///
  /// A new message stands below those that are still shown, of which there are at most five. A
  /// click dismisses a message, and Escape the newest one, unless the focused view handles the
  /// key. Messages do not take the focus. Screen readers read them when they appear.
  ///
  /// - Parameters:
  ///   - messages: The messages.
  ///   - duration: The time for which each is shown, in that of the environment's scheduler.
  public nonisolated func toasts(
    _ messages: some Publisher<String, Never>, duration: Duration = .seconds(4)
  ) -> some View {
    overlay(alignment: .bottomTrailing) { Toasts(messages: messages, duration: duration) }
  }
}

private nonisolated struct Toasts<Messages: Publisher<String, Never>>: View {
  let messages: Messages
  let duration: Duration

  @MainActor var body: some View { ToastStack(messages: messages, duration: duration) }
}

/// A message that is shown.
private struct Toast: Identifiable {
  let id: Int
  let message: String
  /// Sends a value when the time of the message is over.
  let end: AnyPublisher<Void, Never>
}

/// The messages that are shown, the newest at the bottom. Without any, it takes no space.
private struct ToastStack<Messages: Publisher<String, Never>>: View {
  let messages: Messages
  let duration: Duration
  @State private var toasts: [Toast] = []
  @State private var count = 0
  @Environment(\.scheduler) private var scheduler

  private static var limit: Int { 5 }

  var body: some View {
    VStack(alignment: .trailing) {
      ForEach(toasts) { toast in
        ToastPanel(message: toast.message) { dismiss(toast) }
          .onReceive(toast.end) { dismiss(toast) }
      }
    }
    .onReceive(messages) { show($0) }
    // An element that stays, because what appears elsewhere is not read.
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(toasts.last?.message ?? "")
  }

  private func show(_ message: String) {
    count += 1
    let end = Just(()).delay(for: duration, scheduler: scheduler).eraseToAnyPublisher()
    toasts = toasts.suffix(Self.limit - 1) + [Toast(id: count, message: message, end: end)]
  }

  private func dismiss(_ toast: Toast) {
    toasts.removeAll { $0.id == toast.id }
  }
}

/// A message in a border.
private struct ToastPanel: View {
  let message: String
  let dismiss: @MainActor () -> Void

  var body: some View {
    Text(message)
      .lineLimit(3)
      .padding(.horizontal, cells: 1)
      .border(.theme(.accent))
      .onSurface(.overlay)
      .background { Blanks() }
      .onTapGesture { dismiss() }
      .focusable(false)
      .onKeyboardShortcut(.escape, modifiers: []) { dismiss() }
  }
}

/// Blanks, which hide what is behind.
private struct Blanks: Drawing, Equatable {
  func draw(on canvas: DrawingCanvas) {
    canvas.fill(Rect(size: canvas.size), with: " ")
  }
}
