import Signals

// The public modifiers that take numbers of columns and rows are in `Components`.

extension View {
  /// Gives this view a frame whose lengths are those of the view within limits.
  package nonisolated func frame(
    columns: LengthLimits = LengthLimits(), rows: LengthLimits = LengthLimits(),
    alignment: Alignment = .center
  ) -> some View {
    arranged(FrameLayout(alignment: alignment, width: columns, height: rows))
  }

  /// Gives this view a frame of exact lengths. The frame takes a length from the view before its
  /// first value.
  package nonisolated func frame(
    columns: ValueOrPublisher<Int>, rows: ValueOrPublisher<Int>, alignment: Alignment
  ) -> some View {
    nodeModifier(FrameModifier(width: columns, height: rows, alignment: alignment))
  }
}

private nonisolated struct FrameModifier: NodeModifier {
  let width: ValueOrPublisher<Int>
  let height: ValueOrPublisher<Int>
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
