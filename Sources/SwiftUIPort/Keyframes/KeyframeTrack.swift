/// The motion of a property, or of a whole value.
///
///     KeyframeTrack(\.scale) {
///       LinearKeyframe(1.5, duration: 0.3)
///       SpringKeyframe(1, spring: .bouncy)
///     }
public struct KeyframeTrack<Root> {
  let duration: TimeInterval
  /// Sets the property as it is at a time.
  let apply: @MainActor (inout Root, TimeInterval) -> Void

  /// Creates the motion of a property.
  public init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackBuilder<Value> content: () -> [Keyframe<Value>]
  ) {
    self.init(keyPath, content())
  }

  /// Creates the motion of a whole value.
  public init(@KeyframeTrackBuilder<Root> content: () -> [Keyframe<Root>]) where Root: Animatable {
    self.init(\.self, content())
  }

  init<Value: Animatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ keyframes: [Keyframe<Value>]
  ) {
    duration = keyframes.reduce(0) { $0 + $1.duration }
    // They are only read, on the main actor.
    nonisolated(unsafe) let (keyPath, keyframes) = (keyPath, keyframes)
    apply = { root, time in
      var (value, rest) = (root[keyPath: keyPath], time)
      for keyframe in keyframes {
        value = keyframe.value(from: value, at: rest)
        rest -= keyframe.duration
        if rest < 0 { break }
      }
      root[keyPath: keyPath] = value
    }
  }
}

/// Builds the motion of a property.
@resultBuilder
public enum KeyframeTrackBuilder<Value: Animatable> {
  /// Returns the keyframe.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> [Keyframe<Value>] {
    [keyframe]
  }

  /// Returns the keyframes in their order.
  public static func buildBlock(_ keyframes: [Keyframe<Value>]...) -> [Keyframe<Value>] {
    keyframes.flatMap { $0 }
  }

  /// Returns the keyframes of a loop.
  public static func buildArray(_ keyframes: [[Keyframe<Value>]]) -> [Keyframe<Value>] {
    keyframes.flatMap { $0 }
  }

  /// Returns the keyframes of a condition.
  public static func buildOptional(_ keyframes: [Keyframe<Value>]?) -> [Keyframe<Value>] {
    keyframes ?? []
  }

  /// Returns the keyframes of the first of two cases.
  public static func buildEither(first keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
    keyframes
  }

  /// Returns the keyframes of the second of two cases.
  public static func buildEither(second keyframes: [Keyframe<Value>]) -> [Keyframe<Value>] {
    keyframes
  }
}

/// Builds the motions of the properties of a value.
@resultBuilder
public enum KeyframesBuilder<Root> {
  /// Returns the track.
  public static func buildExpression(_ track: KeyframeTrack<Root>) -> [KeyframeTrack<Root>] {
    [track]
  }

  /// Returns the tracks, which move at the same time.
  public static func buildBlock(_ tracks: [KeyframeTrack<Root>]...) -> [KeyframeTrack<Root>] {
    tracks.flatMap { $0 }
  }
}

extension KeyframesBuilder where Root: Animatable {
  /// Returns the track of a whole value.
  public static func buildExpression(_ keyframe: Keyframe<Root>) -> [Keyframe<Root>] { [keyframe] }

  /// Returns the track of a whole value.
  public static func buildBlock(_ keyframes: [Keyframe<Root>]...) -> [KeyframeTrack<Root>] {
    [KeyframeTrack(\.self, keyframes.flatMap { $0 })]
  }
}

/// The values of an animation with keyframes at all times.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [KeyframeTrack<Value>]

  /// Creates the values that begin with `initialValue`.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> [KeyframeTrack<Value>]
  ) {
    self.init(initialValue: initialValue, tracks: content())
  }

  init(initialValue: Value, tracks: [KeyframeTrack<Value>]) {
    (self.initialValue, self.tracks) = (initialValue, tracks)
  }

  /// The time until the last track ends, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds.
  @MainActor @preconcurrency
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }
}
