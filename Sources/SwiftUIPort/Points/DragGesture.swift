/// A movement of the pointer while the left mouse button is down, in points.
public struct DragGesture: Gesture {
  /// The state of a drag.
  public struct Value: Hashable, Sendable {
    /// Where the button went down, relative to the view.
    public var startLocation: CGPoint
    /// Where the pointer is: the start and the translation.
    public var location: CGPoint
    /// The distance from the start to the pointer, which is negative to the left and up.
    public var translation: CGSize
    /// The date of the event.
    public var time: Date

    init(_ value: ComponentControls.DragGesture.Value) {
      startLocation = CGPoint(value.startLocation)
      location = CGPoint(value.location)
      translation = CGSize(value.translation)
      time = TickingText.now
    }

    /// Where the drag ends: a pointer does not move on by itself.
    public var predictedEndLocation: CGPoint { location }
    /// The translation at the end of the drag.
    public var predictedEndTranslation: CGSize { translation }
    /// How fast the drag goes on by itself: a pointer does not.
    public var velocity: CGSize { .zero }
  }

  private let gesture: ComponentControls.DragGesture

  private init(_ gesture: ComponentControls.DragGesture) {
    self.gesture = gesture
  }

  /// Creates a gesture that begins when the pointer has moved by `minimumDistance` points along
  /// either axis. With 0, it begins when the button goes down.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.init(
      ComponentControls.DragGesture(
        minimumDistances: Size(
          width: minimumDistance.frameCells(along: .horizontal),
          height: minimumDistance.frameCells(along: .vertical)), coordinateSpace: coordinateSpace))
  }

  /// Returns a copy that also runs `action` when the pointer has moved.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    DragGesture(gesture.onChanged { action(Value($0)) })
  }

  /// Returns a copy that also runs `action` when the drag ends.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    DragGesture(gesture.onEnded { action(Value($0)) })
  }

  /// Returns `view`, which can then be dragged.
  public func added(to view: AnyView) -> AnyView { gesture.added(to: view) }
  /// Returns `view`, which can be dragged once the button has been held for the time of `press`.
  ///
  /// - Parameter released: Called when the button comes up before the drag has begun, with whether
  ///   the time was over.
  func added(
    to view: AnyView, after press: LongPressGesture, released: @escaping @MainActor (Bool) -> Void
  ) -> AnyView {
    let (began, ended, ends) = (press.began, press.ended, press.released)
    return gesture.after(
      ComponentControls.DragGesture.Press(
        duration: press.minimumDuration,
        pressingChanged: { isPressing in
          if isPressing {
            for action in began { action(true) }
          } else {
            for action in ends { action() }
          }
        }, held: { for action in ended { action(true) } }, released: released)
    ).added(to: view)
  }
}
