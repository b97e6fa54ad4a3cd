import Signals

extension View {
  /// Sets the alignment of the lines of texts in this view.
  ///
  ///     Text("By signing in you agree to our terms.").multilineTextAlignment(.center)
  ///
  ///     By signing in you
  ///      agree to our terms.
  ///
  /// A text is as wide as its widest line. Use a frame to align the whole text in a larger space.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textLayout(ValueOrPublisher(alignment)) { $0.alignment = $1 }
  }

  /// Sets the alignment of the lines of texts in this view to the newest value of `alignments`.
  ///
  /// The enclosing view's alignment applies until the publisher sends its first value.
  public nonisolated func multilineTextAlignment(
    _ alignments: some Publisher<TextAlignment, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(alignments)) { $0.alignment = $1 }
  }

  /// Limits each text in this view to `number` lines, or removes the limit with `nil`.
  ///
  /// Values below 1 count as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    textLayout(ValueOrPublisher(number ?? .max)) { $0.lineLimit = max(1, $1) }
  }

  /// Limits the number of lines of each text in this view to the newest value of `numbers`.
  ///
  /// Values below 1 count as 1. The enclosing view's limit applies until the publisher sends its
  /// first value.
  public nonisolated func lineLimit(_ numbers: some Publisher<Int, Never>) -> some View {
    textLayout(ValueOrPublisher(numbers)) { $0.lineLimit = max(1, $1) }
  }

  /// Sets where an ellipsis replaces text that does not fit, for each text in this view.
  ///
  ///     annuncia…   …nciator.swift   annun….swift
  ///     tail        head             middle
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    textLayout(ValueOrPublisher(mode)) { $0.truncation = $1 }
  }

  /// Sets where an ellipsis replaces text that does not fit to the newest value of `modes`, for
  /// each text in this view.
  ///
  /// The enclosing view's mode applies until the publisher sends its first value.
  public nonisolated func truncationMode(
    _ modes: some Publisher<Text.TruncationMode, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(modes)) { $0.truncation = $1 }
  }

  private nonisolated func textLayout<Value: Equatable & Sendable>(
    _ value: ValueOrPublisher<Value>, change: @escaping (inout TextLayout, Value) -> Void
  ) -> some View {
    transformEnvironment(following: value) { change(&$0.textLayout, $1) }
  }
}
