import ComponentCharts
import Components
import Signals
import SystemStreams
import Terminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Shows the newest values in lines of JSON like `{"load": 0.4, "state": "busy"}`, with charts:
///
///     tail -f metrics.json | swift run Dashboard -
@main
struct Dashboard {
  static func main() async {
    let input = InputFile(CommandLine.arguments.dropFirst().first ?? "-")
    do {
      try input.check()
    } catch {
      _ = "Dashboard: \(error)\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(66)
    }
    let board = CurrentValueSubject<Board, Never>(Board())
    let reading = input.lines(on: .system).catch { _ in Empty<String, Never>() }
      .sink { board.value.add($0) }
    let status = await Session.run { BoardView(board: board) }
    reading.cancel()
    exit(status)
  }
}

/// What the lines have told so far, of at most 100 names.
struct Board: Sendable {
  var fields: [Field] = []
  var (lineCount, malformedCount) = (0, 0)

  mutating func add(_ line: String) {
    lineCount += 1
    guard let values = JSONLine.values(of: line) else { return malformedCount += 1 }
    for (name, text, number) in values {
      let index = fields.firstIndex { $0.id == name } ?? fields.count
      if index == 100 { continue }
      if index == fields.count { fields.append(Field(id: name)) }
      fields[index].text = number.map(Field.text) ?? text
      fields[index].values = fields[index].values.suffix(299) + [number].compactMap(\.self)
    }
  }
}

/// The newest value with a name, and the last numbers with it.
struct Field: Identifiable, Equatable, Sendable {
  let id: String
  var text = ""
  var values: [Double] = []

  static func text(of number: Double) -> String {
    NumberFormat<Double>.number.format((number * 1000).rounded() / 1000)
  }
}

struct BoardView: View {
  let board: CurrentValueSubject<Board, Never>
  @Environment(\.quit) private var quit

  var body: some View {
    Latest(of: board) { board in
      VStack(alignment: .leading, spacing: 0) {
        ScrollView {
          grid(of: board.fields.filter { !$0.values.isEmpty })
          grid(of: board.fields.filter(\.values.isEmpty))
        }
        Text(" \(board.lineCount) lines, \(board.malformedCount) malformed").dim()
      }
    }
    .onKeyboardShortcut("q", modifiers: [], title: "Quit") { quit() }
    .keyHelp()
  }

  private func grid(of fields: [Field]) -> some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 36), spacing: 0)], spacing: 0) {
      ForEach(fields) { field in
        GroupBox(field.id) {
          let low = field.values.min() ?? 0, high = field.values.max() ?? 0
          HStack {
            Text(field.text).bold()
            Spacer()
            if !field.values.isEmpty {
              Text("\(Field.text(of: low)) … \(Field.text(of: high))").dim()
            }
          }
          if !field.values.isEmpty { Sparkline(field.values, in: low...high, rows: 2) }
        }
        .lineLimit(1)
      }
    }
  }
}
