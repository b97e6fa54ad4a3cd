import ComponentCore
import Signals

extension View {
  /// Sets whether Escape leaves the enclosing sheet, cover or popover open.
  ///
  ///     Editor().interactiveDismissDisabled(hasChanges)
  ///
  /// A button whose shortcut is Escape is still pressed, and ``EnvironmentValues/dismiss`` closes
  /// the presentation. So does a click outside of a popover.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(KeepsOpen.self) { $0 = $0 || isDisabled }
  }

  /// Sets whether Escape leaves the enclosing sheet, cover or popover open to the newest of
  /// `values`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func interactiveDismissDisabled(
    _ values: some Publisher<Bool, Never>
  ) -> some View {
    Latest(of: values, default: false) { self.interactiveDismissDisabled($0) }
  }
}

extension View {
  /// Returns this content of a presentation, which Escape does not close if a view in it says so.
  nonisolated func followingDismissDisabled() -> some View {
    DismissGuard(base: self)
  }
}

private enum KeepsOpen: PreferenceKey {
  static let defaultValue = false

  static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = nextValue() || value
  }
}

private nonisolated struct DismissGuard<Base: View>: View {
  let base: Base

  @MainActor var body: some View {
    DismissGuardBody(base: base)
  }
}

private struct DismissGuardBody<Base: View>: View {
  let base: Base
  @State private var keepsOpen = false

  var body: some View {
    VStack {
      // Before the content, of which a button with the same shortcut is pressed instead.
      Color.clear.frame(columns: 0, rows: 0)
        .onKeyboardShortcut(keys: keepsOpen ? [.escape] : [], modifiers: []) { _ in }
      base
    }
    .onPreferenceChange(KeepsOpen.self) { keepsOpen = $0 }
  }
}
