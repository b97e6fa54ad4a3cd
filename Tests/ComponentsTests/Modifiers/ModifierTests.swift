import Components
import Signals
import TextBackend
import Testing

@MainActor @Suite struct PaddingTests {
  @Test func addsSpaceAroundAView() {
    #expect(
      picture { Text("a").padding().border() } == """
        ╭─────╮
        │     │
        │  a  │
        │     │
        ╰─────╯
        """)
    #expect(picture { Text("a").padding(.leading, 3) } == "   a")
    #expect(picture { Text("a").padding(.top) } == "\na")
    #expect(picture { Text("a").padding(1) } == "\n a")
  }

  @Test func followsAPublisher() {
    let lengths = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 1) { Text("a").padding(.leading, lengths) }
    #expect(screen.text == " a")
    lengths.send(4)
    #expect(screen.text == "    a")
  }

  @Test func followsAPublisherOnAllEdges() {
    let lengths = CurrentValueSubject<Int, Never>(1)
    let screen = Screen(columns: 9, rows: 5) { Text("a").padding(lengths).border() }
    #expect(screen.picture == "╭───╮\n│   │\n│ a │\n│   │\n╰───╯")
    lengths.send(0)
    #expect(screen.picture == "╭─╮\n│a│\n╰─╯")
  }
}

@MainActor @Suite struct BackgroundTests {
  @Test func drawsAColorBehindTheView() {
    let screen = Screen(columns: 9, rows: 1) { Text("a").padding(.trailing, 1).background(.red) }
    #expect((0..<3).map { screen.frame[$0, 0].attributes.background } == [.red, .red, nil])
  }

  @Test func followsAPublisher() {
    let colors = PassthroughSubject<Color?, Never>()
    let screen = Screen(columns: 9, rows: 1) { Text("a").background(colors) }
    #expect(screen.frame[0, 0].attributes.background == nil)
    colors.send(.green)
    colors.send(nil)
    #expect(screen.frame[0, 0].attributes.background == .green)
    #expect(screen.text == "a")
  }

  @Test func drawsViewsBehindTheView() {
    let text = picture {
      Text("a").frame(width: 5, height: 1).background(alignment: .leading) { Text("<>") }
    }
    #expect(text == "<>a")
  }

  @Test func innerBackgroundCoversTheOuterOne() {
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").background(.red).padding(.leading, 1).background(.blue)
    }
    #expect(screen.frame[0, 0].attributes.background == .blue)
    #expect(screen.frame[1, 0].attributes.background == .red)
  }
}

@MainActor @Suite struct BorderTests {
  @Test func drawsALineAroundTheView() {
    #expect(picture { Text("a").border(.red, style: .double) } == "╔═╗\n║a║\n╚═╝")
    #expect(picture { Text("a").border(style: .heavy) } == "┏━┓\n┃a┃\n┗━┛")
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
}

@MainActor @Suite struct TextAttributesTests {
  @Test func innermostAttributeWins() {
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        Text("red").foregroundStyle(.red)
        Text("blue")
        Text("thin").bold(false)
      }
      .foregroundStyle(.blue)
      .bold()
    }
    #expect(screen.attributes(of: "red")?.foreground == .red)
    #expect(screen.attributes(of: "red")?.isBold == true)
    #expect(screen.attributes(of: "blue")?.foreground == .blue)
    #expect(screen.attributes(of: "thin")?.isBold == false)
  }

  @Test func everyAttributeHasAModifier() {
    let flags = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 9, rows: 2) {
      Text("a").bold().dim().italic().underline().strikethrough().reversed()
      Text("b").bold(flags).dim(flags).italic(flags).underline(flags).strikethrough(flags)
        .reversed(flags)
    }
    let all = Attributes(
      isBold: true, isDim: true, isItalic: true, isUnderlined: true, isStrikethrough: true,
      isReversed: true)
    #expect(screen.attributes(of: "a") == all)
    #expect(screen.attributes(of: "b") == all)
    flags.send(false)
    #expect(screen.attributes(of: "b")?.isReversed == false)
    #expect(screen.attributes(of: "b")?.isItalic == false)
  }

  @Test func foregroundColorFollowsAPublisher() {
    let (colors, maybe) = (PassthroughSubject<Color, Never>(), PassthroughSubject<Color?, Never>())
    let screen = Screen(columns: 3, rows: 1) {
      HStack {
        Text("a").foregroundColor(colors)
        Text("b").foregroundColor(maybe)
      }
    }
    colors.send(.red)
    for color in [Color.blue, nil] { maybe.send(color) }
    #expect(screen.attributes(of: "a")?.foreground == .red)
    #expect(screen.attributes(of: "b")?.foreground == .blue)
  }

  @Test func fontsSetWeightAndSlant() {
    let screen = Screen(columns: 9, rows: 3) {
      Text("a").font(.title2)
      Text("b").font(.caption.italic())
      Text("c").font(nil)
    }
    #expect(screen.attributes(of: "a")?.isBold == true)
    #expect(screen.attributes(of: "b")?.isDim == true)
    #expect(screen.attributes(of: "b")?.isItalic == true)
    #expect(screen.attributes(of: "c")?.isBold == false)
  }

  @Test func accentColorIsTheEnclosingTint() {
    let tints = CurrentValueSubject<Color, Never>(.green)
    let screen = Screen(columns: 9, rows: 2) {
      Text("a").foregroundStyle(.accentColor)
      Text("b").foregroundStyle(.accentColor).tint(tints)
    }
    #expect(screen.attributes(of: "a")?.foreground == .blue)
    #expect(screen.attributes(of: "b")?.foreground == .green)
    tints.send(.red)
    #expect(screen.attributes(of: "b")?.foreground == .red)
  }
}

@MainActor @Suite struct LifecycleTests {
  private struct Optional<Content: View>: View {
    let isShown: CurrentValueSubject<Bool, Never>
    let content: Content
    @State private var shown = false

    var body: some View {
      VStack {
        if shown { content }
      }
      .onReceive(isShown) { shown = $0 }
    }
  }

  private let isShown = CurrentValueSubject<Bool, Never>(false)
  private let log = CurrentValueSubject<String, Never>("")

  @Test func reportsAppearingAndDisappearing() {
    let screen = Screen(columns: 9, rows: 1) {
      Optional(
        isShown: isShown,
        content: Text("a").onAppear { log.value += "+" }.onDisappear { log.value += "-" })
    }
    _ = screen.text
    #expect(log.value == "")
    for (flag, expected) in [(true, "+"), (true, "+"), (false, "+-"), (true, "+-+")] {
      isShown.send(flag)
      _ = screen.text
      #expect(log.value == expected)
    }
  }

  @Test func onAppearChangesAreInTheFirstFrame() {
    struct Greeting: View {
      @State private var text = "before"
      var body: some View { Text(text).onAppear { text = "after" } }
    }
    #expect(picture { Greeting() } == "after")
  }

  @Test func receivesEveryValue() {
    let numbers = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 9, rows: 1) {
      Text("a").onReceive(numbers) { log.value += "\($0)" }
    }
    for number in 0..<5 { numbers.send(number) }
    #expect(log.value == "")
    _ = screen.text
    #expect(log.value == "01234")
  }

  @Test func receivesNothingAfterDisappearing() {
    let numbers = PassthroughSubject<Int, Never>()
    let cancelled = CurrentValueSubject<Bool, Never>(false)
    let watched = numbers.handleEvents(receiveCancel: { cancelled.value = true })
    let screen = Screen(columns: 9, rows: 1) {
      Optional(
        isShown: isShown, content: Text("a").onReceive(watched) { log.value += "\($0)" })
    }
    isShown.send(true)
    _ = screen.text
    numbers.send(1)
    isShown.send(false)
    _ = screen.text
    numbers.send(2)
    _ = screen.text
    #expect(log.value == "1")
    #expect(cancelled.value)
  }
}
