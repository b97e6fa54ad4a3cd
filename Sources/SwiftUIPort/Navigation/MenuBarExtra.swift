/// A menu in the menu bar of a Mac, which a terminal does not show.
public struct MenuBarExtra: Scene {
  /// Creates a scene that shows nothing.
  @available(*, deprecated, message: "A terminal has no menu bar: show this in a WindowGroup.")
  public nonisolated init(_ title: LocalizedStringKey, @ViewBuilder content: () -> some View) {}

  /// Creates a scene that shows nothing.
  @available(*, deprecated, message: "A terminal has no menu bar: show this in a WindowGroup.")
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> some View
  ) {}

  /// Creates a scene that shows nothing.
  @available(*, deprecated, message: "A terminal has no menu bar: show this in a WindowGroup.")
  public nonisolated init(
    _ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> some View
  ) {}

  /// Creates a scene that shows nothing.
  @available(*, deprecated, message: "A terminal has no menu bar: show this in a WindowGroup.")
  public nonisolated init(
    isInserted: Binding<Bool> = .constant(true), @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {}

  /// Creates a scene that shows nothing.
  @available(*, deprecated, message: "A terminal has no menu bar: show this in a WindowGroup.")
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// How a menu in the menu bar of a Mac looks.
public enum MenuBarExtraStyle: Hashable, Sendable {
  /// As usual.
  case automatic
  /// As a menu.
  case menu
  /// As a window.
  case window
}

extension Scene {
  /// Has no effect: a terminal has no menu bar.
  public nonisolated func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
}
