import ComponentCore
import Signals

extension View {
  /// Gives this view a frame of a fixed size, in columns and rows.
  ///
  /// The view is proposed the size of the frame and aligned in it by `alignment`. If `width` or
  /// `height` is `nil`, the frame takes that length from the view.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func frame(
    width: Int? = nil, height: Int? = nil, alignment: Alignment = .center
  ) -> some View {
    frame(
      columns: LengthLimits(exact: width), rows: LengthLimits(exact: height), alignment: alignment)
  }

  /// Gives this view a frame whose width in columns follows `widths`. Before the first value, the
  /// frame is as wide as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    width widths: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    frame(columns: ValueOrPublisher(widths), rows: ValueOrPublisher(nil), alignment: alignment)
  }

  /// Gives this view a frame whose height in rows follows `heights`. Before the first value, the
  /// frame is as high as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    height heights: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    frame(columns: ValueOrPublisher(nil), rows: ValueOrPublisher(heights), alignment: alignment)
  }

  /// Gives this view a frame that adapts to the available space within limits.
  ///
  ///     Text("Ready").frame(maxWidth: .infinity, alignment: .leading)
  ///
  /// The view's own size takes the place of a limit that is `nil`. Along an axis for which no
  /// length is proposed, the frame has its ideal length.
  @_disfavoredOverload  // An overload in points is preferred.
  public nonisolated func frame(
    minWidth: Int? = nil, idealWidth: Int? = nil, maxWidth: Int? = nil,
    minHeight: Int? = nil, idealHeight: Int? = nil, maxHeight: Int? = nil,
    alignment: Alignment = .center
  ) -> some View {
    frame(
      columns: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
      rows: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
  }
}
