import Components
import Signals

/// The data of a panel on the screen: its state, its history, and the phase of its flashing lamps.
@MainActor
package final class AnnunciatorModel: ObservableObject {
  let title: String
  let panel: CurrentValueSubject<AlarmPanel, Never>
  let log: CurrentValueSubject<AlarmLog, Never>
  /// The mistake in the newest line that is no signal, until the operator acknowledges.
  let problem = CurrentValueSubject<String?, Never>(nil)
  /// The number of periods of the lamps since they began to flash.
  let phase: AnyPublisher<Int, Never>
  /// Publishes when the bell is to be sounded.
  let bells: AnyPublisher<Void, Never>
  /// The reports with the times at which they were published.
  let reports: AnyPublisher<(AlarmSource.Report, Instant), Never>
  /// Publishes at the end of each test.
  let testEnds: AnyPublisher<Void, Never>
  private let testStarts = PassthroughSubject<Void, Never>()
  private let scheduler: AnyScheduler
  private let start: Instant
  private let startTime: Duration

  /// The time that a test lasts.
  nonisolated static let testDuration = Duration.seconds(2)
  /// The time between two sounds of the bell.
  nonisolated static let bellPeriod = Duration.seconds(3)

  /// Creates the data of a panel in the time of `scheduler`.
  ///
  /// - Parameter flashes: Whether lamps flash; without, those that would are lit.
  init(_ source: AlarmSource, on scheduler: AnyScheduler, flashes: Bool) {
    title = source.title
    let panel = CurrentValueSubject<AlarmPanel, Never>(
      AlarmPanel(sequence: source.sequence, source.initialSignals))
    self.panel = panel
    log = CurrentValueSubject(AlarmLog(of: source.initialSignals.count, at: source.startTime))
    self.scheduler = scheduler
    (start, startTime) = (scheduler.now, source.startTime)
    reports = source.reports(scheduler).map { ($0, scheduler.now) }.eraseToAnyPublisher()
    testEnds = testStarts.debounce(for: AnnunciatorModel.testDuration, scheduler: scheduler)
      .eraseToAnyPublisher()
    phase = AnnunciatorModel.count(
      every: Lamp.period, on: scheduler, while: panel.map { flashes && $0.flashes })
    bells = panel.map(\.horn).removeDuplicates().flatMapLatest { horn in
      horn == .silent
        ? Empty<Void, Never>(completeImmediately: false).eraseToAnyPublisher()
        : Interval(every: AnnunciatorModel.bellPeriod, on: scheduler).map { _ in () }.prepend(())
          .eraseToAnyPublisher()
    }
    .eraseToAnyPublisher()
  }

  /// Publishes 0 and, while the newest of `conditions` is true, further numbers.
  private nonisolated static func count(
    every period: Duration, on scheduler: AnyScheduler,
    while conditions: some Publisher<Bool, Never>
  ) -> AnyPublisher<Int, Never> {
    conditions.removeDuplicates().flatMapLatest { isOn in
      isOn
        ? Interval(every: period, on: scheduler).map { $0 + 1 }.prepend(0).eraseToAnyPublisher()
        : Just(0).eraseToAnyPublisher()
    }
    .share(replay: 1)
    .eraseToAnyPublisher()
  }

  /// Publishes the mistake in the newest bad line, or else the number of alarms.
  var status: some Publisher<String, Never> {
    panel.map(\.summary).combineLatest(problem) { $1 ?? $0 }.removeDuplicates()
  }

  /// Publishes the name of what the panel sounds.
  var horn: some Publisher<String, Never> { panel.map(\.horn.title).removeDuplicates() }

  /// Publishes the color of ``status``.
  var statusColor: some Publisher<Color, Never> {
    problem.map { $0 == nil ? Color.theme(.text) : .theme(.error) }.removeDuplicates()
  }

  /// Publishes what the window at `index` shows.
  func faces(at index: Int, _ look: AlarmLook) -> AnyPublisher<AlarmFace, Never> {
    panel.combineLatest(phase) { panel, phase in
      AlarmFace(of: panel.points[index], in: panel, at: phase, look)
    }
    .removeDuplicates().eraseToAnyPublisher()
  }

  /// The sequence, which a picker changes.
  var sequence: some ControlSource<AlarmSequence> {
    panel.map(\.sequence).removeDuplicates().controlled(initial: panel.value.sequence) {
      self.send(.select($0))
    }
  }

  /// Applies a signal, or shows the mistake in a line that is none.
  func receive(_ report: AlarmSource.Report, at time: Instant) {
    switch report {
    case .success(let signal) where panel.value.hasSpace(for: signal.name):
      send(.report(signal), at: time)
    case .success: show(.tooManyNames, at: time)
    case .failure(let error): show(error, at: time)
    }
  }

  /// Shows a mistake, unless it is shown already.
  private func show(_ error: AlarmSignalError, at time: Instant) {
    if problem.value == error.message { return }
    problem.send(error.message)
    log.value.record(error, at: timeOfDay(at: time))
  }

  /// Applies an event.
  ///
  /// - Parameter time: The time of the event; `nil` for now.
  func send(_ event: AlarmPanel.Event, at time: Instant? = nil) {
    let old = panel.value
    var new = old
    new.handle(event)
    if case .acknowledge(nil) = event { problem.send(nil) }
    if new == old { return }
    log.value.record(from: old, to: new, at: timeOfDay(at: time ?? scheduler.now))
    panel.send(new)
  }

  private func timeOfDay(at time: Instant) -> Duration { startTime + start.duration(to: time) }

  /// Acknowledges the alarm of the window at `index`, or resets it if it waits for that.
  func press(at index: Int) {
    let point = panel.value.points[index]
    send(point.alarm.state == .returned ? .reset(point.name) : .acknowledge(point.name))
  }

  /// Begins a test, which ends by itself.
  func startTest() {
    send(.test(true))
    testStarts.send()
  }
}
