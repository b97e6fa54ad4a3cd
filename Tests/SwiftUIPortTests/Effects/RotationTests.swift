import SignalsTesting
import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct RotationTests {
  @Test func shapesTurnAroundTheirCenters() {
    let arc = Circle().trim(from: 0, to: 0.25)
    let turned = picture(8, 4) { arc.stroke(lineWidth: 16).rotationEffect(.degrees(-90)) }
    #expect(turned != picture(8, 4) { arc.stroke(lineWidth: 16) })
    #expect(turned == "   ▐██▄\n     ▝█▙\n      ▝▘")
  }

  @Test func enclosedEffectsAddUp() {
    let bar = Rectangle().frame(width: 32, height: 16)
    #expect(
      picture(8, 4) { bar.rotationEffect(.degrees(30)).rotationEffect(.degrees(60)).padding(16) }
        == picture(8, 4) { bar.rotationEffect(.degrees(90)).padding(16) })
  }

  @Test func offsetsTurnWithTheView() {
    let clock = picture(11, 5) {
      ZStack {
        ForEach(0..<4) { quarter in
          Text("\(quarter)").offset(y: -32).rotationEffect(.degrees(Double(quarter) * 90))
        }
      }
      .frame(width: 88, height: 80)
    }
    #expect(clock == "     0\n\n 3       1\n\n     2")
  }

  @Test func aViewTurnsAroundItsAnchor() {
    func hand(_ degrees: Double) -> String {
      redCells(12, 5) {
        Rectangle().fill(.red).frame(width: 16, height: 48)
          .rotationEffect(.degrees(degrees), anchor: .bottom)
          .padding(.leading, 40)
      }
    }
    #expect(
      hand(0) == """
        .....##.....
        .....##.....
        .....##.....
        ............
        ............
        """)
    #expect(
      hand(90) == """
        ............
        ............
        ............
        ......######
        ............
        """)
  }

  @Test func turnedArrowsPointElsewhere() {
    func symbol(_ name: String, _ degrees: Double) -> String {
      picture(3, 1) { Image(systemName: name).rotationEffect(.degrees(degrees)) }
    }
    func symbol(_ name: String) -> String { picture(3, 1) { Image(systemName: name) } }
    #expect(symbol("chevron.right", 90) == symbol("chevron.down"))
    #expect(symbol("chevron.right.circle", -90) == symbol("chevron.up.circle"))
    #expect(symbol("arrow.up", 45) == symbol("arrow.up.right"))
    #expect(symbol("arrow.up.forward", 180) == symbol("arrow.down.left"))
    #expect(symbol("plus", 45) == symbol("xmark"))
    #expect(symbol("plus", 90) == symbol("plus"))
    #expect(symbol("arrow.left.and.right", 90) == symbol("arrow.left.and.right"))
    #expect(symbol("heart", 90) == symbol("heart"))
  }

  @Test func turnedInSpaceAViewIsNarrower() {
    func card(_ degrees: Double) -> String {
      redCells(8, 2) {
        Rectangle().fill(.red).frame(width: 64, height: 32)
          .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
      }
    }
    #expect(card(0) == "########\n########")
    #expect(card(60) == "..####..\n..####..")
    #expect(card(180) == card(0))
  }

  @Test func anAngleIsAnimated() {
    struct Spinner: View {
      @State private var angle = 0.0

      var body: some View {
        Text("a").offset(x: 32).rotationEffect(.degrees(angle)).frame(width: 88, height: 80)
          .onAppear { withAnimation(.linear(duration: 1)) { angle = 180 } }
      }
    }
    let screen = Screen(
      columns: 11, rows: 5, alignment: .topLeading, scheduler: TestScheduler()
    ) { Spinner() }
    screen.advance(by: .milliseconds(500))
    #expect(screen.text.split(separator: "\n", omittingEmptySubsequences: false)[4] == "     a")
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("\n a"))
  }
}
