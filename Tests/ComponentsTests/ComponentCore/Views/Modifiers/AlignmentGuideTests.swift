import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AlignmentGuideTests {
  @Test func setsThePositionThatAStackAligns() {
    let text = picture {
      VStack(alignment: .leading) {
        Text("Total")
        Text("- 12").alignmentGuide(.leading) { _ in 2 }
      }
      .border()
    }
    #expect(
      text == """
        ╭───────╮
        │  Total│
        │- 12   │
        ╰───────╯
        """)
    #expect(
      picture {
        HStack(alignment: .top) {
          Text("a")
          Text("b").alignmentGuide(.top) { -$0.height }
        }
      } == "a\n  b")
  }

  @Test func appliesToOneGuideOnly() {
    let text = picture {
      VStack(alignment: .trailing) {
        Text("abc")
        Text("d").alignmentGuide(.leading) { _ in 9 }
      }
    }
    #expect(text == "abc\n  d")
  }

  @Test func computesFromTheDimensionsOfTheView() {
    let text = picture {
      VStack(alignment: .leading) {
        Text("abc")
        Text("de").alignmentGuide(.leading) { $0[.leading] - $0.width }
        Text("f").alignmentGuide(.leading) { $0[HorizontalAlignment.center] - 1 }
      }
    }
    #expect(text == "abc\n  de\n f")
  }

  @Test func passesThroughModifiersAndStacks() {
    let text = picture {
      VStack(alignment: .leading) {
        Text("abc")
        HStack { Text("d").alignmentGuide(.leading) { _ in -2 } }.padding(.leading, 1)
      }
    }
    #expect(text == "abc\n  d")
  }

  @Test func alignsFramesAndOverlaysAndLayers() {
    func marked(_ text: String) -> some View {
      Text(text).alignmentGuide(.leading) { _ in -2 }
    }
    #expect(picture { marked("a").frame(width: 5, alignment: .leading) } == "  a")
    #expect(
      picture { Text("abcd").overlay(alignment: .leading) { marked("x") } } == "abxd")
    #expect(
      picture {
        ZStack(alignment: .leading) {
          Text("ab")
          marked("x")
        }
      } == "abx")
  }

  @Test func alignsTheColumnsOfAGrid() {
    let text = picture {
      Grid(alignment: .leading) {
        GridRow { Text("12.5").alignmentGuide(.leading) { _ in 2 } }
        GridRow { Text("7.25").alignmentGuide(.leading) { _ in 1 } }
        GridRow { Text("...............") }
      }
    }
    #expect(text == "12.5\n 7.25\n...............")
  }

  @Test func followsAChangedGuide() {
    let guides = PassthroughSubject<Int, Never>()
    let screen = Screen(columns: 8, rows: 2) {
      VStack(alignment: .leading) {
        Text("aaa")
        HStack {
          Latest(of: guides, default: 0) { guide in
            Text("b").alignmentGuide(.leading) { _ in guide }
          }
        }
      }
    }
    #expect(screen.text == "aaa\nb")
    guides.send(-2)
    #expect(screen.text == "aaa\n  b")
    guides.send(1)
    #expect(screen.text == " aaa\nb")
  }

  @Test func followsTheTextBelowAnUnchangedSize() {
    let texts = CurrentValueSubject<String, Never>("a\nb")
    let screen = Screen(columns: 4, rows: 3) {
      HStack(alignment: .lastTextBaseline) {
        Text(texts).frame(height: 2, alignment: .top)
        Text("x")
      }
    }
    #expect(screen.text == "a\nb x\n")
    texts.value = "c"
    #expect(screen.text == "c x\n\n")
  }

  @Test func extremeGuidesAreHarmless() {
    for guide in [Int.min, Int.max, -1, 1 << 40] {
      _ = picture {
        HStack(alignment: .top) {
          Text("a")
          Text("b").alignmentGuide(.top) { _ in guide }
        }
        .border()
      }
    }
  }

  /// A view is asked once for each proposal, not twice by each stack around it.
  @Test(arguments: [1, 3, 9]) func isComputedAsOftenInManyStacksAsInFew(depth: Int) {
    var count = 0
    let guided = Text("b").alignmentGuide(.firstTextBaseline) { _ in
      count += 1
      return 0
    }
    let view = (0..<depth).reduce(AnyView(guided)) { view, _ in
      AnyView(
        HStack(alignment: .firstTextBaseline) {
          Text("a")
          view
        })
    }
    _ = picture { view }
    #expect(count <= 12)
  }

  @Test func followsChangesInNestedStacks() {
    let guide = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 8, rows: 4, alignment: .topLeading) {
      HStack(alignment: .marked) {
        Text("a")
        HStack(alignment: .marked) {
          VStack { GuidedText(guide) }
          Text("c")
        }
      }
    }
    #expect(screen.text == "a b c\n\n\n")
    guide.send(2)
    #expect(screen.text == "  b\n\na   c\n")
    guide.send(1)
    #expect(screen.text == "  b\na   c\n\n")
  }
}

@MainActor @Suite(.watchdog) struct TextBaselineTests {
  @Test func alignsFirstLines() {
    let text = picture {
      HStack(alignment: .firstTextBaseline) {
        Text("a\nb")
        Text("c").padding(.top, 1)
        Text("d").border()
      }
    }
    #expect(
      text == """
            ╭─╮
        a c │d│
        b   ╰─╯
        """)
  }

  @Test func alignsLastLines() {
    let text = picture {
      HStack(alignment: .lastTextBaseline) {
        Text("a\nb")
        Text("c")
        VStack { texts("d", "e", "f") }
      }
    }
    #expect(text == "    d\na   e\nb c f")
  }

  @Test func alignsTheBottomsOfViewsWithoutText() {
    let text = picture {
      HStack(alignment: .firstTextBaseline) {
        Text("a\nb")
        Divider().frame(height: 2)
      }
    }
    #expect(text == "  │\na │\nb")
  }

  @Test func alignsTheRowsOfAGrid() {
    let text = picture {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("a")
          Text("b").border()
        }
      }
    }
    #expect(text == "  ╭─╮\na │b│\n  ╰─╯")
  }
}

@MainActor @Suite(.watchdog) struct AlignmentIDTests {
  @Test func alignsViewsOfDifferentStacks() {
    let text = picture {
      HStack(alignment: .marked) {
        VStack {
          Text("1")
          Text("2").alignmentGuide(.marked) { $0[.top] }
          Text("3")
        }
        Text("x")
      }
    }
    #expect(text == "1\n2 x\n3")
  }

  @Test func hasItsDefaultInViewsThatDoNotSetIt() {
    #expect(
      picture {
        VStack(alignment: .third) {
          Text("123456")
          Text("abc")
        }
      } == "123456\n abc")
    #expect(picture { Text("abc").frame(width: 9, alignment: .init(.third)) } == "  abc")
  }

  @Test func tellsWhetherAViewSetsIt() {
    var explicit: [Int?] = []
    _ = picture {
      Text("a").alignmentGuide(.third) { _ in 7 }
        .alignmentGuide(.leading) {
          explicit = [$0[explicit: .third], $0[explicit: .trailing]]
          return 0
        }
        .frame(width: 3, alignment: .leading)
    }
    #expect(explicit == [7, nil])
  }

  @Test func isEqualIfItsTypeIs() {
    #expect(VerticalAlignment.marked == VerticalAlignment(Marked.self))
    #expect(VerticalAlignment.marked != .top)
    #expect(HorizontalAlignment.third.hashValue == HorizontalAlignment(Third.self).hashValue)
  }
}

/// A text whose guide follows a publisher.
private struct GuidedText: View {
  @State private var guide = 0
  private let publisher: CurrentValueSubject<Int, Never>

  init(_ publisher: CurrentValueSubject<Int, Never>) {
    self.publisher = publisher
  }

  var body: some View {
    let guide = guide
    Text("b").alignmentGuide(.marked) { _ in guide }
      .onReceive(publisher) { self.guide = $0 }
  }
}

private enum Marked: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context[VerticalAlignment.top] }
}

private struct Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Int { context.width / 3 }
}

extension VerticalAlignment {
  fileprivate static let marked = VerticalAlignment(Marked.self)
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)
}

extension Alignment {
  fileprivate init(_ horizontal: HorizontalAlignment) {
    self.init(horizontal: horizontal, vertical: .center)
  }
}
