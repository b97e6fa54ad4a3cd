import Signals

extension View {
  /// Adds a tooltip, which appears when the pointer or the focus rests on this view.
  ///
  ///     Button("Save") { save() }.help("Writes the file")
  ///
  ///     ┏━━━━━━┓
  ///     ┃ Save ┃
  ///     ┗━━━━━━┛
  ///      Writes the file
  ///
  /// The tooltip appears below the view after 600 milliseconds, or above it if there is no space
  /// below. Lines are at most 60 columns wide. The next key press or click hides it. An empty text
  /// shows no tooltip.
  public nonisolated func help(_ text: String) -> some View {
    nodeModifier(ValueOrPublisher(text), InputNode<TooltipAnchor>.setTooltip)
  }

  /// Adds a tooltip that shows the newest value of `texts`.
  ///
  /// There is no tooltip until `texts` sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func help(_ texts: some Publisher<String, Never>) -> some View {
    nodeModifier(ValueOrPublisher(texts), InputNode<TooltipAnchor>.setTooltip)
  }
}

extension InputNode<TooltipAnchor> {
  fileprivate func setTooltip(_ text: String) {
    if text == handler.hint { return }
    handler.setTooltip(
      text.isEmpty ? nil : AnyView(Text(text).padding(.horizontal, cells: 1)), hint: text)
  }
}
