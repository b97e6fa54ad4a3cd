import ComponentCore
import Signals

extension View {
  /// Draws the screen with at most the given number of colors while this view is on it.
  ///
  ///     Program().preferredColorDepth(.ansi16)
  ///
  /// For a setting of a program, and to see how it looks on a terminal with fewer colors. The
  /// screen never has more colors than its terminal, and inline views keep the colors that they
  /// began with. If several views prefer a number, the last one in reading order applies, and a
  /// view inside another before that.
  ///
  /// - Parameter depth: The number of colors; `nil` prefers none.
  public nonisolated func preferredColorDepth(_ depth: ColorDepth?) -> some View {
    windowValue(ValueOrPublisher(depth))
  }

  /// Draws the screen with at most the newest number of colors of `depths` while this view is on
  /// it.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func preferredColorDepth(
    _ depths: some Publisher<ColorDepth?, Never>
  ) -> some View {
    windowValue(ValueOrPublisher(depths))
  }
}

extension Screen {
  /// The number of colors of the terminal changes to 24 bits, if it was less.
  ///
  /// A screen without any colors keeps that, because the user wants none.
  package func useTrueColor() {
    guard availableColorDepth != .none else { return }
    availableColorDepth = .trueColor
    updateColorDepth()
  }

  /// Uses as many colors as the views prefer and the terminal has, from the next frame on.
  ///
  /// An inline view keeps its colors, because it cannot be drawn as a whole again.
  func updateColorDepth() {
    let preferred = services.preferredColorDepth ?? availableColorDepth
    let depth = min(preferred, availableColorDepth)
    if depth == colorDepth || inline.rowLimit != nil { return }
    colorDepth = depth
    mirror.setDepth(depth)
    tree.updateEnvironment {
      $0.usesColor = depth != .none
      $0.usesFullColor = !depth.isFew
    }
    applyTheme()
    invalidate()
  }
}
