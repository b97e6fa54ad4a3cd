import Signals

extension View {
  /// Animates changes in this view with `animation` whenever `value` changes.
  ///
  ///     Text("Save").padding().background(isHovered ? .indigo : .clear)
  ///       .animation(.easeInOut, value: isHovered)
  ///
  /// The animation applies to all changes of colors, lengths and positions in the same frame,
  /// whether they come from values or publishers. The innermost animation wins; `nil` disables
  /// animation, also that of enclosing views.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    scopeModifier(TransactionModifier(animation, value: value))
  }

  /// Animates changes in this view with `animation` whenever `values` publishes a value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func animation<Value: Equatable & Sendable>(
    _ animation: Animation?, value values: some Publisher<Value, Never>
  ) -> some View {
    scopeModifier(
      TransactionModifier(
        animation, value: 0, triggers: ValueOrPublisher(values.countingUp())))
  }

  /// Animates all changes in this view with `animation`.
  ///
  ///     CustomButton("Multicolor").colorChangingButton(colors).animation(.easeInOut)
  ///
  /// - Parameter animation: The animation, or `nil` to disable animation, also that of enclosing
  ///   views.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    scopeModifier(TransactionModifier(animation, value: 0, isAlwaysActive: true))
  }
}

extension Publisher {
  /// Numbers the values, so that each output differs from the one before.
  fileprivate func countingUp() -> some Publisher<Int, Failure> {
    scan(0) { count, _ in count &+ 1 }
  }
}
