import Components

/// A row of a log: the number of the line, the letter of its level and its text.
///
///     ▌1,204 W queue is 17 entries long
struct LogRowView: View {
  let model: LogModel
  let row: LogRows.Element

  var body: some View {
    let line = model.line(ofRow: row.id) ?? LogLine()
    HStack(alignment: .top, spacing: 1) {
      LogGutter(model: model, row: row.id, number: line.number)
      LevelMark(level: line.level)
      LogLineText(model: model, line: line)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background { CurrentRowBackground(model: model, row: row.id) }
    .onTapGesture { model.select(row.id) }
    .focusable(false)
  }
}

/// The number of a line. That of the current row is bold, with a mark before it.
private struct LogGutter: View {
  let model: LogModel
  let row: Int
  let number: Int
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.usesFullColor) private var usesFullColor

  var body: some View {
    let isCurrent = model.cursor == row
    let digits = (number + 1).grouped
    let blanks = String(repeating: " ", count: max(0, model.numberWidth - digits.count))
    HStack(spacing: 0) {
      Text(isCurrent ? usesASCII ? ">" : "▌" : " ").foregroundStyle(Color.accentColor)
      if isCurrent {
        Text(blanks + digits).bold().reversed(!usesFullColor)
      } else {
        Text(blanks + digits).dim()
      }
    }
    .fixedSize()
  }
}

/// The letter of a level, in its color. Lines that continue another one have a dot.
struct LevelMark: View {
  let level: LineLevel

  var body: some View {
    if let known = level.level, !level.isInherited {
      known.text(known.letter)
    } else {
      Text(level.level == nil ? " " : "·").dim()
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

/// The text of a line, in which occurrences of the searched text are marked.
private struct LogLineText: View {
  let model: LogModel
  let line: LogLine
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    let text = String(line.text.dropFirst(model.column))
    let shown = line.isCut ? text + (usesASCII ? "..." : "…") : text
    marked(shown)
      .dim(line.level.level.map { $0 < .info } ?? false)
      .lineLimit(model.wraps ? nil : 1)
      .truncationMode(.tail)
  }

  /// Returns the text with its occurrences in swapped colors.
  private func marked(_ text: String) -> Text {
    var parts = Text("")
    var start = text.startIndex
    for range in model.query.pattern?.ranges(in: text) ?? [] {
      let before = Text(String(text[start..<range.lowerBound]))
      parts = parts + colored(before) + occurrence(String(text[range]))
      start = range.upperBound
    }
    let rest = colored(Text(String(text[start...])))
    return start == text.startIndex ? rest : parts + rest
  }

  private func occurrence(_ text: String) -> Text {
    Text(text).foregroundStyle(.theme(.warning)).bold().reversed()
  }

  private func colored(_ text: Text) -> Text {
    guard let level = line.level.level, level >= .error else { return text }
    return text.foregroundStyle(Color.red)
  }
}

/// The background of the current row, where colors can be faint enough.
private struct CurrentRowBackground: View {
  let model: LogModel
  let row: Int
  @Environment(\.usesFullColor) private var usesFullColor

  var body: some View {
    if usesFullColor, model.cursor == row { Color.theme(.overlay) }
  }
}
