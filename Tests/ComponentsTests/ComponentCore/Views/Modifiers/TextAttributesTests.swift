import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct TextAttributesTests {
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
    #expect(screen.attributes(of: "a")?.foreground == Theme.standard.dark.accent)
    #expect(screen.attributes(of: "b")?.foreground == .green)
    tints.send(.red)
    #expect(screen.attributes(of: "b")?.foreground == .red)
  }

  @Test func weightsAreFaintRegularOrBold() {
    let weights = CurrentValueSubject<Font.Weight, Never>(.thin)
    let screen = Screen(columns: 9, rows: 3) {
      Group { Text("a") }.fontWeight(.semibold)
      Group { Text("b") }.fontWeight(weights)
      Group { Text("c") }.monospaced().monospacedDigit().fontWeight(nil)
    }
    #expect(screen.effects(of: "a") == "bold")
    #expect(screen.effects(of: "b") == "dim")
    #expect(screen.effects(of: "c") == "")
    weights.send(.medium)
    #expect(screen.effects(of: "b") == "")
  }

  @Test func linesFollowAPublisher() {
    let flags = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 9, rows: 2) {
      Group { Text("a") }.underline(flags, pattern: .dash, color: .terminal(.red))
      Group { Text("b") }.strikethrough(true, color: .red)
    }
    #expect(screen.attributes(of: "a")?.isUnderlined == false)
    #expect(screen.attributes(of: "b")?.isStrikethrough == true)
    flags.send(true)
    #expect(
      screen.attributes(of: "a")?.underlineStyle
        == Text.LineStyle(pattern: .dash, color: .terminal(.red)))
  }
}
