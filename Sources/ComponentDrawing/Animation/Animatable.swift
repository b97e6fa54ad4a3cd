/// A type with a part that is animated: a view, a view modifier or a shape.
///
///     struct Odometer: View, Animatable {
///       var distance: Double
///       var animatableData: Double {
///         get { distance }
///         set { distance = newValue }
///       }
///       var body: some View { Text("\(Int(distance)) km") }
///     }
///
///     Odometer(distance: total).animation(.easeOut, value: total)
///
/// When the view is described again with other data, and an animation applies, its body is
/// evaluated in each frame with data between the old and the new. All other properties change at
/// once. Without an animation, the body sees only the new data.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The data to animate.
  @MainActor @preconcurrency
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public nonisolated var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty data: nothing is animated.
  public nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
