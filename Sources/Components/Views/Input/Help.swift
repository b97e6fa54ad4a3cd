import Signals

extension View {
  /// Explains this view: `text` is shown beside it when the pointer rests there, or the focus.
  ///
  ///     Button("Save") { save() }.help("Writes the file")
  ///
  ///     ┏━━━━━━┓
  ///     ┃ Save ┃
  ///     ┗━━━━━━┛
  ///      Writes the file
  ///
  /// Below the view, or above where there is no room. The next key or click takes it away.
  public nonisolated func help(_ text: String) -> some View {
    nodeModifier(HelpModifier(text: ValueOrPublisher(text)))
  }

  /// Explains this view with the newest of `texts`; with nothing before the first.
  public nonisolated func help(_ texts: some Publisher<String, Never>) -> some View {
    nodeModifier(HelpModifier(text: ValueOrPublisher(texts)))
  }
}

private nonisolated struct HelpModifier: NodeModifier {
  let text: ValueOrPublisher<String>

  @MainActor
  func update(_ wrapper: HelpNode) {
    wrapper.bind(text) { $0.text = $1 }
  }
}

private final class HelpNode: TooltipAnchorNode {
  var text = "" {
    didSet {
      if text == oldValue { return }
      tooltip = text.isEmpty ? nil : AnyView(Text(text).padding(.horizontal, 1))
    }
  }
}
