/// Where a view stands in the part of its scroll view that can be seen.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it, in it, or after it.
  case topLeading, identity, bottomTrailing

  /// Whether the view is in it.
  public var isIdentity: Bool { self == .identity }

  /// -1 before it, 0 in it, and 1 after it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view changes when it scrolls into sight, which on a terminal happens at once.
public struct ScrollTransitionConfiguration: Hashable, Sendable {
  /// At once.
  public static let identity = ScrollTransitionConfiguration()
  /// At once.
  public static let animated = identity, interactive = identity

  /// Returns the configuration: on a terminal, views do not change while they scroll out of sight.
  public static func animated(_ animation: Animation = .default) -> Self { identity }
  /// Returns the configuration: on a terminal, views do not change while they scroll out of sight.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { identity }
  /// Returns the configuration: on a terminal, views do not change while they scroll out of sight.
  public func animation(_ animation: Animation) -> Self { self }
  /// Returns the configuration: on a terminal, views do not change while they scroll out of sight.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is in sight when it changes.
  public struct Threshold: Hashable, Sendable {
    /// As usual.
    public static let visible = Threshold(), hidden = visible, centered = visible
    /// A fraction of the view.
    public static func visible(_ amount: Double) -> Threshold { visible }
    /// Returns the threshold.
    public func inset(by distance: Double) -> Threshold { self }
  }
}

extension View {
  /// Animates the changes that `body` makes to this view, and those inside it.
  public nonisolated func animation<Result: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> Result
  ) -> some View {
    body(self).transaction { $0.animation = animation }
  }

  /// Draws this view with an effect that depends on its size and its place, such as an offset.
  public nonisolated func visualEffect<Effect: View>(
    _ effect: @escaping (Self, GeometryProxy) -> Effect
  ) -> some View { PlacedView(content: self, effect: effect) }

  /// Shows this view as `transition` changes it in sight. On a terminal, views do not change while
  /// they scroll out of it.
  public nonisolated func scrollTransition<Effect: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: (Self, ScrollTransitionPhase) -> Effect
  ) -> some View { transition(self, .identity) }

  /// Shows this view as `transition` changes it in sight.
  public nonisolated func scrollTransition<Effect: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: (Self, ScrollTransitionPhase) -> Effect
  ) -> some View { transition(self, .identity) }

  /// Draws this view scaled by the width and the height of `scale`.
  public nonisolated func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Proposes a size in the aspect ratio of `aspectRatio` to this view.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Proposes a size in the aspect ratio of `aspectRatio` to this view; in its own if it is `nil`.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat?, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(ValueOrPublisher(aspectRatio.map { Double($0) }), contentMode)
  }

  /// Gives this view a frame whose length in points depends on that of its container: the nearest
  /// enclosing scroll view, or the screen.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @MainActor (CGFloat, Axis) -> CGFloat
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { (cells: Int, axis: Axis) -> Int in
      length(CGFloat(cells: cells, along: axis), axis).frameCells(along: axis)
    }
  }

  /// Gives this view a frame whose length is a part of its container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let axis: Axis = axes.contains(.horizontal) ? .horizontal : .vertical
    return containerRelativeFrame(
      axes, count: count, span: span, cells: spacing.cells(along: axis), alignment: alignment)
  }
}

extension AnyTransition {
  /// The view fades; a terminal cannot blur.
  public static var blurReplace: AnyTransition { .opacity }
}

extension ViewModifier {
  /// Returns this modifier with an animation of its changes.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    AnimatedModifier(modifier: self, animation: animation)
  }
}

private nonisolated struct AnimatedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let animation: Animation?

  @MainActor
  func body(content: Content) -> some View { content.modifier(modifier).animation(animation) }
}

/// A view with an effect that depends on its place.
private nonisolated struct PlacedView<Content: View, Effect: View>: View {
  let content: Content
  let effect: (Content, GeometryProxy) -> Effect

  @MainActor
  var body: some View { PlaceReader(content: content, effect: effect) }
}

private struct PlaceReader<Content: View, Effect: View>: View {
  let content: Content
  let effect: (Content, GeometryProxy) -> Effect
  @State private var place: Place?

  /// A place, which differs from others by the rectangle on the screen.
  private struct Place: Equatable {
    let proxy: GeometryProxy
    let rect: CGRect

    static func == (lhs: Place, rhs: Place) -> Bool { lhs.rect == rhs.rect }
  }

  var body: some View {
    effect(content, place?.proxy ?? GeometryProxy(.empty))
      .onGeometryChange(for: Place.self) { proxy in
        Place(proxy: proxy, rect: proxy.frame(in: .global))
      } action: {
        place = $0
      }
  }
}
