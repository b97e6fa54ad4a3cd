/// The values of something over a run of frames: the frames in which it changes, and what to.
struct Track<Value: Hashable>: Hashable {
  /// The indices of the frames, in ascending order.
  private(set) var frames: [Int] = []
  private(set) var values: [Value] = []

  init() {}

  /// Creates a track of a value that never changes.
  init(_ value: Value) {
    self.init()
    append(value, at: 0)
  }

  /// Sets the value from `frame` on, unless it is the last value.
  ///
  /// - Precondition: No change is at `frame` or later.
  mutating func append(_ value: Value, at frame: Int) {
    if values.last == value { return }
    frames.append(frame)
    values.append(value)
  }

  /// The value that never changes, or `nil` if there are several.
  var constant: Value? { values.count == 1 ? values[0] : nil }

  /// Returns the track of what `transform` makes of the values.
  func map<Result>(_ transform: (Value) -> Result) -> Track<Result> {
    var track = Track<Result>()
    for (frame, value) in zip(frames, values) { track.append(transform(value), at: frame) }
    return track
  }

  /// Returns the track of what `transform` makes of the values, without those that it makes `nil`:
  /// the value before lasts until the next, and the first begins with the run.
  func compactMap<Result>(_ transform: (Value) -> Result?) -> Track<Result> {
    var track = Track<Result>()
    for (frame, value) in zip(frames, values) {
      guard let result = transform(value) else { continue }
      track.append(result, at: track.values.isEmpty ? 0 : frame)
    }
    return track
  }
}
