import Components
import Signals

extension Page {
  static let streams = Page(
    "streams", title: "Streams", summary: "Live marble diagrams of operators", in: .streams,
    source: PackageResources.Streams_txt
  ) { Streams(interval: $0.interval) }
}

/// Live marble diagrams of some operators.
struct Streams: View {
  let interval: Duration
  @Environment(\.scheduler) private var scheduler
  @Environment(\.cardLayout) private var layout
  @Environment(\.marbleTicks) private var marbleTicks

  var body: some View {
    let (step, scheduler) = (interval / 8, scheduler)
    let ticks = Interval(every: step, on: scheduler).share()
    let letters = ticks.marks("a---a---b-------c-----------d---d-------e---f---")
    let numbers = ticks.marks("--1-------2-------3-----4-----------5-----------6---")
    CardColumns {
      CardFrame("Two streams") {
        row("letters", letters).foregroundStyle(.theme(.success))
        row("numbers", numbers).foregroundStyle(.theme(.accent))
      }
      CardFrame("Changed") { changes(of: letters) }
      CardFrame("Combined") { combinations(of: letters, numbers) }
      CardFrame("In time") {
        timings(of: letters, step)
        row(
          "numbers.flatMapLatest: echo",
          numbers.flatMapLatest { number in
            Interval(every: step * 3, on: scheduler).prefix(3).map { _ in number }
          })
      }
      // There is space for them only where cards have boxes.
      if layout == .boxes { CardFrame("Ended") { ends(of: letters, numbers) } }
    }
    // A column for each dash.
    .environment(
      \.marbleTicks, marbleTicks == nil ? nil : ticks.map { _ in () }.eraseToAnyPublisher())
  }

  @ViewBuilder
  private func changes(of letters: some Publisher<String, Never>) -> some View {
    row("letters.map { $0.uppercased() }", letters.map { $0.uppercased() })
    row("letters.removeDuplicates()", letters.removeDuplicates())
    row("letters.filter { $0 > \"a\" }", letters.filter { $0 > "a" })
    row(
      "letters.scan: the count", letters.scan(0) { count, _ in (count + 1) % 10 }.map(String.init))
    row("letters.pairwise()", letters.pairwise().map { $0.previous + $0.new })
  }

  @ViewBuilder
  private func combinations(
    of letters: some Publisher<String, Never>, _ numbers: some Publisher<String, Never>
  ) -> some View {
    row("letters.merge(with: numbers)", letters.merge(with: numbers))
    row("letters.combineLatest(numbers)", letters.combineLatest(numbers) { $0 + $1 })
    row("letters.zip(numbers)", letters.zip(numbers) { $0 + $1 })
    row("letters.withLatestFrom(numbers)", letters.withLatestFrom(numbers) { $0 + $1 })
  }

  @ViewBuilder
  private func timings(of letters: some Publisher<String, Never>, _ step: Duration) -> some View {
    row("letters.delay(3)", letters.delay(for: step * 3, scheduler: scheduler))
    row("letters.debounce(5)", letters.debounce(for: step * 5, scheduler: scheduler))
    row(
      "letters.throttle(6)",
      letters.throttle(for: step * 6, scheduler: scheduler, latest: true))
  }

  @ViewBuilder
  private func ends(
    of letters: some Publisher<String, Never>, _ numbers: some Publisher<String, Never>
  ) -> some View {
    let failing = numbers.tryMap { number in
      if number == "3" { throw Unlucky() }
      return number
    }
    row("letters.prefix(4)", letters.prefix(4))
    row("numbers.tryMap: 3 fails", failing)
    row("  .catch { _ in letters }", failing.catch { _ in letters.setFailureType(to: Never.self) })
    row("  .retry(1)", failing.retry(1))
  }

  private func row(_ name: String, _ stream: some Publisher<String, some Error>) -> some View {
    Marbles(name, nameWidth: 32, stream) { .text($0) }
  }
}

/// The failure of an example.
private struct Unlucky: Error {}

extension Publisher<Int, Never> {
  /// Publishes the marks of a diagram that is repeated: one column for each count, and nothing for
  /// a dash.
  fileprivate func marks(_ diagram: String) -> some Publisher<String, Never> {
    let marks = Array(diagram)
    return compactMap { count in
      let mark = marks[count % marks.count]
      return mark == "-" ? nil : String(mark)
    }
  }
}
