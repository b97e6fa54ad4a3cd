import Signals

/// The reasons for which views hide what they show.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  /// The bits of the reasons.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// There is no content yet: texts show blocks in its place.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is private. The views of a program decide what they hide.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date. The views of a program decide what they hide.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for which the view hides what it shows; none by default.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set {
      self[RedactionReasonsKey.self] = newValue
      textLayout.isRedacted = newValue.contains(.placeholder)
    }
  }
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension View {
  /// Hides what this view shows for a reason, in addition to those of the enclosing views.
  ///
  ///     ArticleRow(.example).redacted(reason: .placeholder)
  ///
  ///     ▒▒▒▒▒▒▒ ▒▒ ▒▒▒▒
  ///
  /// With the reason ``RedactionReasons/placeholder``, texts keep their size and show blocks in
  /// place of their words, also to assistive technology. Other views read
  /// ``EnvironmentValues/redactionReasons``.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Hides what this view shows for the newest of `reasons`.
  @_disfavoredOverload  // A value is preferred.
  public nonisolated func redacted(
    reason reasons: some Publisher<RedactionReasons, Never>
  ) -> some View {
    environment(\.redactionReasons, reasons)
  }

  /// Shows this view even if enclosing views hide what they show.
  public nonisolated func unredacted() -> some View {
    transformEnvironment { $0.redactionReasons = [] }
  }
}
