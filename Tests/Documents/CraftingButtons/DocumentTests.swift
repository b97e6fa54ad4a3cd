import Components
import SignalsTesting
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct DocumentTests {
  private let screen = Screen(columns: 11, rows: 3, scheduler: TestScheduler()) {
    Button {
      // Do some actions
    } label: {
      Text("Confirm")
        .foreground(
          normal: .gray,
          hover: .blue,
          onClick: .brown
        )
        .padding()
        .background {
          RoundedRectangle(cornerRadius: 8)
            .foreground(
              normal: .clear,
              hover: .accentColor,
              onClick: .indigo
            )
        }
    }
    .buttonStyle(HeadroomStyledButton())
  }

  private var color: Color? { screen.frame[2, 1].attributes.foreground }

  @Test func labelKnowsWhetherItIsHoveredAndPressed() {
    #expect(screen.text.contains("  Confirm"))
    #expect(color == .gray)
    screen.move(column: 5, row: 1)
    #expect(color == .blue)
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 5, y: 1))))
    #expect(color == .brown)
    #expect(screen.frame[2, 1].attributes.background == .indigo)
  }

  @Test func pressedLabelMovesDown() {
    let screen = Screen(columns: 11, rows: 4, scheduler: TestScheduler()) {
      Button {
        // Do some actions
      } label: {
        Text("Confirm")
          .padding()
      }
      .buttonStyle(HeadroomScaleButton())
    }
    func row() -> Int? {
      screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("Confirm") }
    }
    #expect(row() == 1)
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 5, y: 1))))
    _ = screen.text
    screen.advance(by: .seconds(1))
    #expect(row() == 2)
  }

  @Test func anyViewTakesTaps() {
    var count = 0
    let screen = Screen(columns: 20, rows: 4, alignment: .topLeading) {
      Text("Episode")
        .padding(.top, 1)
        .padding(.horizontal, 2)
        .onTapGesture(count: 1) {
          count += 1
        }
    }
    screen.click(column: 3, row: 1)
    #expect(count == 1)
  }
}
