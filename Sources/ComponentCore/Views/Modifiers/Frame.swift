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
    nodeModifier(
      FrameModifier(
        width: ValueOrPublisher(width), height: ValueOrPublisher(height), alignment: alignment))
  }

  /// Gives this view a frame whose width in columns follows `widths`. Before the first value, the
  /// frame is as wide as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    width widths: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    nodeModifier(
      FrameModifier(width: ValueOrPublisher(widths), alignment: alignment))
  }

  /// Gives this view a frame whose height in rows follows `heights`. Before the first value, the
  /// frame is as high as the view.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func frame(
    height heights: some Publisher<Int, Never>, alignment: Alignment = .center
  ) -> some View {
    nodeModifier(
      FrameModifier(height: ValueOrPublisher(heights), alignment: alignment))
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
    arranged(
      FrameLayout(
        alignment: alignment, width: LengthLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: LengthLimits(min: minHeight, ideal: idealHeight, max: maxHeight)))
  }
}

private nonisolated struct FrameModifier: NodeModifier {
  var width = ValueOrPublisher<Int>(nil)
  var height = ValueOrPublisher<Int>(nil)
  let alignment: Alignment

  @MainActor
  func update(_ wrapper: ArrangedNode<FrameLayout>) {
    wrapper.update {
      $0.alignment = alignment
      if width.isConstant { $0.width = LengthLimits(exact: width.initial) }
      if height.isConstant { $0.height = LengthLimits(exact: height.initial) }
    }
    bind(width, to: wrapper, slot: 0) { $0.width = LengthLimits(exact: $1) }
    bind(height, to: wrapper, slot: 1) { $0.height = LengthLimits(exact: $1) }
  }

  @MainActor
  private func bind(
    _ length: ValueOrPublisher<Int>, to wrapper: ArrangedNode<FrameLayout>, slot: Int,
    _ setLength: @escaping @MainActor (inout FrameLayout, Int) -> Void
  ) {
    if length.isConstant { return wrapper.setSubscription(nil, in: slot) }
    wrapper.bind(length, slot: slot) { node, length in node.update { setLength(&$0, length) } }
  }
}
