import Signals

/// Whether scroll views show their bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isHidden: Bool

  /// A bar appears when the content does not fit.
  public static let automatic = ScrollIndicatorVisibility(isHidden: false)
  /// A bar appears when the content does not fit, as with ``automatic``.
  public static let visible = automatic
  /// There are no bars.
  public static let hidden = ScrollIndicatorVisibility(isHidden: true)
  /// There are no bars, as with ``hidden``.
  public static let never = hidden
}

extension View {
  /// Shows or hides the bars of the scroll views, lists and tables in this view.
  ///
  ///     ScrollView { Log() }
  ///       .scrollIndicators(.hidden)
  ///
  /// The content has the space of a bar that is hidden.
  ///
  /// - Parameters:
  ///   - visibility: Whether bars are shown.
  ///   - axes: The axes along which these bars lie.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment { $0.set(visibility, along: axes) }
  }

  /// Shows or hides the bars of the scroll views, lists and tables in this view, by the newest of
  /// `visibilities`. The enclosing view's visibility applies before the first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func scrollIndicators(
    _ visibilities: some Publisher<ScrollIndicatorVisibility, Never>,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(following: visibilities) { $0.set($1, along: axes) }
  }
}

extension EnvironmentValues {
  /// The axes along which scroll views have no bar.
  var axesWithoutScrollBar: Axis.Set {
    get { self[AxesWithoutScrollBarKey.self] }
    set { self[AxesWithoutScrollBarKey.self] = newValue }
  }

  fileprivate mutating func set(_ visibility: ScrollIndicatorVisibility, along axes: Axis.Set) {
    if visibility.isHidden {
      axesWithoutScrollBar.formUnion(axes)
    } else {
      axesWithoutScrollBar.subtract(axes)
    }
  }
}

private struct AxesWithoutScrollBarKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}
