import Signals

extension View {
  /// Stands the lines of each text inside as `alignment` says.
  ///
  ///     Text("By signing in you agree to our terms.").multilineTextAlignment(.center)
  ///
  ///     By signing in you
  ///      agree to our terms.
  ///
  /// The text is as wide as its widest line; to stand it in more room, give it a frame.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textLayout(ValueOrPublisher(alignment)) { $0.alignment = $1 }
  }

  /// Stands the lines of each text inside as the newest of `alignments` says.
  public nonisolated func multilineTextAlignment(
    _ alignments: some Publisher<TextAlignment, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(alignments)) { $0.alignment = $1 }
  }

  /// Shows of each text inside at most `number` lines; `nil` for as many as there is room for.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    textLayout(ValueOrPublisher(number ?? .max)) { $0.lineLimit = max(1, $1) }
  }

  /// Shows of each text inside at most as many lines as the newest of `numbers` says.
  public nonisolated func lineLimit(_ numbers: some Publisher<Int, Never>) -> some View {
    textLayout(ValueOrPublisher(numbers)) { $0.lineLimit = max(1, $1) }
  }

  /// Shortens what does not fit of each text inside as `mode` says.
  ///
  ///     annuncia…   …nciator.swift   annun….swift
  ///     tail        head             middle
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textLayout(ValueOrPublisher(mode)) { $0.truncation = $1 }
  }

  /// Shortens what does not fit of each text inside as the newest of `modes` says.
  public nonisolated func truncationMode(
    _ modes: some Publisher<Text.TruncationMode, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(modes)) { $0.truncation = $1 }
  }

  private nonisolated func textLayout<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, change: @escaping @Sendable (inout TextLayout, Value) -> Void
  ) -> some View {
    TextLayoutScope(content: self, value: value, change: change)
  }
}

private nonisolated struct TextLayoutScope<Content: View, Value: Equatable & Sendable>: View {
  let content: Content
  let value: ValueOrPublisher<Value>
  let change: @Sendable (inout TextLayout, Value) -> Void

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? EnvironmentNode ?? EnvironmentNode(in: context)
    node.bind(value) { [change] node, value in
      node.change = { change(&$0.textLayout, value) }
    }
    node.update(content, in: context)
    return node
  }
}
