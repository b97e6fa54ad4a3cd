/// A view whose content moves as keyframes say.
///
///     KeyframeAnimator(initialValue: 0.0, trigger: count) { lift in
///       Bell().offset(y: lift)
///     } keyframes: { _ in
///       CubicKeyframe(-20, duration: 0.2)
///       SpringKeyframe(0, spring: .bouncy)
///     }
///
/// With `accessibilityReduceMotion`, the content has its last value at once.
public struct KeyframeAnimator<Value, Content: View>: View {
  /// When the content moves.
  private enum Trigger: Equatable {
    case always(Bool)
    case value(AnyEquatable)
  }

  private nonisolated var trigger: Trigger
  private nonisolated var initialValue: Value
  private nonisolated var content: (Value) -> Content
  private nonisolated var keyframes: (Value) -> [KeyframeTrack<Value>]

  /// Creates a view that moves each time `trigger` has changed.
  public nonisolated init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) {
    self.trigger = .value(AnyEquatable(trigger))
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that moves as long as it is shown.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the beginning.
  ///   - repeating: Whether the motion begins again at its end.
  ///   - content: The view of a value.
  ///   - keyframes: The motion.
  public nonisolated init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) {
    trigger = .always(repeating)
    self.initialValue = initialValue
    self.content = content
    self.keyframes = keyframes
  }

  /// The content as it is now.
  public var body: some View {
    let isAlwaysMoving = if case .always = trigger { true } else { false }
    let repeats = trigger == .always(true)
    MovingContent(
      trigger: trigger, isAlwaysMoving: isAlwaysMoving, repeats: repeats, content: content,
      timeline: KeyframeTimeline(initialValue: initialValue, tracks: keyframes(initialValue)),
      initialValue: initialValue)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension KeyframeAnimator: Sendable {}

extension View {
  /// Moves this view as keyframes say, each time `trigger` has changed.
  public nonisolated func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (AnyView, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> some View {
    let view = AnyView(self)
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(view, $0) },
      keyframes: keyframes)
  }

  /// Moves this view as keyframes say, as long as it is shown.
  public nonisolated func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (AnyView, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> [KeyframeTrack<Value>]
  ) -> some View {
    let view = AnyView(self)
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(view, $0) },
      keyframes: keyframes)
  }
}

/// A value that can be compared, of any type.
private struct AnyEquatable: Equatable {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { $0 as? Value == value }
  }

  static func == (lhs: AnyEquatable, rhs: AnyEquatable) -> Bool { lhs.isEqual(rhs.value) }
}

/// A view that asks for frames while its content moves.
private struct MovingContent<Trigger: Equatable, Value, Content: View>: View {
  let trigger: Trigger
  let isAlwaysMoving: Bool
  let repeats: Bool
  let content: (Value) -> Content
  let timeline: KeyframeTimeline<Value>
  let initialValue: Value
  /// When the motion began; `nil` before.
  @State private var start: Date?
  @State private var isOver = false
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    let isMoving = start != nil && !isOver
    TimelineView(.animation(paused: !isMoving)) { context in
      let time = time(at: context.date)
      content(time.map { timeline.value(time: $0) } ?? initialValue)
        .onChange(of: (time ?? 0) >= timeline.duration && isMoving && !repeats) { _, isOver in
          if isOver { self.isOver = true }
        }
    }
    .onAppear { if isAlwaysMoving { begin() } }
    .onChange(of: trigger) { begin() }
  }

  private func begin() {
    start = TickingText.now
    isOver = reduceMotion
  }

  /// The time of the motion at a date; `nil` before it begins.
  private func time(at date: Date) -> TimeInterval? {
    guard let start else { return nil }
    if isOver { return timeline.duration }
    let time = max(0, date.timeIntervalSince(start))
    return repeats && timeline.duration > 0
      ? time.truncatingRemainder(dividingBy: timeline.duration) : time
  }
}
