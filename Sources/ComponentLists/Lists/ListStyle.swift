import Signals

/// The look of a ``List``.
public struct ListStyle: Hashable, Sendable {
  enum Look: Hashable, Sendable {
    case plain, inset, bordered
  }

  let look: Look

  /// The look that suits most lists: ``plain``.
  public static let automatic = plain

  /// The rows from edge to edge:
  ///
  ///       README.md
  ///     ▌ Package.swift▐
  public static let plain = ListStyle(look: .plain)

  /// The rows with a blank column at each side:
  ///
  ///         README.md
  ///       ▌ Package.swift▐
  public static let inset = ListStyle(look: .inset)

  /// The rows in a border, which has the accent color while the list has the focus:
  ///
  ///     ╭────────────────╮
  ///     │  README.md     │
  ///     │▌ Package.swift▐│
  ///     ╰────────────────╯
  public static let bordered = ListStyle(look: .bordered)

  /// The look of the column of a split view: ``plain``.
  public static let sidebar = plain

  /// The look of lists with sections: ``plain``.
  public static let grouped = plain

  /// The look of lists with sections: ``inset``.
  public static let insetGrouped = inset

  /// The space around the rows.
  var insets: EdgeInsets {
    switch look {
    case .plain: EdgeInsets()
    case .inset: EdgeInsets(.horizontal, 1)
    case .bordered: EdgeInsets(.all, 1)
    }
  }
}

extension View {
  /// Sets the look of the lists in this view.
  ///
  ///     List(files) { Text($0.name) }
  ///       .listStyle(.bordered)
  public nonisolated func listStyle(_ style: ListStyle) -> some View {
    transformEnvironment { $0.listStyle = style }
  }

  /// Sets the look of the lists in this view to the newest of `styles`. The enclosing view's style
  /// applies before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func listStyle(_ styles: some Publisher<ListStyle, Never>) -> some View {
    transformEnvironment(following: styles) { $0.listStyle = $1 }
  }
}

extension EnvironmentValues {
  var listStyle: ListStyle {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

private struct ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyle.automatic
}
