import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ContainerStyleTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Marked: GroupBoxStyle {
    var mark = "!"

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text(mark)
        GroupBox(configuration)
      }
    }
  }

  @Test func groupBoxHasTheInnermostStyle() {
    let box = GroupBox("Net") { Text("on") }
    #expect(picture { box.groupBoxStyle(Card()).groupBoxStyle(.automatic) } == "Net\non")
    #expect(
      picture { box.groupBoxStyle(.automatic).groupBoxStyle(Card()) }
        == "╭ Net ╮\n│ on  │\n╰─────╯")
  }

  @Test func styleWrapsTheNextOuterStyle() {
    let box = GroupBox("Net") { Text("on") }
    #expect(
      picture { box.groupBoxStyle(Marked()) } == "  ╭ Net ╮\n! │ on  │\n  ╰─────╯")
    #expect(picture { box.groupBoxStyle(Marked()).groupBoxStyle(Card()) } == "! Net\n  on")
  }

  private struct Styled<Inner: GroupBoxStyle>: GroupBoxStyle {
    let inner: Inner

    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).groupBoxStyle(inner)
    }
  }

  @Test func styleMaySetAnotherStyleOfItsBox() {
    let box = GroupBox("Net") { Text("on") }
    #expect(picture { box.groupBoxStyle(Styled(inner: Card())) } == "Net\non")
    #expect(
      picture { box.groupBoxStyle(Styled(inner: .automatic)) } == "╭ Net ╮\n│ on  │\n╰─────╯")
  }

  @Test func styleThatIsSetInAStyleWrapsTheNextOuterOne() {
    let box = GroupBox("Net") { Text("on") }
    let style = Styled(inner: Styled(inner: Marked()))
    #expect(picture { box.groupBoxStyle(style).groupBoxStyle(Card()) } == "! Net\n  on")
  }

  @Test func boxesInABoxHaveItsStyle() {
    let text = picture {
      GroupBox("a") { GroupBox("b") { Text("c") } }.groupBoxStyle(Card())
    }
    #expect(text == "a\nb\nc")
  }

  @Test func styleFollowsAPublisher() {
    let marks = CurrentValueSubject<String, Never>("1")
    let screen = Screen(columns: 8, rows: 3) {
      GroupBox { Text("on") }.groupBoxStyle(following: marks) { Marked(mark: $0) }
    }
    #expect(screen.text.contains("1 │ on │"))
    marks.value = "2"
    #expect(screen.text.contains("2 │ on │"))
  }

  private struct Folder: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        Button(configuration.isExpanded ? "close" : "open") { configuration.isExpanded.toggle() }
          .buttonStyle(.plain)
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test func disclosureGroupStyleShowsItsContent() {
    let screen = Screen(columns: 12, rows: 3) {
      DisclosureGroup("mail") { Text("inbox") }.disclosureGroupStyle(Folder())
    }
    #expect(screen.text.contains("open") && !screen.text.contains("inbox"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("close") && screen.text.contains("inbox"))
    screen.press(.enter)
    #expect(screen.text.contains("open") && !screen.text.contains("inbox"))
  }

  private struct Above: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func labeledContentHasItsStyle() {
    #expect(
      picture { LabeledContent("Version", value: "2").labeledContentStyle(Above()) }
        == "Version\n2")
  }

  private struct Loud: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Text("!")
        Menu(configuration)
      }
    }
  }

  @Test func menuOpensInItsStyle() {
    let screen = Screen(columns: 20, rows: 8) {
      Menu("File") { Button("Open") {} }.menuStyle(Loud())
    }
    #expect(screen.text.contains("! │ File ▾ │"))
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Open"))
  }

  private struct Usual: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      Menu(configuration).menuStyle(.automatic)
    }
  }

  @Test func styleMaySetAnotherStyleOfItsMenu() {
    let screen = Screen(columns: 20, rows: 8) {
      Menu("File") { Button("Open") {} }.menuStyle(Usual()).menuStyle(Loud())
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("Open"))
  }

  private struct Plain: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) { configuration.content }
    }
  }

  @Test func formHasItsStyle() {
    let text = picture(12, 3) {
      Form {
        Text("a")
        Text("b")
      }
      .formStyle(Plain())
    }
    #expect(text == "a\nb")
  }

  private struct Stacked: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(alignment: .leading) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func controlGroupHasItsStyle() {
    let text = picture {
      ControlGroup("edit") { Button("cut") {}.buttonStyle(.plain) }.controlGroupStyle(Stacked())
    }
    #expect(text == "edit\n  cut")
  }

  private struct Percentage: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.currentValueLabel
      }
    }
  }

  @Test func progressViewStyleShowsTheCurrentValue() {
    let progress = ProgressView(value: 0.5) {
      Text("Load")
    } currentValueLabel: {
      Text("half")
    }
    #expect(picture { progress.progressViewStyle(Percentage()) } == "Load half")
    #expect(picture(20, 2) { progress }.hasPrefix("Load            half\n█"))
  }
}
