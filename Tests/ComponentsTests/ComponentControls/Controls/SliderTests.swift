import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct SliderTests {
  private let volume = CurrentValueSubject<Double, Never>(5)

  private struct Volume: View {
    @State private var volume: Float = 4
    var body: some View {
      Slider(value: $volume, in: 0...10, step: 2) {
        Text("Vol")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("10")
      }
    }
  }

  @Test func changesABindingByTheArrowKeys() {
    let screen = Screen(columns: 20, rows: 1) { Volume() }
    #expect(screen.picture == "Vol 0 ━━━━●────── 10")
    screen.press(.tab)
    screen.press(.right)
    #expect(screen.picture == "Vol 0 ━━━━━◂●▸─── 10")
    screen.press(.left)
    screen.press(.left)
    #expect(screen.picture == "Vol 0 ━◂●▸─────── 10")
    screen.press(.end)
    #expect(screen.picture == "Vol 0 ━━━━━━━━━◂● 10")
    screen.press(.home)
    #expect(screen.picture == "Vol 0 ●▸───────── 10")
    screen.press(.left)
    #expect(screen.picture == "Vol 0 ●▸───────── 10")
  }

  @Test func followsTheTitleOfItsLabelOnce() {
    let count = Lock(0)
    let titles = CurrentValueSubject<String, Never>("Volume")
      .handleEvents(receiveSubscription: { count.withLock { $0 += 1 } })
    let screen = Screen(columns: 20, rows: 1) { Slider(value: volume, in: 0...10) { Text(titles) } }
    #expect(screen.text.hasPrefix("Volume"))
    #expect(count.withLock { $0 } == 1)
  }

  @Test func followsThePointer() {
    var log: [Bool] = []
    let screen = Screen(columns: 11, rows: 2) {
      Slider(value: volume, in: 0...10) {
        EmptyView()
      } onEditingChanged: {
        log.append($0)
      }
    }
    screen.press(column: 2, row: 0)
    #expect(volume.value == 2)
    screen.drag(column: 7, row: 1)
    #expect(volume.value == 7)
    #expect(screen.picture == "━━━━━━◂●▸──")
    screen.drag(column: 40, row: 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 40, y: 0))))
    #expect(volume.value == 10)
    #expect(log == [true, false])
  }

  @Test func followsThePointerWithinCells() {
    let screen = Screen(columns: 11, rows: 1) { Slider(value: volume, in: 0...10) }
    func drag(_ x: Double) {
      screen.send(
        .mouse(
          MouseEvent(
            .drag(.left), at: Point(x: 4, y: 0), positionInCell: UnitPoint(x: x, y: 0.5))))
    }
    screen.press(column: 4, row: 0)
    drag(0.75)
    #expect(volume.value == 4.25)
    drag(0)
    #expect(volume.value == 3.5)
    #expect(screen.picture == "━━━◂●▸─────")
  }

  @Test func reportsTheRequestedValueOfAPublisher() {
    var requests: [Double] = []
    let screen = Screen(columns: 11, rows: 1) {
      Slider(
        value: volume.map { $0 }.controlled { requests.append($0) }, in: 0...10, step: 2.5)
    }
    #expect(screen.picture == "━━━━━●─────")
    screen.press(.tab)
    screen.press(.right)
    screen.press(.right)
    #expect(requests == [7.5, 7.5])
    #expect(screen.picture == "━━━━◂●▸────")
  }

  @Test func movesByATwentiethWithoutAStep() {
    let screen = Screen(columns: 11, rows: 1) { Slider(value: volume, in: 0...10) }
    screen.press(.tab)
    screen.press(.right)
    #expect(volume.value == 5.5)
  }

  @Test func theLastStepMayLieBeforeTheUpperBound() {
    let screen = Screen(columns: 11, rows: 1) { Slider(value: volume, in: 0...10, step: 4) }
    screen.press(.tab)
    screen.press(.end)
    #expect(volume.value == 8)
  }

  @Test(arguments: [(Double.nan, 0), (-.infinity, 0), (.infinity, 10), (-3, 0), (12, 10)])
  func showsOtherNumbersAtABound(value: Double, column: Int) {
    volume.value = value
    let text = picture(11, 1) { Slider(value: volume, in: 0...10) }
    #expect(Array(text)[column] == "●")
    #expect(volume.value == value || value.isNaN)
  }

  @Test func anEmptyRangeHasOneNumber() {
    let screen = Screen(columns: 11, rows: 1) { Slider(value: volume, in: 2...2) }
    #expect(screen.picture == "●──────────")
    screen.press(.tab)
    screen.press(.right)
    #expect(volume.value == 2)
  }

  @Test func leavesOtherKeysToTheFocus() {
    let screen = Screen(columns: 11, rows: 2) {
      Slider(value: volume)
      Slider(value: volume, in: 0...10)
    }
    screen.press(.tab)
    screen.press(.down)
    screen.press(.home)
    #expect(volume.value == 0)
  }

  @Test func hidesItsLabel() {
    let text = picture(11, 1) {
      Slider(value: volume, in: 0...10) { Text("Volume") }.labelsHidden()
    }
    #expect(text == "━━━━━●─────")
  }
}
