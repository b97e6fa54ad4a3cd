/// A movement or click of the pointer that an action follows.
///
///     var drag: some Gesture {
///       DragGesture().onChanged { offset = $0.translation.width }
///     }
///
///     Card().gesture(drag)
///
/// A gesture of your own is made of others. Its states belong to the view to which it is added:
///
///     @MainActor struct Press: Gesture {
///       @State private var count = 0
///
///       var body: some Gesture { TapGesture().onEnded { count += 1 } }
///     }
public protocol Gesture {
  /// The type of the gestures that this one is made of.
  associatedtype Body: Gesture = Never

  /// The gestures that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Returns `view`, which then reacts to the gesture.
  func added(to view: AnyView) -> AnyView
}

extension Gesture {
  /// Returns `view`, which then reacts to the gestures in ``body``.
  public func added(to view: AnyView) -> AnyView {
    AnyView(GestureHost(gesture: self, view: view))
  }
}

extension Gesture where Body == Never {
  /// Not called: the gesture is not made of others.
  @MainActor @preconcurrency public var body: Never {
    preconditionFailure("\(Self.self) has no body.")
  }
}

extension Never: Gesture {}

extension Optional: Gesture where Wrapped: Gesture {
  /// Returns `view`, which then reacts to the gesture, if there is one.
  public func added(to view: AnyView) -> AnyView { self?.added(to: view) ?? view }
}

/// A view whose dynamic properties are those of a gesture.
private nonisolated struct GestureHost<Input: Gesture>: DynamicPropertyHost {
  let gesture: Input
  let view: AnyView

  typealias Host = Input

  @MainActor
  var body: some View { gesture.body.added(to: view) }
}

extension View {
  /// Adds a gesture to this view.
  ///
  /// If a view has several gestures, the innermost handles the pointer first. It passes on a click
  /// that it does not use, so apply a ``DragGesture`` before a ``TapGesture``.
  public nonisolated func gesture(_ gesture: some Gesture) -> some View {
    gesture.added(to: AnyView(self))
  }
}

/// A click, or several in succession: see `onTapGesture(count:perform:)`.
///
///     Card().gesture(TapGesture(count: 2).onEnded { open() })
public struct TapGesture: Gesture {
  private let count: Int
  private var action: @MainActor () -> Void = {}

  /// Creates a gesture of `count` clicks; at least 1.
  public init(count: Int = 1) {
    self.count = count
  }

  /// Returns a copy that also runs `action` after the last click. Actions that were added earlier
  /// run first.
  public func onEnded(_ action: @escaping @MainActor () -> Void) -> TapGesture {
    var gesture = self
    let earlier = self.action
    gesture.action = {
      earlier()
      action()
    }
    return gesture
  }

  /// Returns `view`, which then reacts to the clicks.
  public func added(to view: AnyView) -> AnyView {
    AnyView(view.onTapGesture(count: count, perform: action))
  }
}
