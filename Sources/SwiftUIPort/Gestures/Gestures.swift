/// Which gestures of a view and of its subviews take part.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a mask of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// That of the view and those of subviews.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  /// Adds a gesture to this view if `mask` contains it.
  public nonisolated func gesture(_ gesture: some Gesture, including mask: GestureMask) -> some View
  {
    mask.contains(.gesture) ? gesture.added(to: AnyView(self)) : AnyView(self)
  }

  /// Adds a gesture to this view. The pointer reaches it after the gestures of subviews.
  public nonisolated func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Adds a gesture to this view. The pointer reaches it after the gestures of subviews.
  public nonisolated func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View { self.gesture(gesture, including: mask) }

  /// Adds a gesture to this view, which reacts to it while `isEnabled` is `true`.
  public nonisolated func gesture(_ gesture: some Gesture, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture to this view, which reacts to it while `isEnabled` is `true`. The pointer
  /// reaches it after the gestures of subviews.
  public nonisolated func simultaneousGesture(
    _ gesture: some Gesture, isEnabled: Bool
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Adds a gesture to this view, which reacts to it while `isEnabled` is `true`. The pointer
  /// reaches it after the gestures of subviews.
  public nonisolated func highPriorityGesture(
    _ gesture: some Gesture, isEnabled: Bool
  ) -> some View { self.gesture(gesture, isEnabled: isEnabled) }

  /// Runs `perform` when the left mouse button is held down for a time in seconds, and `pressing`
  /// when it goes down and up.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)?, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, perform: action, onPressingChanged: pressing ?? { _ in })
  }

  /// Runs `action` when the left mouse button is held down for a time in seconds. The pointer may
  /// move within the view, however far.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat,
    perform action: @escaping @MainActor () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, perform: action, onPressingChanged: onPressingChanged)
  }
}

extension TapGesture {
  /// Returns a copy that also runs `action` after the last click.
  public func onEnded(_ action: @escaping @MainActor (()) -> Void) -> TapGesture {
    onEnded { action(()) }
  }
}

/// What the shape of a view is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates kinds of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What a terminal does not draw.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What a terminal does not draw.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What a terminal does not draw.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What a terminal does not draw.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What a terminal does not draw.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Sets the shape in which this view responds to the pointer, if `kinds` contains `interaction`.
  public nonisolated func contentShape(
    _ kinds: ContentShapeKinds, _ shape: some ComponentCore.Shape
  ) -> some View {
    contentShape(kinds.contains(.interaction) ? AnyShape(shape) : AnyShape(Rectangle()))
  }
}

/// Two fingers that move apart, which a terminal does not notice.
public struct MagnificationGesture: Gesture {
  /// Creates a gesture, which never begins.
  @available(*, deprecated, message: "A terminal notices no fingers: the gesture never begins.")
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Returns the gesture.
  public func onChanged(_ action: @escaping @MainActor (CGFloat) -> Void) -> Self { self }

  /// Returns the gesture.
  public func onEnded(_ action: @escaping @MainActor (CGFloat) -> Void) -> Self { self }

  /// Returns `view`.
  public func added(to view: AnyView) -> AnyView { view }
}

/// Two fingers that turn, which a terminal does not notice.
public struct RotationGesture: Gesture {
  /// Creates a gesture, which never begins.
  @available(*, deprecated, message: "A terminal notices no fingers: the gesture never begins.")
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Returns the gesture.
  public func onChanged(_ action: @escaping @MainActor (Angle) -> Void) -> Self { self }

  /// Returns the gesture.
  public func onEnded(_ action: @escaping @MainActor (Angle) -> Void) -> Self { self }

  /// Returns `view`.
  public func added(to view: AnyView) -> AnyView { view }
}

/// Two fingers that move apart, by the newer name of ``MagnificationGesture``.
public struct MagnifyGesture: Gesture {
  /// How far the fingers have moved.
  public struct Value: Hashable, Sendable {
    /// The factor.
    public let magnification: CGFloat
    /// Where the fingers were put down.
    public let startLocation: CGPoint
  }

  /// Creates a gesture, which never begins.
  @available(*, deprecated, message: "A terminal notices no fingers: the gesture never begins.")
  public init(minimumScaleDelta: CGFloat = 0.01) {}

  /// Returns the gesture.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Returns the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Returns `view`.
  public func added(to view: AnyView) -> AnyView { view }
}

/// Two fingers that turn, by the newer name of ``RotationGesture``.
public struct RotateGesture: Gesture {
  /// How far the fingers have turned.
  public struct Value: Hashable, Sendable {
    /// The angle.
    public let rotation: Angle
    /// Where the fingers were put down.
    public let startLocation: CGPoint
  }

  /// Creates a gesture, which never begins.
  @available(*, deprecated, message: "A terminal notices no fingers: the gesture never begins.")
  public init(minimumAngleDelta: Angle = .degrees(1)) {}

  /// Returns the gesture.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Returns the gesture.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self { self }

  /// Returns `view`.
  public func added(to view: AnyView) -> AnyView { view }
}

/// Clicks of the left mouse button, with their location.
public struct SpatialTapGesture: Gesture {
  /// A click.
  public struct Value: Hashable, Sendable {
    /// Where the view was clicked, in points of the coordinate space.
    public let location: CGPoint
  }

  private let count: Int
  private let coordinateSpace: CoordinateSpace
  private var actions: [@MainActor (Value) -> Void] = []

  /// Creates a gesture of a number of clicks, whose location is that in `coordinateSpace`.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  /// Returns a copy that also runs `action` after the last click.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> Self {
    var gesture = self
    gesture.actions.append(action)
    return gesture
  }

  /// Returns `view`, which can then be clicked.
  public func added(to view: AnyView) -> AnyView {
    let actions = actions
    return AnyView(
      view.onTapGesture(count: count, coordinateSpace: coordinateSpace) { (location: CGPoint) in
        for action in actions { action(Value(location: location)) }
      })
  }
}
