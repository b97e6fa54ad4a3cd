// The background of scroll views, and habits of which a terminal has its own.

/// Whether a scroll view gives way at its ends, which it never does on a terminal.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// As usual.
  public static let automatic = ScrollBounceBehavior()
  /// As usual.
  public static let always = automatic, basedOnSize = automatic
}

/// Where scrolling comes to rest: on a terminal at each row.
public protocol ScrollTargetBehavior {
  /// Changes where scrolling comes to rest, which a terminal does not ask for.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

extension ScrollTargetBehavior {
  /// What is known about the scroll view.
  public typealias TargetContext = ScrollTargetBehaviorContext
}

/// Where scrolling comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be visible.
  public var rect: CGRect
  /// The point of it that counts.
  public var anchor: UnitPoint?
}

/// What is known about a scroll view whose scrolling ends.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where scrolling began.
  public let originalTarget: ScrollTarget
  /// The speed, which a terminal does not know.
  public let velocity: CGVector
  /// The sizes of the content and of the visible part.
  public let contentSize: CGSize, containerSize: CGSize
  /// The directions of scrolling.
  public let axes: Axis.Set
}

/// Comes to rest at the beginning of each view, which a terminal does not do.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far it goes at once.
  public struct LimitBehavior: Hashable, Sendable {
    /// As usual.
    public static let automatic = LimitBehavior()
    /// As usual.
    public static let always = automatic, never = automatic, alwaysByFew = automatic
    /// As usual.
    public static let alwaysByOne = automatic
  }

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Does nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Comes to rest at each page, which a terminal does not do.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Does nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the beginning of each view, which a terminal does not do.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// At the beginning of each view, which a terminal does not do.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At each page, which a terminal does not do.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

/// What is known when something else moves a scroll view.
public struct ScrollPhaseChangeContext {
  /// What the scroll view shows.
  public let geometry: ScrollGeometry
  /// The speed, which a terminal does not know.
  public let velocity: CGVector?
}

/// What moves a scroll view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// A person, or an animation.
  case tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Sets whether lists and the sections of forms in this view are on a surface. Hidden, they are
  /// drawn on what is behind them.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment { $0.raisesContent = visibility != .hidden }
  }

  /// Has no effect on a terminal, where scrolling stops at the ends.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> some View { self }

  /// Has no effect on a terminal, where scrolling goes by rows.
  public nonisolated func scrollTargetBehavior(
    _ behavior: some ScrollTargetBehavior
  ) -> some View { self }

  /// Has no effect on a terminal, where a scroll view moves at once.
  @available(*, deprecated, message: "On a terminal, scroll views move at once: never called.")
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }

  /// Has no effect on a terminal, where a scroll view moves at once.
  @available(*, deprecated, message: "On a terminal, scroll views move at once: never called.")
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View { self }

  /// Has no effect on a terminal, where a scroll view always clips its content.
  public nonisolated func scrollClipDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension View {
  /// Adds space around the content of this view, in points.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length ?? 0) }

  /// Adds space around the content of this view, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }

  /// Has no effect on a terminal, where the scroll bar always shows.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Has no effect on a terminal, where the scroll bar always shows.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

/// What has margins: on a terminal the content.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content, or the bars.
  case automatic, scrollContent, scrollIndicators
}
