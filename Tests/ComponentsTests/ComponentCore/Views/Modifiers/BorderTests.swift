import Components
import SignalsTesting
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct BorderTests {
  @Test func drawsALineAroundTheView() {
    #expect(picture { Text("a").border(.red, style: .double) } == "╔═╗\n║a║\n╚═╝")
    #expect(picture { Text("a").border(style: .heavy) } == "┏━┓\n┃a┃\n┗━┛")
  }

  @Test func isHeavyIfItIsWide() {
    #expect(picture { Text("a").border(.red, width: 1) } == "┌─┐\n│a│\n└─┘")
    #expect(picture { Text("a").border(.red, width: 2) } == "┏━┓\n┃a┃\n┗━┛")
    #expect(picture { Text("a").border(.red, width: 0) } == "a")
  }

  @Test func isDrawnWithASCIIWhenRequired() {
    #expect(picture { Text("a").border().environment(\.usesASCII, true) } == "+-+\n|a|\n+-+")
  }

  @Test func needsTwoCellsOnEachAxis() {
    #expect(picture(3, 1) { Text("").frame(width: 0, height: 0).border() } == "╭╮")
    #expect(picture(1, 1) { Text("a").border() } == "╭")
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.red)
    let screen = Screen(columns: 9, rows: 3) { Text("a").border(colors) }
    #expect(screen.frame[0, 0].attributes.foreground == .red)
    colors.send(.green)
    #expect(screen.frame[0, 0].attributes.foreground == .green)
    #expect(screen.frame[1, 1].attributes.foreground == nil)
  }

  @Test func animatesItsColor() {
    let colors = CurrentValueSubject<Color, Never>(Color(white: 0))
    let screen = Screen(columns: 3, rows: 3, scheduler: TestScheduler()) {
      Text("a").border(colors).animation(.linear(duration: 1))
    }
    _ = screen.text
    colors.value = Color(white: 1)
    _ = screen.text
    screen.advance(by: .milliseconds(500))
    let color = screen.frame[0, 0].attributes.foreground
    #expect(color != Color(white: 0))
    #expect(color != Color(white: 1))
  }

  @Test func drawsOnlyTheVisiblePartOfAnEndlessView() {
    #expect(
      picture(4, 3) {
        Text("a").frame(width: .infinity, height: .infinity, alignment: .topLeading).border()
      } == "╭───\n│a\n│")
    let row = picture(4, 3) {
      Text("a").frame(width: 1_000_000, alignment: .trailing).border().offset(x: -999_998)
    }
    #expect(row == "───╮\n  a│\n───╯")
  }
}
