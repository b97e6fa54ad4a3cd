import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LengthsTests {
  @Test func linesAreApartByPoints() {
    #expect(picture(4, 4) { Text("a\nb").lineSpacing(16) } == "a\n\nb")
    #expect(picture(4, 4) { Text("a\nb").lineSpacing(4) } == "a\nb")
  }

  @Test func pathsTellPoints() {
    var path = Path()
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect == .zero)
    path.move(to: CGPoint(x: 4, y: 4))
    path.addLine(to: CGPoint(x: 12, y: 20))
    #expect(path.currentPoint == CGPoint(x: 12, y: 20))
    #expect(path.boundingRect == CGRect(x: 4, y: 4, width: 8, height: 16))
    let rect = CGRect(x: 8, y: 16, width: 16, height: 32)
    #expect(Path(rect).boundingRect == rect)
  }

  @Test func linesOfFilledShapesHaveAWidthInPoints() {
    let light = picture(4, 2) { Rectangle().fill(.clear).stroke(.red, lineWidth: 2) }
    #expect(light == "┌──┐\n└──┘")
    #expect(picture(4, 2) { Rectangle().fill(.clear).stroke(.red, lineWidth: 16) } != light)
  }

  @Test func theLabelOfAStepperMayBeLast() {
    var log: [Bool] = []
    let screen = Screen(columns: 20, rows: 1) {
      Stepper(value: .constant(1), step: 2, onEditingChanged: { log.append($0) }) { Text("n") }
    }
    screen.press(.tab)
    screen.press("+")
    #expect(screen.text.contains("n"))
    #expect(log == [true, false])
  }
}
