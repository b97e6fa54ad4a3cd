import Components
import Signals

extension Page {
  static let streams = Page(
    "streams", title: "Streams", summary: "Live marble diagrams of operators",
    source: PackageResources.Streams_txt
  ) { Streams(interval: $0.interval) }
}

/// Live marble diagrams of some operators.
struct Streams: View {
  let interval: Duration
  @Environment(\.scheduler) private var scheduler

  var body: some View {
    let (step, scheduler) = (interval / 8, scheduler)
    let ticks = Interval(every: step, on: scheduler).share()
    let letters = ticks.compactMap {
      Streams.mark("a---a---b-------c-----------d---d-------e---f---", $0)
    }
    let numbers = ticks.compactMap {
      Streams.mark("--1-------2-------3-----4-----------5-----------6---", $0)
    }
    let row = MarbleRow(ticks: ticks.map { _ in () }.eraseToAnyPublisher())
    VStack(alignment: .leading, spacing: 0) {
      row("letters", letters).foregroundStyle(.theme(.success))
      row("numbers", numbers).foregroundStyle(.theme(.accent))
      Divider()
      changes(of: letters, row)
      Divider()
      combinations(of: letters, numbers, row)
      Divider()
      timings(of: letters, step, row)
      row(
        "numbers.flatMapLatest: echo",
        numbers.flatMapLatest { number in
          Interval(every: step * 3, on: scheduler).prefix(3).map { _ in number }
        })
    }
    .frame(maxWidth: 77)
  }

  @ViewBuilder
  private func changes(of letters: some Publisher<String, Never>, _ row: MarbleRow) -> some View {
    row("letters.map { $0.uppercased() }", letters.map { $0.uppercased() })
    row("letters.removeDuplicates()", letters.removeDuplicates())
    row("letters.filter { $0 > \"a\" }", letters.filter { $0 > "a" })
    row(
      "letters.scan: the count", letters.scan(0) { count, _ in (count + 1) % 10 }.map(String.init))
    row("letters.pairwise()", letters.pairwise().map { $0.previous + $0.new })
  }

  @ViewBuilder
  private func combinations(
    of letters: some Publisher<String, Never>, _ numbers: some Publisher<String, Never>,
    _ row: MarbleRow
  ) -> some View {
    row("letters.merge(with: numbers)", letters.merge(with: numbers))
    row("letters.combineLatest(numbers)", letters.combineLatest(numbers) { $0 + $1 })
    row("letters.zip(numbers)", letters.zip(numbers) { $0 + $1 })
    row("letters.withLatestFrom(numbers)", letters.withLatestFrom(numbers) { $0 + $1 })
  }

  @ViewBuilder
  private func timings(
    of letters: some Publisher<String, Never>, _ step: Duration, _ row: MarbleRow
  ) -> some View {
    row("letters.delay(3)", letters.delay(for: step * 3, scheduler: scheduler))
    row("letters.debounce(5)", letters.debounce(for: step * 5, scheduler: scheduler))
    row(
      "letters.throttle(6)",
      letters.throttle(for: step * 6, scheduler: scheduler, latest: true))
  }

  /// Returns the character at `index` of the repeated pattern, or `nil` for a dash.
  nonisolated private static func mark(_ pattern: String, _ index: Int) -> String? {
    let marks = Array(pattern)
    let mark = marks[index % marks.count]
    return mark == "-" ? nil : String(mark)
  }
}

/// Builds a row with the name and the marbles of a stream.
private struct MarbleRow {
  let ticks: AnyPublisher<Void, Never>

  @MainActor func callAsFunction(_ name: String, _ stream: some Publisher<String, Never>)
    -> some View
  {
    FlowLayout(spacing: 1) {
      Text(name).frame(width: 32, alignment: .leading)
      Text(MarbleStrip.lines(of: stream, ticks: ticks), initial: "")
        .lineLimit(1)
        .truncationMode(.head)
        .frame(minWidth: 0, idealWidth: 44, maxWidth: 44, alignment: .leading)
    }
  }
}

/// The newest marbles of a stream, one column for each tick.
private struct MarbleStrip: Sendable {
  private var marks: [Character] = []
  private var pending = ""
  /// The number of columns by which the marbles are ahead of the ticks.
  private var columnsOwed = 0

  private static let length = 44

  /// Publishes the marbles of `stream` after each tick.
  static func lines(
    of stream: some Publisher<String, Never>, ticks: some Publisher<Void, Never>
  ) -> some Publisher<String, Never> {
    stream.map(String?.some).merge(with: ticks.map { nil })
      .scan(MarbleStrip()) { $0.after($1) }
      .map { String($0.marks) }
      .removeDuplicates()
  }

  /// Returns the strip after a value, or after a tick if `value` is `nil`.
  private func after(_ value: String?) -> MarbleStrip {
    var strip = self
    if let value { strip.pending += value } else { strip.tick() }
    return strip
  }

  private mutating func tick() {
    if pending.isEmpty {
      if columnsOwed == 0 { marks.append("-") } else { columnsOwed -= 1 }
    } else {
      marks += pending
      columnsOwed += pending.count - 1
      pending = ""
    }
    marks.removeFirst(max(0, marks.count - MarbleStrip.length))
  }
}
