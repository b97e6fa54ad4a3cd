import SwiftUIPort
import TestSupport
import Testing
import TextBackend

private struct Board: View {
  @State private var moves: [MoveCommandDirection] = []
  @State private var color = Color.red
  @State private var clicks: [CGPoint] = []

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(moves.count) \(moves.last.map { "\($0)" } ?? "")")
        .focusable()
        .onMoveCommand { moves.append($0) }
        .onDeleteCommand { moves = [] }
      ColorPicker("Color", selection: $color)
      Text("\(clicks.count) at \(Int(clicks.last?.x ?? 0))")
        .gesture(SpatialTapGesture().onEnded { clicks.append($0.location) })
      ShareLink("Copy", item: "shared text")
    }
  }
}

@MainActor @Suite(.watchdog) struct CommandTests {
  private let screen = Screen(columns: 30, rows: 20, alignment: .topLeading) { Board() }

  @Test func arrowsMoveAndDeleteDeletes() {
    screen.press(.tab)
    screen.press(.left)
    screen.press(.up)
    #expect(screen.text.hasPrefix("2 up"))
    screen.press(.backspace)
    #expect(screen.text.hasPrefix("0"))
  }

  @Test func colorsAreChosenFromAMenu() throws {
    #expect(screen.text.contains("■ Red"))
    try screen.click("■ Red")
    #expect(screen.text.contains("■ Indigo"))
    try screen.click("■ Blue")
    #expect(screen.text.contains("■ Blue") && !screen.text.contains("■ Red"))
  }

  @Test func clicksHaveTheirPlace() throws {
    try screen.click("at 0")
    #expect(screen.text.contains("1 at "))
  }

  @Test func sharingCopies() throws {
    try screen.click("Copy")
    #expect(screen.clipboard == "shared text")
  }
}
