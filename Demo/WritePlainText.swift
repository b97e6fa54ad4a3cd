import Components
import Signals
import Terminal
import TextBackend

/// Writes a block of plain text for each title as it arrives, skipping a block equal to the last.
///
/// A session shows only the newest title of each frame, so this function renders every title on a
/// screen instead.
@MainActor
func writePlainText(_ titles: some Sequence<String>, _ options: Options) {
  let subject = PassthroughSubject<String?, Never>()
  let screen = Screen(columns: options.session.columns ?? 80, rows: options.session.rows ?? 24) {
    PageView(page: options.page, input: DemoInput(titles: subject.eraseToAnyPublisher()))
      .environment(\.usesASCII, true)
  }
  var writer = PlainTextWriter(limit: options.session.changes)
  writer.write(screen.text)
  for title in titles where !writer.isFinished {
    subject.send(title)
    writer.write(screen.text)
  }
}

/// Writes each line of a log as plain text, as it arrives.
func writePlainLog(_ lines: some Sequence<String>, _ options: Options) {
  for line in lines.prefix(options.session.changes ?? .max) { print(line.printable) }
}

extension String {
  /// The string with a picture or a replacement for each character that controls a terminal.
  fileprivate var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in (last == "\r" ? dropLast() : self[...]).unicodeScalars {
      switch scalar.value {
      case 0x09: text.append(scalar)
      case 0..<0x20: text.append(Unicode.Scalar(0x2400 + UInt32(scalar.value)) ?? "?")
      case 0x7F: text.append("\u{2421}")
      case 0x80..<0xA0, 0x202A...0x202E, 0x2066...0x2069: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
