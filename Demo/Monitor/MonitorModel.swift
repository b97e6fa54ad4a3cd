import Components
import Signals

/// The data of the monitor: what it shows, and what the user has chosen.
@MainActor
final class MonitorModel: ObservableObject {
  let machine: any Machine
  let sample: CurrentValueSubject<MachineSample, Never>
  let history = CurrentValueSubject<LoadHistory, Never>(LoadHistory())
  let isPaused = CurrentValueSubject<Bool, Never>(false)
  let query = CurrentValueSubject<String, Never>("")
  let order = CurrentValueSubject<ProcessOrder, Never>(ProcessOrder())
  let selection = CurrentValueSubject<ProcessIdentity?, Never>(nil)
  let details = CurrentValueSubject<ProcessDetails?, Never>(nil)
  /// The processes that match the query, in order.
  let rows: CurrentValueSubject<[ProcessRow], Never>
  private var subscriptions: [AnyCancellable] = []

  /// Reads the first sample, and selects the first process.
  init(machine: any Machine, at now: Instant) {
    self.machine = machine
    let first = machine.sample(at: now)
    sample = CurrentValueSubject(first)
    rows = CurrentValueSubject([])
    history.value.append(first)
    let rows = rows
    subscriptions = [
      sample.combineLatest(query, order) { $2.rows(of: $0.processes, matching: $1) }
        .sink { rows.send($0) }
    ]
    selection.value = rows.value.first?.id
  }

  /// Publishes a sample in each interval unless the monitor is paused, on a thread of `scheduler`.
  func samples(
    every interval: Duration, on scheduler: AnyScheduler
  ) -> AnyPublisher<MachineSample, Never> {
    let machine = machine
    return isPaused.flatMapLatest { isPaused in
      isPaused
        ? Empty<Int, Never>(completeImmediately: false).eraseToAnyPublisher()
        : Interval(every: interval, on: scheduler).eraseToAnyPublisher()
    }
    .map { _ in machine.sample(at: scheduler.now) }
    .eraseToAnyPublisher()
  }

  /// Publishes the details of the selected process after each sample and each selection, on a
  /// thread of `scheduler`.
  func selectedDetails(on scheduler: AnyScheduler) -> AnyPublisher<ProcessDetails?, Never> {
    let machine = machine
    return selection.combineLatest(sample.map { _ in () }) { id, _ in id }
      .receive(on: scheduler)
      .map { id in id.flatMap { machine.details(of: $0) } }
      .eraseToAnyPublisher()
  }

  /// Publishes when the selected process has ended.
  var endOfSelected: some Publisher<Void, Never> {
    selection.combineLatest(sample) { id, sample in id.map { sample.process($0) == nil } ?? false }
      .removeDuplicates()
      .filter { $0 }
      .map { _ in () }
  }

  /// Shows a new sample.
  func receive(_ new: MachineSample) {
    history.value.append(new)
    sample.send(new)
  }

  /// Sends a signal to a process; returns a sentence if that has failed.
  func send(_ signal: ProcessSignal, to id: ProcessIdentity) -> String? {
    do {
      try machine.send(signal, to: id)
      return nil
    } catch {
      return error.message
    }
  }
}

extension MachineSample {
  /// Returns the process with an identity.
  func process(_ id: ProcessIdentity) -> ProcessRow? {
    process(id.pid).flatMap { $0.id == id ? $0 : nil }
  }

  /// Returns the process with a number.
  func process(_ pid: Int32) -> ProcessRow? {
    processes.first { $0.pid == pid }
  }
}
