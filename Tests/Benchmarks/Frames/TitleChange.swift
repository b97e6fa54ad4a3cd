import Components
import Signals
import TextBackend

extension Workload {
  /// The workloads of frames.
  static let frames = [
    titleAlone, titleAmong4, titleAmong1000, titleAmong10000, widthAmong4, widthAmong1000,
    widthAmong10000, unchangedFrame, firstFrameOf1000, firstFrameOf10000, releaseOf1000,
    nestedScopes, nestedStacks, keyInField, keyInEditor, pasteIntoEditor,
  ]

  static let titleAlone = titleChange(among: 1)
  static let titleAmong4 = titleChange(among: 4)
  static let titleAmong1000 = titleChange(among: 1_000)
  static let titleAmong10000 = titleChange(among: 10_000)

  /// Changes one title among many and renders the frame: from `send` to bytes.
  private static func titleChange(among buttons: Int) -> Workload {
    Workload(
      "a title among \(buttons) buttons", per: "frame", count: 10_000, limit: 10_000,
      preparing: {
        let panel = ButtonPanel(buttons: buttons)
        return { count in
          for step in 0..<count { panel.changeTitle(step) }
        }
      },
      handWritten: { count in
        // Compares a whole screen of 200 by 60 cells of 16 bytes, as simple frameworks do.
        var (old, new) = (SIMDGrid(), SIMDGrid())
        for step in 0..<count {
          new.cells[300] = SIMD2(UInt64(step), 0)
          old.copyChanges(new)
        }
      })
  }

  static let unchangedFrame = Workload(
    "an unchanged frame", per: "frame", count: 100_000, limit: 400,
    preparing: {
      let panel = ButtonPanel(buttons: 4)
      return { count in
        for _ in 0..<count { panel.render() }
      }
    })
}

/// Buttons in rows of eight, each with its own publisher.
@MainActor
struct ButtonPanel {
  private let titles: [CurrentValueSubject<String?, Never>]
  private let screen: Screen

  init(buttons: Int) {
    var titles: [CurrentValueSubject<String?, Never>] = []
    for _ in 0..<buttons { titles.append(CurrentValueSubject("Select All")) }
    self.titles = titles
    screen = Screen(columns: 200, rows: 60) { [titles] in
      VStack {
        ForEach(0..<(buttons + 7) / 8) { row in
          HStack {
            ForEach(row * 8..<min(row * 8 + 8, buttons)) { index in
              CustomButton().titleChangingButton(titles[index].eraseToAnyPublisher())
            }
          }
        }
      }
    }
    _ = screen.bytes()
  }

  @discardableResult
  func changeTitle(_ step: Int) -> Int {
    titles[min(1, titles.count - 1)].send(step.isMultiple(of: 2) ? "Delete All" : "Select All")
    return screen.bytes().count
  }

  func render() {
    _ = screen.bytes()
  }
}

/// Cells that are compared by a plain loop.
private struct SIMDGrid {
  var cells = [SIMD2<UInt64>](repeating: .zero, count: 200 * 60)

  @inline(never)
  mutating func copyChanges(_ other: SIMDGrid) {
    for index in cells.indices where cells[index] != other.cells[index] {
      cells[index] = other.cells[index]
    }
  }
}
