import Components
import Signals

/// A live marble diagram: the newest events of a stream, on a line that ends now.
///
///     titles  ──Delete All────Select All────Delete All────Sele●
///     presses ──────────────────────◆───────◆─────────────────●
///
/// The line is as wide as it may be. Where the demo is not animated, there is no diagram.
struct Marbles: View {
  private let name: String
  private let nameWidth: Int
  private let marks: AnyPublisher<MarbleStrip.Mark, Never>
  @Environment(\.marbleTicks) private var ticks

  /// Creates a diagram of `stream`, whose name has `nameWidth` columns.
  init<Output, Failure>(
    _ name: String, nameWidth: Int = 7, _ stream: some Publisher<Output, Failure>,
    mark: @escaping @Sendable (Output) -> MarbleStrip.Mark?
  ) {
    self.name = name
    self.nameWidth = nameWidth
    marks = stream.compactMap(mark).append(.end).catch { _ in Just(.failure) }.eraseToAnyPublisher()
  }

  /// Creates a diagram of texts.
  init(_ name: String, _ texts: some Publisher<String?, Never>) {
    self.init(name, texts) { $0.map(MarbleStrip.Mark.text) }
  }

  /// Creates a diagram of colors.
  init(_ name: String, _ colors: some Publisher<Color?, Never>) {
    self.init(name, colors) { $0.map(MarbleStrip.Mark.color) }
  }

  /// Creates a diagram of events without a value.
  init(_ name: String, _ events: some Publisher<Void, Never>) {
    self.init(name, events) { .event }
  }

  var body: some View {
    if let ticks {
      HStack(spacing: 1) {
        Text(name).lineLimit(1).foregroundStyle(.secondary)
          .frame(width: nameWidth, alignment: .leading)
        Drawn(of: MarbleStrip.strips(of: marks, ticks: ticks), default: MarbleStrip()) {
          MarbleLine(strip: $0)
        }
      }
      .frame(height: 1)
    }
  }
}

/// The newest events of a stream, each at a column. Columns are equal times.
struct MarbleStrip: Equatable, Sendable {
  /// What an event shows.
  enum Mark: Equatable, Sendable {
    case text(String)
    case color(Color)
    /// An event without a value.
    case event
    case end
    case failure

    /// Whether nothing follows.
    var isLast: Bool { self == .end || self == .failure }
  }

  struct Event: Equatable, Sendable {
    let column: Int
    let mark: Mark
  }

  /// The number of columns that have passed.
  private(set) var now = 0
  private(set) var events: [Event] = []

  /// The number of columns after which events are forgotten.
  private static let length = 240

  /// Publishes the strip after each event and each tick.
  static func strips(
    of marks: some Publisher<Mark, Never>, ticks: some Publisher<Void, Never>
  ) -> some Publisher<MarbleStrip, Never> {
    marks.map(Mark?.some).merge(with: ticks.map { nil }).scan(MarbleStrip()) { $0.after($1) }
  }

  /// Returns the strip after an event, or after a tick if `mark` is `nil`. Events of one column
  /// follow each other.
  private func after(_ mark: Mark?) -> MarbleStrip {
    var strip = self
    if let mark {
      let last = events.last?.column ?? -1
      strip.events.append(Event(column: max(now, last + 1), mark: mark))
    } else {
      strip.now += 1
      strip.events.removeAll { $0.column < strip.now - MarbleStrip.length && !$0.mark.isLast }
    }
    return strip
  }
}

/// A strip, drawn to the left from now.
struct MarbleLine: Components.Drawing, Equatable {
  var strip: MarbleStrip

  func draw(on canvas: DrawingCanvas) {
    let now = canvas.size.width - 1
    // The column of the canvas at which the first event of a new stream would stand.
    let offset = now - 1 - strip.now
    let end = strip.events.last { $0.mark.isLast }.map { $0.column + offset }
    let line = Rect(
      x: max(0, offset), y: 0, width: min(now, end ?? now) - max(0, offset), height: 1)
    let base = canvas.styled { $0.foreground = $0.foreground ?? .theme(.accent) }
    base.fill(line, with: canvas.symbol("─", ascii: "-"))
    for (index, event) in strip.events.enumerated() where event.column <= strip.now {
      let following = strip.events.dropFirst(index + 1).first.map { $0.column + offset }
      draw(event.mark, at: event.column + offset, before: min(now, following ?? now), on: base)
    }
    if end == nil { base.write(canvas.symbol("●", ascii: ">"), at: Point(x: now, y: 0)) }
  }

  /// Draws a mark from `column` on, in as many columns as there are before `limit`.
  private func draw(
    _ mark: MarbleStrip.Mark, at column: Int, before limit: Int, on canvas: DrawingCanvas
  ) {
    var (text, style) = ("", canvas)
    switch mark {
    case .text(let value): (text, style) = (value, canvas.styled { $0.isBold = true })
    case .color(let color):
      (text, style) = (
        canvas.symbol("■", ascii: "#"), canvas.styled { $0.foreground = color }
      )
    case .event: text = canvas.symbol("◆", ascii: "o")
    case .end: text = canvas.symbol("│", ascii: "|")
    case .failure:
      (text, style) = (
        canvas.symbol("✕", ascii: "X"), canvas.styled { $0.foreground = .theme(.error) }
      )
    }
    style.write(text, at: Point(x: column, y: 0), maxWidth: limit - column)
  }
}

extension EnvironmentValues {
  /// The ticks that move marble diagrams by a column; `nil` for no diagrams.
  var marbleTicks: AnyPublisher<Void, Never>? {
    get { self[MarbleTicksKey.self] }
    set { self[MarbleTicksKey.self] = newValue }
  }
}

private struct MarbleTicksKey: EnvironmentKey {
  static let defaultValue: AnyPublisher<Void, Never>? = nil
}
