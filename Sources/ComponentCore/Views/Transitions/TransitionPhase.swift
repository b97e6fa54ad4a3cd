/// The phase of a view that appears and disappears with a transition.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to appear: it will be animated from here.
  case willAppear
  /// The view is shown as it is.
  case identity
  /// The view has been removed: it is animated to here.
  case didDisappear

  /// Whether the view is shown as it is.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the view appears, 0 while it is shown, and 1 after it has been removed.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
