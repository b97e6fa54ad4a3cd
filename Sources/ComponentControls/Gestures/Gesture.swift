/// A movement or click of the pointer that an action follows.
///
///     var drag: some Gesture {
///       DragGesture().onChanged { offset = $0.translation.width }
///     }
///
///     Card().gesture(drag)
public protocol Gesture {
  /// Returns `view`, which then reacts to the gesture.
  func added(to view: AnyView) -> AnyView
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
