import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// What a pointer does, in the spellings of programs.
@MainActor @Suite(.watchdog) struct PointerWordsTests {
  private func click(_ button: MouseEvent.Button, _ screen: Screen) {
    screen.send(.mouse(MouseEvent(.press(button), at: Point(x: 0, y: 0))))
    screen.send(.mouse(MouseEvent(.release(button), at: Point(x: 0, y: 0))))
  }

  @Test(arguments: [(ContentShapeKinds.interaction, 0), (.hoverEffect, 1)])
  func onlyTheShapeOfInteractionsIsFollowed(kinds: ContentShapeKinds, taps: Int) {
    var count = 0
    let screen = Screen(columns: 12, rows: 6) {
      Color.clear.contentShape(kinds, Circle()).onTapGesture { count += 1 }
    }
    click(.left, screen)
    #expect(count == taps)
  }

  @Test func contextMenusHaveAnOlderName() {
    let items = ContextMenu { Button("item") {} }
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      Text("a").contextMenu(items)
    }
    click(.right, screen)
    #expect(screen.text.contains("item"))
    let other = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      Text("a").contextMenu(nil as ContextMenu<Text>?)
    }
    click(.right, other)
    #expect(other.text.split(separator: "\n") == ["a"])
  }

  @Test func shapesAreMovedInPoints() {
    #expect(
      redCells(6, 2) {
        Rectangle().size(width: 16, height: 16).offset(x: 16, y: 16).scale(1).fill(.red)
      } == "......\n..##..")
  }
}
