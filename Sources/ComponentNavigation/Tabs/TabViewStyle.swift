@_spi(Nodes) import ComponentCore
import Signals

/// The look of a ``TabView``.
///
/// A structure, so that a publisher can send styles.
public struct TabViewStyle: Hashable, Sendable {
  enum Kind {
    case bar, page, hiddenPage
  }

  let kind: Kind

  /// A bar above the tabs.
  public static let automatic = TabViewStyle(kind: .bar)
  /// A dot for each tab below them.
  public static let page = TabViewStyle(kind: .page)

  /// A dot for each tab below them.
  ///
  /// - Parameter indexDisplayMode: Whether there are dots.
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(kind: indexDisplayMode == .never ? .hiddenPage : .page)
  }

  /// Whether there are dots below the tabs.
  public enum IndexDisplayMode: Hashable, Sendable {
    /// There are.
    case automatic, always
    /// There are none.
    case never
  }
}

extension View {
  /// Sets the look of the tab views in this view.
  ///
  ///     TabView { Welcome(); Features(); Start() }.tabViewStyle(.page)
  ///
  ///        Welcome
  ///         ● ○ ○
  ///
  /// Each dot is a button that shows its page, and Ctrl-Page Up and Ctrl-Page Down turn the pages
  /// with any style.
  public nonisolated func tabViewStyle(_ style: TabViewStyle) -> some View {
    environment(\.tabViewStyle, style)
  }

  /// Sets the look of the tab views in this view to the newest of `styles`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func tabViewStyle(
    _ styles: some Publisher<TabViewStyle, Never>
  ) -> some View {
    environment(\.tabViewStyle, styles)
  }
}

extension EnvironmentValues {
  var tabViewStyle: TabViewStyle {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

private struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.automatic
}
