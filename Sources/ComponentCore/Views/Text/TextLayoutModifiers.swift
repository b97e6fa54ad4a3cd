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
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func multilineTextAlignment(
    _ alignments: some Publisher<TextAlignment, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(alignments)) { $0.alignment = $1 }
  }

  /// Limits each text in this view to `number` lines, or removes the limit with `nil`.
  ///
  /// Values below 1 count as 1.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    lineLimits(ValueOrPublisher(LineLimits(number)))
  }

  /// Limits the number of lines of each text in this view to the newest value of `numbers`.
  ///
  /// Values below 1 count as 1. The enclosing view's limit applies until the publisher sends its
  /// first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func lineLimit(_ numbers: some Publisher<Int, Never>) -> some View {
    textLayout(ValueOrPublisher(numbers)) { $0.setLimits(LineLimits($1)) }
  }

  /// Limits each text in this view to `limit` lines.
  ///
  ///     Text("Ready").lineLimit(2, reservesSpace: true)     ╭─────╮
  ///       .border()                                         │Ready│
  ///                                                         │     │
  ///                                                         ╰─────╯
  ///
  /// - Parameters:
  ///   - limit: The greatest number of lines. Values below 1 count as 1.
  ///   - reservesSpace: Whether a text of fewer lines is as high as one of `limit` lines.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimits(ValueOrPublisher(LineLimits(limit, reserved: reservesSpace ? limit : 1)))
  }

  /// Limits each text in this view to the upper bound of `limits`, and makes it as high as the
  /// lower bound of lines even if it has fewer.
  public nonisolated func lineLimit(_ limits: ClosedRange<Int>) -> some View {
    lineLimits(ValueOrPublisher(LineLimits(limits.upperBound, reserved: limits.lowerBound)))
  }

  /// Limits each text in this view to the upper bound of the newest value of `limits`, and makes
  /// it as high as the lower bound of lines even if it has fewer.
  ///
  /// The enclosing view's limits apply until the publisher sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func lineLimit(
    _ limits: some Publisher<ClosedRange<Int>, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(limits)) {
      $0.setLimits(LineLimits($1.upperBound, reserved: $1.lowerBound))
    }
  }

  /// Makes each text in this view as high as the lower bound of lines even if it has fewer.
  public nonisolated func lineLimit(_ limits: PartialRangeFrom<Int>) -> some View {
    lineLimits(ValueOrPublisher(LineLimits(nil, reserved: limits.lowerBound)))
  }

  /// Limits each text in this view to the upper bound of lines.
  public nonisolated func lineLimit(_ limits: PartialRangeThrough<Int>) -> some View {
    lineLimit(limits.upperBound)
  }

  /// Sets the number of blank rows between the lines of each text in this view; values below 0
  /// count as 0.
  package nonisolated func lineSpacing(rows: ValueOrPublisher<Int>) -> some View {
    textLayout(rows) { $0.lineSpacing = $1.clampedLength }
  }

  /// Shows the letters of each text in this view in capital or small letters, or as they are if
  /// `textCase` is `nil`.
  ///
  ///     Text("Settings").textCase(.uppercase)     SETTINGS
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    textLayout(ValueOrPublisher(TextCaseSetting(textCase: textCase))) {
      $0.textCase = $1.textCase
    }
  }

  /// Shows the letters of each text in this view in the newest value of `textCases`.
  ///
  /// The enclosing view's case applies until the publisher sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func textCase(_ textCases: some Publisher<Text.Case, Never>) -> some View {
    textLayout(ValueOrPublisher(textCases)) { $0.textCase = $1 }
  }

  /// Sets how each text in this view becomes another one while an animation applies.
  ///
  ///     Text("\(score)").contentTransition(.numericText())
  ///     …
  ///     withAnimation { score += 10 }
  ///
  /// The text changes at once without an animation, and if motion is reduced.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    textLayout(ValueOrPublisher(transition)) { $0.contentTransition = $1 }
  }

  /// Sets how each text in this view becomes another one while an animation applies, following
  /// `transitions`.
  ///
  /// The enclosing view's transition applies until the publisher sends its first value.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func contentTransition(
    _ transitions: some Publisher<ContentTransition, Never>
  ) -> some View {
    textLayout(ValueOrPublisher(transitions)) { $0.contentTransition = $1 }
  }

  /// Returns this view: a terminal has one font size, so text that does not fit is broken or
  /// truncated, however small it may become in SwiftUI.
  public nonisolated func minimumScaleFactor(_ factor: Double) -> some View { self }

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
  @_disfavoredOverload  // A value is preferred.
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

  private nonisolated func lineLimits(_ limits: ValueOrPublisher<LineLimits>) -> some View {
    textLayout(limits) { $0.setLimits($1) }
  }
}

/// The least and the greatest number of lines.
private nonisolated struct LineLimits: Hashable, Sendable {
  let limit: Int?
  let reserved: Int

  init(_ limit: Int?, reserved: Int = 1) {
    self.limit = limit.map { max(1, $0) }
    self.reserved = max(1, reserved.clampedLength)
  }
}

extension TextLayout {
  fileprivate nonisolated mutating func setLimits(_ limits: LineLimits) {
    lineLimit = limits.limit
    reservedLines = limits.reserved
  }
}

/// A case to show text in, or none.
private nonisolated struct TextCaseSetting: Hashable, Sendable {
  let textCase: Text.Case?
}
