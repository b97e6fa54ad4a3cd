import Components

/// How many lines were written at what time, by their levels, and where the cursor is.
///
///                 ▂      ▁
///     ▃▂▁▂▄▂▂▁▁▂▃▄█▂▃▁▂▂▂█▃▂▂▁▃
///     2026-11-22 09:01:03     ▲          09:02:11
///
/// Errors are at the bottom, and warnings above them. A click moves to the first line of its time.
struct LogHistogram: Control {
  /// The number of rows.
  static let height = 4

  let model: LogModel

  var canBecomeFocused: Bool { false }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: proposal.width ?? 1, height: LogHistogram.height)
  }

  func looksLike(_ other: LogHistogram) -> Bool { model === other.model }

  var accessibilityElement: AccessibilityElement? {
    let histogram = model.summary.histogram
    let errors = histogram.bars.reduce(0) { $0 + $1.errors }
    let times = [histogram.start.label, histogram.end.label].joined(separator: " to ")
    return AccessibilityElement(.text, label: times, value: "\(errors) errors")
  }

  mutating func handlePointer(_ event: PointerEvent, from start: LogHistogram) {
    guard event.phase == .pressed || event.phase == .dragged else { return }
    let line = model.summary.histogram.firstLine(
      ofColumn: event.location.x, of: event.size.width)
    if let line { model.move(toLine: line) }
  }

  func draw(on canvas: DrawingCanvas) {
    let histogram = model.summary.histogram
    let bars = histogram.columns(canvas.size.width)
    let height = canvas.size.height - 1
    let highest = bars.map(\.count).max() ?? 0
    for (x, bar) in bars.enumerated() where bar.count > 0 {
      let column = BarColumn(bar, highest: highest, eighths: height * 8)
      for row in 0..<height {
        column.draw(row: row, at: Point(x: x, y: height - 1 - row), on: canvas)
      }
    }
    drawTimes(of: histogram, on: canvas)
  }

  /// Draws the first and the last time, and a mark at that of the line at the cursor.
  private func drawTimes(of histogram: LevelHistogram, on canvas: DrawingCanvas) {
    let (width, y) = (canvas.size.width, canvas.size.height - 1)
    let (start, end) = (histogram.start, histogram.end)
    let last = start.date == end.date ? end.seconds : end.label
    let space = width - start.label.count - last.count
    let times =
      space > 1 ? start.label + String(repeating: " ", count: space) + last : start.label
    canvas.styled { $0.foreground = .theme(.secondaryText) }.write(times, at: Point(x: 0, y: y))
    guard let line = model.line(ofRow: model.cursor), let time = LogTime.first(in: line.text)?.time,
      let x = histogram.column(of: time, of: width)
    else { return }
    let covered = times.dropFirst(x).first ?? " "
    let isFree = covered == " "
    canvas.styled {
      $0.foreground = .accentColor
      $0.isReversed = !isFree
    }.write(isFree ? canvas.symbol("▲", ascii: "^") : String(covered), at: Point(x: x, y: y))
  }
}

extension LogTime {
  /// The time to the second.
  fileprivate var seconds: String { LogTime(milliseconds: milliseconds).clock }
  /// The date and the time to the second.
  fileprivate var label: String { date.map { "\($0) \(seconds)" } ?? seconds }
}

/// A column of the histogram: its lines, in eighths of a row from the bottom.
private struct BarColumn {
  /// The parts of a bar, from the bottom to the top.
  private enum Part {
    case errors, warnings, others

    var color: Color {
      switch self {
      case .errors: .red
      case .warnings: .theme(.warning)
      case .others: .theme(.border)
      }
    }

    /// What tells the part apart without colors.
    var shade: String {
      switch self {
      case .errors: "█"
      case .warnings: "▓"
      case .others: "░"
      }
    }

    var ascii: String {
      switch self {
      case .errors: "#"
      case .warnings: "+"
      case .others: ":"
      }
    }
  }

  private let errors, warnings, top: Int

  /// - Parameters:
  ///   - bar: The lines, of which there is at least one.
  ///   - highest: The number of lines that takes the whole height.
  ///   - eighths: The whole height.
  init(_ bar: LevelHistogram.Column, highest: Double, eighths: Int) {
    func height(_ count: Double) -> Int { Int((count * Double(eighths) / highest).rounded(.up)) }
    // What there is can be seen.
    errors = min(eighths, height(bar.errors))
    warnings = min(eighths, errors + height(bar.warnings))
    top = max(warnings, min(eighths, height(bar.count)))
  }

  private func part(at eighth: Int) -> Part {
    eighth < errors ? .errors : eighth < warnings ? .warnings : .others
  }

  /// Draws the part of the column in a row, counted from the bottom.
  @MainActor
  func draw(row: Int, at point: Point, on canvas: DrawingCanvas) {
    let bottom = row * 8
    guard top > bottom else { return }
    let part = part(at: bottom)
    let environment = canvas.environment
    if environment.usesASCII || !environment.usesColor {
      let text = environment.usesASCII ? part.ascii : part.shade
      return canvas.styled { $0.foreground = part.color }.write(text, at: point)
    }
    let upper = self.part(at: bottom + 7)
    if top >= bottom + 8, upper != part {
      let boundary = part == .errors ? errors : warnings
      return write(boundary - bottom, part.color, on: canvas, at: point, above: upper.color)
    }
    write(min(8, top - bottom), part.color, on: canvas, at: point)
  }

  /// Writes a block of some eighths in one color, over another one.
  @MainActor
  private func write(
    _ eighths: Int, _ color: Color, on canvas: DrawingCanvas, at point: Point,
    above background: Color? = nil
  ) {
    let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
    canvas.styled {
      $0.foreground = color
      if let background { $0.background = background }
    }.write(blocks[eighths - 1], at: point)
  }
}
