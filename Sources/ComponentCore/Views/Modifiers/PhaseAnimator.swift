import Signals

/// A view that is animated through phases, one after the other.
///
///     PhaseAnimator([0, 4]) { phase in
///       Text("●").offset(x: phase)
///     } animation: { _ in .easeInOut }
///
///     ●            ●        ●            ●
///
/// The animator begins in the first phase, and goes on to the next when the animation to the
/// current one has ended, from the last to the first; with a trigger, it does so once whenever
/// that changes. A phase takes at least a frame. With
/// ``EnvironmentValues/accessibilityReduceMotion`` it stays in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private nonisolated var phases: [Phase]
  private nonisolated var trigger: PhaseTrigger?
  private nonisolated var content: (Phase) -> Content
  private nonisolated var animation: (Phase) -> Animation?

  /// Creates a view that is animated through `phases` as long as it is shown.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: Creates the view in a phase.
  ///   - animation: Returns the animation to a phase; `nil` for none.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, nil, content, animation)
  }

  /// Creates a view that is animated through `phases` when `trigger` changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value to observe.
  ///   - content: Creates the view in a phase.
  ///   - animation: Returns the animation to a phase; `nil` for none.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, PhaseTrigger(trigger), content, animation)
  }

  private nonisolated init(
    _ phases: some Sequence<Phase>, _ trigger: PhaseTrigger?,
    _ content: @escaping (Phase) -> Content, _ animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = Array(phases)
    self.trigger = trigger
    self.content = content
    self.animation = animation
    precondition(!self.phases.isEmpty, "PhaseAnimator([]): an animator has at least one phase.")
  }

  /// The content in the current phase.
  public var body: some View {
    PhaseAnimatorBody(phases: phases, trigger: trigger, content: content, animation: animation)
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension PhaseAnimator: Sendable {}

extension View {
  /// Animates this view through phases, one after the other: see ``PhaseAnimator``.
  ///
  ///     Text("♥").phaseAnimator([false, true]) { $0.bold($1) }
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - content: Returns this view, changed for a phase.
  ///   - animation: Returns the animation to a phase; `nil` for none.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(self, $0) }, animation: animation)
  }

  /// Animates this view through phases when `trigger` changes: see ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases, at least one.
  ///   - trigger: The value to observe.
  ///   - content: Returns this view, changed for a phase.
  ///   - animation: Returns the animation to a phase; `nil` for none.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(self, $0) }, animation: animation)
  }
}

/// A value of any type whose changes start an animation.
private nonisolated struct PhaseTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) {
    self.value = value
  }

  static func == (lhs: PhaseTrigger, rhs: PhaseTrigger) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == rhs.value as? Value }
    return isEqual(lhs.value)
  }
}

private struct PhaseAnimatorBody<Phase: Equatable, Content: View>: View {
  let phases: [Phase]
  let trigger: PhaseTrigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?
  @State private var index = 0
  /// The number of times that the animation was started; others have been given up.
  @State private var run = 0
  @State private var ends = PassthroughSubject<Int, Never>()
  @Environment(\.scheduler) private var scheduler
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onAppear { if trigger == nil { ends.send(run) } }
      .onReceive(PhaseEnds(ends: ends, scheduler: scheduler)) { if $0 == run { animate() } }
      .onChange(of: trigger) {
        if trigger == nil { return }
        run += 1
        animate()
      }
  }

  /// Goes to the next phase, and in the end on from there.
  private func animate() {
    if phases.count < 2 || reducesMotion { return }
    let next = index + 1 < phases.count ? index + 1 : 0
    let goesOn = trigger == nil || next > 0
    withAnimation(animation(phases[next])) {
      index = next
    } completion: { [ends, run] in
      if goesOn { ends.send(run) }
    }
  }
}

/// The ends of phases, a frame later, so that phases without an animation do not take all the
/// time. A type of its own, so that a body that is evaluated again does not begin again.
private nonisolated struct PhaseEnds: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let ends: PassthroughSubject<Int, Never>
  let scheduler: AnyScheduler

  consuming func subscribe<S: Subscriber<Int, Never>>(_ subscriber: consuming S) -> AnyCancellable {
    ends.delay(for: .milliseconds(33), scheduler: scheduler).subscribe(subscriber)
  }
}
