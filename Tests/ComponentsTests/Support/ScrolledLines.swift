import Components
import Signals
import TextBackend

/// A scroll view of numbered lines.
struct ScrolledLines {
  let numbers = CurrentValueSubject<[Int], Never>(Array(1...9))

  @MainActor
  func screen(_ columns: Int = 8, _ rows: Int = 3) -> Screen {
    Screen(columns: columns, rows: rows) {
      ScrollView { ForEach(numbers, id: \.self) { Text("line \($0)") } }
    }
  }
}

extension Screen {
  /// Turns the wheel over the top left cell, and returns whether a view scrolled.
  func turnWheel(x: Int = 0, y: Int = 0) -> Bool {
    send(.mouse(MouseEvent(.scroll(x: x, y: y), at: .zero)))
  }
}
