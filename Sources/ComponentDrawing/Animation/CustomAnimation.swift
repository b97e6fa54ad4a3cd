/// A motion that a program computes itself.
///
///     struct Steps: CustomAnimation {
///       var count: Double
///
///       func animate<V: VectorArithmetic>(
///         value: V, time: Double, context: inout AnimationContext<V>
///       ) -> V? {
///         time < 1 ? value.scaled(by: (time * count).rounded(.down) / count) : nil
///       }
///     }
///
///     withAnimation(Animation(Steps(count: 4))) { isOpen.toggle() }
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of the way that has been covered; `nil` after the end.
  ///
  /// It may be called for any time, in any order.
  ///
  /// - Parameters:
  ///   - value: The whole way, from the old value to the new one.
  ///   - time: The time since the start, in seconds.
  ///   - context: What the animation remembers; empty at each call.
  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity, which is measured if it is `nil`.
  func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation continues one that it interrupts. Here, each begins at the
  /// value that is shown.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns `nil`: the velocity is measured.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns `false`.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What a ``CustomAnimation`` remembers.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values of the animation's own keys.
  public var state = AnimationState<Value>()
  /// Whether the value has reached its target, as far as one can see.
  public var isLogicallyComplete = false

  init() {}
}

/// The values of a ``CustomAnimation``'s own keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which each key has its default value.
  public init() {}

  /// The value of a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of an ``AnimationState``.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value before it is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Creates an animation of a motion that a program computes itself.
  ///
  /// It ends at the first time for which `base` returns `nil`, which is measured once.
  public init(_ base: some CustomAnimation) {
    self.init(.custom(CustomCurve(base)))
  }
}

/// The progress of a ``CustomAnimation`` over time.
struct CustomCurve: Hashable, Sendable {
  private let animation: any CustomAnimation
  /// The duration in seconds.
  let duration: Double

  /// The longest duration that is told from an endless one, in seconds.
  private static let longestDuration = 4096.0

  init(_ animation: any CustomAnimation) {
    self.animation = animation
    var (early, late) = (0.0, 1.0 / 64)
    while CustomCurve.progress(of: animation, at: late) != nil {
      (early, late) = (late, late * 2)
      guard late <= CustomCurve.longestDuration else {
        duration = .infinity
        return
      }
    }
    while late - early > 1e-4 {
      let middle = (early + late) / 2
      if CustomCurve.progress(of: animation, at: middle) == nil {
        late = middle
      } else {
        early = middle
      }
    }
    duration = late
  }

  /// Returns the fraction of the distance covered after `time` seconds.
  func progress(at time: Double) -> Double {
    CustomCurve.progress(of: animation, at: time) ?? 1
  }

  private static func progress(of animation: some CustomAnimation, at time: Double) -> Double? {
    var context = AnimationContext<Double>()
    return animation.animate(value: 1, time: time, context: &context)
  }

  static func == (lhs: CustomCurve, rhs: CustomCurve) -> Bool {
    AnyHashable(lhs.animation) == AnyHashable(rhs.animation)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}
