#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Components
import ObservableCollections
import Signals
import TextBackend

extension Workload {
  /// The updates of the screens.
  static let peerScreens = [
    peerScreen("label", limit: 21_500), peerScreen("typing", limit: 41_500),
    peerScreen("table", limit: 1_400_000), peerScreen("log", limit: 3_000_000),
    peerScreen("color", limit: 11_500_000),
  ]

  private static func peerScreen(_ name: String, limit: Int) -> Workload {
    Workload(
      "the \(name) screen of the peers", per: "update", count: 1_000, limit: limit,
      preparing: {
        guard let screen = PeerScreen(named: name) else { return { _ in } }
        _ = screen.frame(ofUpdate: 0)
        return { count in
          for step in 1...count { _ = screen.frame(ofUpdate: step) }
        }
      })
  }
}

/// A screen of 200 by 60 cells for an xterm, as the programs in `Peers` draw it with other
/// libraries.
@MainActor
struct PeerScreen {
  private let screen: Screen
  private let update: @MainActor (_ step: Int, Screen) -> Void

  private init(
    _ update: @escaping @MainActor (_ step: Int, Screen) -> Void,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    screen = Screen(columns: 200, rows: 60, content: content)
    // What a session learns from the name that the terminal reports.
    screen.capabilities.repetition = .all
    self.update = update
  }

  init?(named name: String) {
    switch name {
    case "label": self = .label
    case "typing": self = .typing
    case "table": self = .table
    case "log": self = .log
    case "color": self = .color
    default: return nil
    }
  }

  /// Writes the first frame and `count` updates to standard output.
  func show(updates count: Int) {
    writeFrame()
    for step in 0..<count {
      update(step + 1, screen)
      writeFrame()
    }
  }

  /// Draws an update, and returns its bytes.
  func frame(ofUpdate step: Int) -> [UInt8] {
    update(step, screen)
    return screen.bytes()
  }

  private func writeFrame() {
    let bytes = screen.bytes()
    bytes.withUnsafeBytes { bytes in
      var end = 0
      while end < bytes.count {
        let count = write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: end), bytes.count - end)
        if count <= 0 { return }
        end += count
      }
    }
  }

  /// A thousand titles, of which one changes.
  private static var label: PeerScreen {
    let titles = (0..<1_000).map {
      CurrentValueSubject<String, Never>("Btn " + padded($0, to: 4))
    }
    return PeerScreen { step, _ in
      titles[step * 7_919 % 1_000].send("T" + padded(step, to: 7))
    } content: {
      VStack(spacing: 0) {
        ForEach(0..<50) { y in
          HStack(spacing: 0) {
            ForEach(0..<20) { x in
              Text(titles[y * 20 + x]).frame(width: 10, alignment: .leading)
            }
          }
        }
      }
    }
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// A field above lines of text, into which letters are typed.
  private static var typing: PeerScreen {
    let text = CurrentValueSubject<String, Never>("")
    let page = PeerScreen { step, screen in
      if text.value.utf8.count < 30 {
        screen.type(String(Character(Unicode.Scalar(UInt8(97 + step % 26)))))
      } else {
        text.send("")
      }
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        Text("Name")
        TextField("", text: text).frame(width: 42)
        ForEach(3..<40) { Text("Line \($0) of the text in this window") }
      }
    }
    page.screen.press(.tab)
    return page
  }

  private struct Row: Identifiable, Equatable, Sendable {
    let id: Int
  }

  /// A table in which the selection moves down, so that it scrolls by a row.
  private static var table: PeerScreen {
    let rows = (0..<10_000).map(Row.init)
    let page = PeerScreen { _, screen in
      screen.press(.down)
    } content: {
      Table(rows) {
        TableColumn("Number") { (row: Row) in Text("\(row.id)") }.width(20)
        TableColumn("Value") { (row: Row) in Text("\(row.id * 7 % 1_000)") }.width(20)
        TableColumn("Name") { (row: Row) in Text("name \(row.id)") }
      }
    }
    _ = page.screen.bytes()
    page.screen.press(.tab, times: 2)
    page.screen.press(.down, times: 58)
    return page
  }

  private struct Line: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String { "12:00:00 INFO message number \(id) of the log" }
  }

  /// The end of a log to which 167 lines are added.
  private static var log: PeerScreen {
    let lines = ObservableArray<Line>((0..<1_000).map(Line.init))
    return PeerScreen { _, _ in
      lines.append(contentsOf: (lines.count..<lines.count + 167).map(Line.init))
    } content: {
      List(lines) { Text($0.text) }.defaultScrollAnchor(.bottom)
    }
  }

  /// 12,000 cells, each of which changes its color.
  private static var color: PeerScreen {
    let steps = CurrentValueSubject<Int, Never>(0)
    return PeerScreen { step, _ in
      steps.send(step)
    } content: {
      Latest(of: steps) { step in
        Canvas { context, size in
          for y in 0..<size.height {
            for x in 0..<size.width {
              let color = Color(
                red: Double((x ^ step) & 255) / 255, green: Double(y * 4) / 255, blue: 0.5)
              let cell = Rect(x: x, y: y, width: 1, height: 1)
              context.fill(Path(cell), with: .color(color))
            }
          }
        }
      }
    }
  }
}
