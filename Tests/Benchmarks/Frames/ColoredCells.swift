import Components
import TextBackend

extension Workload {
  /// The workloads of the longest frames: those in which each cell has a color of its own.
  static let coloredCells = [
    coloredCells("24-bit", .trueColor), coloredCells("256", .ansi256), coloredCells("16", .ansi16),
  ]

  /// Repaints a screen of 200 by 60 cells: compares and encodes them all.
  private static func coloredCells(_ name: String, _ depth: ColorDepth) -> Workload {
    Workload(
      "12,000 cells, each in a color of \(name)", per: "frame", count: 100,
      preparing: {
        let screen = coloredScreen(depth)
        return { count in
          for _ in 0..<count {
            screen.invalidate()
            _ = screen.bytes()
          }
        }
      },
      handWritten: { count in
        var buffer = [UInt8](repeating: 0, count: 20 * 12_000)
        for step in 0..<count { writeCells(step, to: &buffer) }
      })
  }

  @MainActor
  private static func coloredScreen(_ depth: ColorDepth) -> Screen {
    let screen = Screen(columns: 200, rows: 60, colorDepth: depth) {
      VStack(spacing: 0) {
        ForEach(0..<60) { y in
          HStack(spacing: 0) {
            ForEach(0..<200) { x in
              Text("x").background(
                Color(red: Double(x) / 255, green: Double(y * 4) / 255, blue: 0.5))
            }
          }
        }
      }
    }
    _ = screen.bytes()
    return screen
  }

  /// Writes the sequence and the character of each cell into a buffer that is large enough.
  @inline(never)
  private static func writeCells(_ step: Int, to buffer: inout [UInt8]) {
    buffer.withUnsafeMutableBufferPointer { buffer in
      var end = 0
      func append(_ byte: Int) {
        buffer[end] = UInt8(truncatingIfNeeded: byte)
        end += 1
      }
      func appendDecimal(_ number: Int) {
        if number >= 100 { append(48 + number / 100) }
        if number >= 10 { append(48 + number / 10 % 10) }
        append(48 + number % 10)
      }
      for y in 0..<60 {
        for x in 0..<200 {
          // CSI 48;2;
          var beginning = 0x3B_323B_3834_5B1B
          for _ in 0..<7 {
            append(beginning & 0xFF)
            beginning >>= 8
          }
          appendDecimal((x + step) & 255)
          append(0x3B)
          appendDecimal(y * 4)
          append(0x3B)
          appendDecimal(128)
          append(0x6D)
          append(0x78)
        }
      }
    }
  }
}
