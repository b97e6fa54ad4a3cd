extension View {
  /// Shows this view only where `mask` draws something.
  ///
  ///     Color.blue.mask { Text("Hello") }
  ///
  ///     █████
  ///
  /// The mask is proposed this view's size and aligned in its rectangle. It shows whole cells of
  /// this view where it has characters, and quarters of cells where it has shapes. It may be
  /// translucent: that makes no difference.
  ///
  /// - Parameters:
  ///   - alignment: Where the mask is in the rectangle of this view.
  ///   - mask: The views of the mask, which may follow publishers.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    layer(
      mask().accessibilityHidden(true), isInFront: false, isMask: true, alignment: alignment)
  }

  /// Shows this view only where `mask` draws something.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
