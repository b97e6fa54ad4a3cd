import Components

/// A row of a log: the number of the line, the letter of its level and its text.
///
///     ▌1,204 W queue is 17 entries long
///
/// It is one drawing, because a page of a log replaces all rows of the screen.
struct LogRow: Control {
  let model: LogModel
  let row: LogRows.Element
  /// Whether the text stands beside the row.
  var isTextBeside = false

  var canBecomeFocused: Bool { false }

  /// The number of columns before the text.
  private var textStart: Int { model.numberWidth + 4 }

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: isTextBeside ? textStart : proposal.width ?? 1, height: 1)
  }

  func looksLike(_ other: LogRow) -> Bool {
    model === other.model && row == other.row && isTextBeside == other.isTextBeside
  }

  var accessibilityElement: AccessibilityElement? {
    let line = model.line(ofRow: row.id) ?? LogLine()
    let text = (line.level.level.map { [$0.name] } ?? []) + [line.text]
    return AccessibilityElement(.text, label: text.joined(separator: " "))
  }

  mutating func handlePointer(_ event: PointerEvent, from start: LogRow) {
    if event.phase == .released, event.isInside { model.select(row.id) }
  }

  func draw(on canvas: DrawingCanvas) {
    let line = model.line(ofRow: row.id) ?? LogLine()
    let isCurrent = model.cursor == row.id
    if isCurrent, canvas.environment.usesFullColor {
      canvas.fill(Rect(size: canvas.size), with: .theme(.overlay))
    }
    drawNumber(line.number, isCurrent: isCurrent, on: canvas)
    drawLevel(line.level, at: Point(x: textStart - 2, y: 0), on: canvas)
    let width = canvas.size.width - textStart
    if !isTextBeside, width > 0 {
      // One more, so that it is truncated where it does not fit.
      let text = model.text(of: line).characters(from: model.column, length: width + 1)
      let area = Rect(x: textStart, y: 0, width: width, height: 1)
      canvas.draw { $0.draw(model.styled(text, of: line), in: area) }
    }
  }

  /// Draws the number. That of the current row is bold, with a mark before it.
  private func drawNumber(_ number: Int, isCurrent: Bool, on canvas: DrawingCanvas) {
    let digits = (number + 1).grouped
    let place = Point(x: 1 + model.numberWidth - digits.count, y: 0)
    if isCurrent {
      canvas.styled { $0.foreground = .accentColor }.write(canvas.symbol("▌", ascii: ">"))
      canvas.styled {
        $0.isBold = true
        if !canvas.environment.usesFullColor { $0.isReversed = true }
      }.write(digits, at: place)
    } else {
      canvas.styled { $0.isDim = true }.write(digits, at: place)
    }
  }

  /// Draws the letter of a level, in its color. Lines that continue another one have a dot.
  private func drawLevel(_ level: LineLevel, at place: Point, on canvas: DrawingCanvas) {
    guard let known = level.level else { return }
    let area = Rect(origin: place, size: Size(width: 1, height: 1))
    let mark = level.isInherited ? Text("·").dim() : known.text(known.letter)
    canvas.draw { $0.draw(mark, in: area) }
  }
}

/// A row of a log whose text is shown in several rows of the screen.
struct WrappedLogRow: View {
  let model: LogModel
  let row: LogRows.Element

  var body: some View {
    let line = model.line(ofRow: row.id) ?? LogLine()
    HStack(alignment: .top, spacing: 0) {
      LogRow(model: model, row: row, isTextBeside: true)
      model.styled(model.text(of: line), of: line)
        .lineLimit(nil)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background { CurrentRowBackground(model: model, row: row.id) }
        .onTapGesture { model.select(row.id) }
        .focusable(false)
    }
  }
}

/// The background of the text of the current row, where colors can be faint enough.
private struct CurrentRowBackground: View {
  let model: LogModel
  let row: Int
  @Environment(\.usesFullColor) private var usesFullColor

  var body: some View {
    if usesFullColor, model.cursor == row { Color.theme(.overlay) }
  }
}

extension LogModel {
  /// Returns a text with the colors of its parts, in which occurrences of the searched text are
  /// reversed.
  fileprivate func styled(_ text: LogText, of line: LogLine) -> Text {
    let marked = query.pattern.map { text.marking($0) } ?? text
    let text = marked.parts.reduce(Text("")) { $0 + styled($1, line.level.level) }
    return line.level.level.map { $0 < .info } ?? false ? text.dim() : text
  }

  private func styled(_ part: LogText.Part, _ level: LogLevel?) -> Text {
    let text = Text(verbatim: part.text)
    if part.isOccurrence { return text.foregroundStyle(.theme(.warning)).bold().reversed() }
    switch part.kind {
    case .time, .key: return text.foregroundStyle(.theme(.secondaryText))
    case .message where level.map { $0 >= .error } ?? false: return text.foregroundStyle(Color.red)
    case .message: return text
    }
  }
}

extension LogLevel {
  /// Returns a text in the color of the level.
  func text(_ string: String) -> Text {
    switch self {
    case .trace, .debug: Text(string).dim()
    case .info: Text(string)
    case .notice: Text(string).foregroundStyle(.theme(.accent))
    case .warning: Text(string).foregroundStyle(.theme(.warning)).bold()
    case .error: Text(string).foregroundStyle(Color.red).bold()
    case .fatal: Text(string).foregroundStyle(Color.red).bold().reversed()
    }
  }
}
