/// A transition whose type is hidden: the common transitions, and what they are combined of.
///
///     if isOpen { Details().transition(.move(edge: .top).combined(with: .opacity)) }
public nonisolated struct AnyTransition {
  private let base: any Transition

  /// Creates a transition that looks like `transition`.
  public init(_ transition: some Transition) {
    base = transition
  }

  /// Returns the view in a phase of the transition.
  @MainActor
  func view(_ content: ViewModifierContent, _ phase: TransitionPhase) -> AnyView {
    func view(_ transition: some Transition) -> AnyView {
      AnyView(transition.body(content: content, phase: phase))
    }
    return view(base)
  }
}

// MARK: Kinds

extension AnyTransition {
  /// No transition: the view appears and disappears at once.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }

  /// The view fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }

  /// The view grows from its center and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// The view grows from `scale` times its size and shrinks to it.
  ///
  /// - Parameters:
  ///   - scale: The factor for width and height.
  ///   - anchor: The point of the view that keeps its position.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(scale: scale, anchor: anchor))
  }

  /// The view comes in from the left and leaves to the right, by its own width.
  public static var slide: AnyTransition {
    .asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }

  /// The view comes in from the direction of `edge` and leaves to it, by its own width or height.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(MoveTransition(edge: edge))
  }

  /// The view comes in from the direction of `edge` while it fades in, and leaves in the opposite
  /// direction while it fades out.
  public static func push(from edge: Edge) -> AnyTransition {
    .asymmetric(
      insertion: .move(edge: edge).combined(with: .opacity),
      removal: .move(edge: edge.opposite).combined(with: .opacity))
  }

  /// The view comes in from `offset`, in columns and rows, and leaves to it.
  @_disfavoredOverload  // An overload in points is preferred.
  public static func offset(_ offset: Size) -> AnyTransition {
    AnyTransition(OffsetTransition(offset: Point(x: offset.width, y: offset.height)))
  }

  /// The view appears with one transition and disappears with another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion, removal: removal))
  }

  /// The view appears with `active` animated to `identity`, and disappears with `identity`
  /// animated to `active`.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    AnyTransition(ModifierTransition(active: active, identity: identity))
  }
}

// MARK: Changes

extension AnyTransition {
  /// Returns a transition that shows this one and `other` at the same time.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: self, second: other))
  }

  /// Returns this transition with an animation of its own, which also applies to changes that are
  /// not animated otherwise.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: self, animation: animation))
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
