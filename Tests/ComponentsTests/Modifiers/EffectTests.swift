import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

@MainActor @Suite struct ScaleEffectTests {
  private func confirm(_ scale: Double, anchor: UnitPoint = .center) -> String {
    picture(17, 5) {
      Text("Confirm").padding(.horizontal, 2).border().scaleEffect(scale, anchor: anchor)
        .padding(1)
    }
  }

  @Test func dropsBlankColumnsFirst() {
    #expect(
      confirm(0.98) == """

          ╭─────────╮
          │ Confirm │
          ╰─────────╯
        """)
    #expect(
      confirm(0.8) == """

           ╭───────╮
           │Confirm│
           ╰───────╯
        """)
  }

  @Test func repeatsBlankColumns() {
    #expect(
      confirm(1.1) == """

        ╭─────────────╮
        │   Confirm   │
        ╰─────────────╯
        """)
  }

  @Test func ignoresScalesBelowHalfACell() {
    #expect(confirm(1.003) == confirm(1))
    #expect(confirm(0.997) == confirm(1))
    #expect(confirm(0.99) == confirm(0.98))
  }

  @Test func keepsItsAnchor() {
    #expect(confirm(0.98, anchor: .leading).contains("\n │Confirm  │") == false)
    #expect(confirm(0.98, anchor: .leading).contains("\n │  Confirm│"))
  }

  @Test func clipsTheEdgesBelowHalfSize() {
    #expect(confirm(0.3) == "\n\n      nfi")
    #expect(confirm(0) == "")
  }

  @Test func keepsRoundedCorners() {
    #expect(
      picture(15, 3) {
        Text("Confirm").padding().background(.red).cornerRadius(2).scaleEffect(0.98)
      } == " ▟       ▙\n  Confirm\n ▜       ▛")
  }

  @Test func repaintsChangedContent() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 15, rows: 1) {
      Text(titles).padding(.horizontal, 2).scaleEffect(0.9)
    }
    #expect(screen.text == "  one")
    titles.send("界界")
    #expect(screen.text == "  界界")
  }

  @Test func followsAPublisher() {
    let scales = CurrentValueSubject<Double, Never>(1)
    let screen = Screen(columns: 15, rows: 3) {
      Text("a").padding(.horizontal, 2).border().scaleEffect(scales)
    }
    #expect(screen.text.hasPrefix("╭─────╮\n"))
    scales.send(0.9)
    #expect(screen.text.hasPrefix(" ╭───╮\n"))
    scales.send(1)
    #expect(screen.text.hasPrefix("╭─────╮\n"))
  }
}

/// As a button that is pressed shrinks, on a spring.
private struct Shrinking: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(.horizontal, 2).border()
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.spring(response: 0.2, dampingFraction: 0.5, blendDuration: 0.5))
  }
}

@MainActor @Suite struct ScalingButtonTests {
  @Test func shrinksWhilePressed() {
    let scheduler = TestScheduler()
    let screen = Screen(columns: 16, rows: 3, scheduler: scheduler) {
      Button("Confirm") {}.buttonStyle(Shrinking())
    }
    let released = "╭───────────╮\n│  Confirm  │\n╰───────────╯"
    let pressed = " ╭─────────╮\n │ Confirm │\n ╰─────────╯"
    #expect(screen.text == released)
    screen.send(.mouse(MouseEvent(.press(.left), at: Point(x: 3, y: 1))))
    #expect(screen.text == released)
    for _ in 0..<20 {
      screen.advance(by: .milliseconds(50))
      _ = screen.text
    }
    #expect(screen.text == pressed)
    #expect(scheduler.scheduled == 0)
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 3, y: 1))))
    _ = screen.text
    scheduler.advance(by: .seconds(2))
    #expect(screen.text == released)
    #expect(scheduler.scheduled == 0)
  }
}

@MainActor @Suite struct OffsetTests {
  @Test func drawsOverSurroundingViews() {
    let text = picture {
      VStack {
        Text("ab")
        Text("cd").offset(x: 1, y: -1)
        Text("efgh")
      }
    }
    #expect(text == " acd\n\nefgh")
  }

  @Test func restoresWhatItCovered() {
    let offsets = CurrentValueSubject<Point, Never>(Point(x: 0, y: 0))
    let screen = Screen(columns: 8, rows: 3) {
      Text("ab").offset(offsets)
      Text("cd")
    }
    #expect(screen.text == "ab\ncd\n")
    offsets.send(Point(x: 4, y: 1))
    #expect(screen.text == "\ncd  ab\n")
    offsets.send(Point(x: 4, y: -1))
    #expect(screen.text == "\ncd\n")
    offsets.send(Point(x: 0, y: 0))
    #expect(screen.text == "ab\ncd\n")
  }

  @Test func isClippedOnlyIfRequested() {
    #expect(picture { Text("ab").offset(x: 1).frame(width: 2, height: 1) } == " ab")
    #expect(picture { Text("ab").offset(x: 1).frame(width: 2, height: 1).clipped() } == " a")
  }

  @Test func takesClicksWhereItIsDrawn() {
    let count = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 12, rows: 3) {
      Button("Go") { count.value += 1 }.buttonStyle(.plain).offset(x: 6, y: 1)
    }
    _ = screen.text
    screen.click(column: 8, row: 1)
    #expect(count.value == 1)
    screen.click(column: 1, row: 0)
    #expect(count.value == 1)
  }

  @Test func animatesCellByCell() {
    let scheduler = TestScheduler()
    let offsets = CurrentValueSubject<Point, Never>(Point(x: 0, y: 0))
    let screen = Screen(columns: 12, rows: 1, scheduler: scheduler) {
      Text("a").offset(offsets).animation(.linear(duration: 1))
    }
    _ = screen.text
    offsets.send(Point(x: 4, y: 0))
    var seen = [screen.text]
    for _ in 0..<4 {
      screen.advance(by: .milliseconds(250))
      seen.append(screen.text)
    }
    #expect(seen == ["a", " a", "  a", "   a", "    a"])
  }
}

@MainActor @Suite struct OpacityTests {
  private func frame(_ opacity: Double) -> Frame {
    Screen(columns: 3, rows: 1) {
      Text("a").foregroundStyle(Color(white: 1)).background(Color(white: 0)).opacity(opacity)
        .background(Color(white: 1))
    }.frame
  }

  @Test func blendsWithTheBackground() {
    #expect(frame(1)[0, 0].attributes.background == Color(white: 0))
    #expect(frame(0.5)[0, 0].attributes.background == Color(white: 127 / 255))
    #expect(frame(0.5)[0, 0].attributes.foreground == Color(white: 0.75))
    #expect(frame(0)[0, 0].attributes.background == Color(white: 1))
    #expect(frame(0)[0, 0].text == " ")
  }

  @Test func textShowsThroughTranslucentColors() {
    let screen = Screen(columns: 3, rows: 1) {
      Text("ab").background(Color(white: 1)).overlay(Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    }
    #expect(screen.text == "ab")
    #expect(
      screen.frame[0, 0].attributes.background == Color(red: 1, green: 127 / 255, blue: 127 / 255))
  }

  @Test func translucentColorsAreOmittedWithoutColors() {
    let screen = Screen(columns: 3, rows: 1, colorDepth: .none) {
      Text("ab").background(Color.red.opacity(0.5))
    }
    #expect(!String(decoding: screen.bytes(), as: UTF8.self).contains("7m"))
  }
}

@MainActor @Suite struct OverlayTests {
  @Test func isDrawnInFront() {
    let text = picture { Text("abcde").overlay(alignment: .trailing) { Text("X") } }
    #expect(text == "abcdX")
  }

  @Test func doesNotChangeTheSize() {
    #expect(picture { Text("ab").overlay { Text("long") }.border() } == "╭──╮\n│l…│\n╰──╯")
  }

  @Test func followsAPublisher() {
    let colors = PassthroughSubject<Color, Never>()
    let screen = Screen(columns: 3, rows: 1) {
      Text("").frame(width: 3, height: 1).overlay(colors, in: .rect)
    }
    for color in [Color.red, .blue] {
      colors.send(color)
      #expect(screen.frame[1, 0].attributes.background == color)
    }
  }
}

@MainActor @Suite struct ShadowTests {
  @Test func isDrawnBesideItsView() {
    #expect(
      picture { Button("Go").shadow() } == """
        ╭────╮
        │ Go │▄
        ╰────╯
         ▀▀▀▀▀▀
        """)
  }

  @Test func hasItsColor() {
    let screen = Screen(columns: 8, rows: 4) { Button("Go").shadow(color: .red) }
    #expect(screen.frame[6, 2].attributes.background == .red)
    #expect(screen.frame[6, 1].attributes.foreground == .red)
    #expect(screen.frame[6, 0].attributes.foreground == nil)
  }

  @Test func isDottedInASCII() {
    #expect(
      picture { Button("Go").shadow().environment(\.usesASCII, true) } == """
        +----+
        | Go |:
        +----+:
         ::::::
        """)
  }

  @Test func followsAPublisher() {
    let colors = CurrentValueSubject<Color, Never>(.clear)
    let screen = Screen(columns: 8, rows: 4) { Button("Go").shadow(color: colors) }
    #expect(screen.frame[6, 2].attributes.background == nil)
    colors.send(.green)
    #expect(screen.frame[6, 2].attributes.background == .green)
  }
}

@MainActor @Suite struct AspectRatioTests {
  @Test func squareHasTwiceAsManyColumnsAsRows() {
    let text = picture(30, 6) {
      Color.clear.aspectRatio(1, contentMode: .fit).border().frame(width: 30, height: 6)
    }
    #expect(text.split(separator: "\n").count == 6)
    #expect(text.contains("╭────────╮"))
  }

  @Test func fillCoversTheProposedSpace() {
    let text = picture(12, 9) {
      Color.clear.aspectRatio(1, contentMode: .fill).border()
        .frame(width: 10, height: 3, alignment: .topLeading).frame(width: 12, height: 9)
    }
    #expect(text.contains("╭────────"))
  }
}
