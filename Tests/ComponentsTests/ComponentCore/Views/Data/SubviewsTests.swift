import Components
import Observation
import Signals
import TestSupport
import Testing
import TextBackend

extension ContainerValues {
  fileprivate var mark: String {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }
}

private struct Mark: ContainerValueKey {
  static let defaultValue = "-"
}

@MainActor @Observable private final class Settings {
  var title = "old"
}

@MainActor @Suite(.watchdog) struct SubviewsTests {
  /// Shows its views in one row, each after its mark.
  private struct Marked<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      HStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          Text(subview.containerValues.mark)
          subview
        }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
    }
  }

  @Test func showsEachViewOfAContainer() {
    let row = picture {
      Marked {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0).containerValue(\.mark, "*") }
        Group {
          Text("d")
          Text("e")
        }
        .containerValue(\.mark, "+")
        VStack(spacing: 0) { Text("f") }
        EmptyView()
      }
    }
    #expect(row == "-a*b*c+d+e-f")
  }

  @Test func arrangesTheViewsOfAGroup() {
    let rows = picture {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: ForEach(1..<6) { Text("\($0)") }) { subviews in
          if let last = subviews.last { last.bold() }
          HStack(spacing: 0) { subviews[1..<3] }
          Text("of \(subviews.count)")
        }
      }
    }
    #expect(rows == "5\n23\nof 5")
  }

  @Test func followsViewsThatComeAndGo() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    let isShown = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 20, rows: 1) {
      Marked {
        ForEach(names, id: \.self) { Text($0) }
        Latest(of: isShown, default: true) { if $0 { Text("z") } }
      }
    }
    #expect(screen.picture == "-a-b-z")
    names.send(["b", "c", "a"])
    #expect(screen.picture == "-b-c-a-z")
    isShown.send(false)
    names.send([])
    #expect(screen.picture == "")
    isShown.send(true)
    #expect(screen.picture == "-z")
  }

  @Test func followsContainerValues() {
    let marks = CurrentValueSubject<String, Never>("1")
    let screen = Screen(columns: 20, rows: 1) {
      Marked { Text("a").containerValue(\.mark, marks) }
    }
    #expect(screen.picture == "1a")
    marks.send("2")
    #expect(screen.picture == "2a")
  }

  @Test func stateStaysWhileAViewMoves() {
    struct Sides: View {
      let isFlipped: CurrentValueSubject<Bool, Never>

      var body: some View {
        Latest(of: isFlipped, default: false) { isFlipped in
          Group(subviews: TupleView2()) { subviews in
            HStack(spacing: 0) {
              if isFlipped { VStack(spacing: 0) { subviews[1] } }
              Text("|")
              subviews[0]
              if !isFlipped { subviews[1] }
            }
          }
        }
      }
    }
    struct TupleView2: View {
      var body: some View {
        Text("x")
        Counter()
      }
    }
    let isFlipped = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 1) { Sides(isFlipped: isFlipped) }
    #expect(screen.picture == "|x0")
    screen.click(column: 2, row: 0)
    #expect(screen.picture == "|x1")
    isFlipped.send(true)
    #expect(screen.picture == "1|x")
    screen.click(column: 0, row: 0)
    #expect(screen.picture == "2|x")
    isFlipped.send(false)
    #expect(screen.picture == "|x2")
  }

  @Test func aViewThatIsNotPlacedCannotBeFocused() {
    let screen = Screen(columns: 20, rows: 1) {
      Group(subviews: ForEach(0..<3) { _ in Counter() }) { $0[1] }
    }
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture == "1")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.picture == "2")
  }

  @Test func showsAViewThatIsPlacedTwiceOnce() {
    let row = picture {
      Group(subviews: Text("a")) { subviews in
        HStack(spacing: 0) {
          subviews[0]
          Text("|")
          subviews[0]
        }
      }
    }
    #expect(row == "|a")
  }

  @Test func drawsAViewAsItsPlaceAsks() {
    let theme = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 1) {
      HStack(spacing: 0) {
        ForEach(subviews: Probe()) { $0.environment(\.isEnabled, false) }
        Probe()
      }
      .transformingEnvironment(theme)
    }
    #expect(screen.picture == "offon")
    theme.send(true)
    #expect(screen.picture == "offoff")
    theme.send(false)
    #expect(screen.picture == "offon")
  }

  private struct Probe: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "on" : "off") }
  }

  @Test func findsSections() {
    let rows = picture {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections: SomeSections()) { section in
          Text("# \(section.content.count) \(section.containerValues.mark)")
          section.header
          HStack(spacing: 0) { section.content }
          section.footer
        }
      }
    }
    #expect(rows == "# 1 -\na\n# 2 *\nHead\nbc\nFoot\n# 1 -\nd")
  }

  private struct SomeSections: View {
    var body: some View {
      Text("a")
      Section {
        ForEach(["b", "c"], id: \.self) { Text($0) }
      } header: {
        Text("Head")
      } footer: {
        Text("Foot")
      }
      .containerValue(\.mark, "*")
      Text("d")
    }
  }

  @Test func rowsOfAListMayBeSubviews() {
    let names = CurrentValueSubject<[String], Never>(["a", "b"])
    let screen = Screen(columns: 12, rows: 4) {
      List {
        ForEach(subviews: ForEach(names, id: \.self) { Text($0) }) { subview in
          HStack(spacing: 0) {
            Text(">")
            subview
          }
        }
      }
    }
    #expect(rows(of: screen) == [">a", ">b"])
    names.send(["b", "c", "d"])
    #expect(rows(of: screen) == [">b", ">c", ">d"])
  }

  private func rows(of screen: Screen) -> [String] {
    screen.frame.lines.map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }

  @Test func aPickerKnowsTheTagsOfItsOptions() {
    let choice = CurrentValueSubject<Int, Never>(2)
    struct Options: View {
      var body: some View {
        Text("one").tag(1)
        Text("two").tag(2)
      }
    }
    var tags: [Int?] = []
    let screen = Screen(columns: 20, rows: 3) {
      Group(subviews: Options()) { subviews in
        let _ = tags = subviews.map { $0.containerValues.tag(for: Int.self) }
        Picker("", selection: choice) { ForEach(subviews) { $0 } }
      }
    }
    _ = screen.text
    #expect(tags == [1, 2])
    screen.press(.tab)
    screen.press(.up)
    screen.press(.enter)
    #expect(choice.value == 1)
  }

  @Test func followsTheObservablePropertiesThatTheClosureReads() {
    let settings = Settings()
    let screen = Screen(columns: 20, rows: 2) {
      Group(subviews: Text("part")) { subviews in
        Text(settings.title)
        subviews
      }
    }
    #expect(screen.text == "old\npart")
    settings.title = "new"
    #expect(screen.text == "new\npart")
  }

  @Test func releasesEverything() {
    expectNoLeaks("subviews") { tokens in
      Marked {
        Button("a", action: tokens.action()).containerValue(\.mark, "b")
        ForEach(0..<3) { Text("\($0)") }
      }
    }
  }
}

extension View {
  fileprivate func transformingEnvironment(_ isOff: some Publisher<Bool, Never>) -> some View {
    disabled(isOff)
  }
}
