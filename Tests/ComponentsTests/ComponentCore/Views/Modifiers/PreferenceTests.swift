import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct PreferenceTests {
  private struct Titles: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Selection: PreferenceKey {
    static func reduce(value: inout Int?, nextValue: () -> Int?) { value = nextValue() ?? value }
  }

  private func titled(_ title: String) -> some View {
    Text(title).preference(key: Titles.self, value: [title])
  }

  /// A view that shows the titles which the views inside set.
  private struct Shown<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var titles: [String] = []

    var body: some View {
      Text(titles.joined(separator: "+"))
      Group { content() }.onPreferenceChange(Titles.self) { titles = $0 }
    }
  }

  private func screen(@ViewBuilder _ content: @escaping () -> some View) -> Screen {
    Screen(columns: 20, rows: 8) { VStack(alignment: .leading) { Shown(content: content) } }
  }

  private func firstRow(_ screen: Screen) -> String {
    String(screen.text.prefix { $0 != "\n" })
  }

  @Test func combinesTheValuesInReadingOrder() {
    let screen = screen {
      titled("a")
      HStack {
        titled("b")
        AnyView(titled("c"))
      }
      Text("none")
    }
    #expect(firstRow(screen) == "a+b+c")
  }

  @Test func followsViewsThatAppearMoveAndDisappear() {
    let numbers = CurrentValueSubject<[Int], Never>([1, 2])
    let screen = screen { ForEach(numbers, id: \.self) { titled("\($0)") }.padding(0) }
    #expect(firstRow(screen) == "1+2")
    numbers.value = [2, 3, 1]
    #expect(firstRow(screen) == "2+3+1")
    numbers.value = []
    #expect(firstRow(screen) == "")
  }

  @Test func followsChangedValues() {
    let titles = CurrentValueSubject<String, Never>("a")
    let screen = screen {
      titled("-")
      Latest(of: titles) { titled($0) }
    }
    titles.value = "b"
    #expect(firstRow(screen) == "-+b")
  }

  @Test func anOuterValueReplacesInnerOnes() {
    let screen = screen {
      HStack { titled("a") }.preference(key: Titles.self, value: ["outer"])
      titled("b")
    }
    #expect(firstRow(screen) == "outer+b")
  }

  @Test func aTransformChangesTheCombinedValue() {
    let screen = screen {
      HStack {
        titled("a")
        titled("b")
      }
      .transformPreference(Titles.self) { $0.reverse() }
      Text("none").transformPreference(Titles.self) { $0.append("c") }
    }
    #expect(firstRow(screen) == "b+a+c")
  }

  @Test func layersAndGeometryReadersSetPreferences() {
    let texts = CurrentValueSubject<String, Never>("abc")
    let screen = screen {
      ForEach(0..<2) { _ in Text(texts) }.background {
        GeometryReader { proxy in
          Color.clear.preference(key: Titles.self, value: ["\(proxy.size.width)"])
        }
      }
    }
    #expect(firstRow(screen) == "3+3")
    texts.value = "ab"
    #expect(firstRow(screen) == "2+2")
  }

  @Test func eachKeyHasItsOwnValue() {
    var selections: [Int?] = []
    let screen = Screen(columns: 9, rows: 3) {
      VStack {
        titled("a").preference(key: Selection.self, value: 3)
        titled("b").preference(key: Selection.self, value: nil)
      }
      .onPreferenceChange(Selection.self) { selections.append($0) }
    }
    _ = screen.text
    #expect(selections == [3])
  }

  @Test func theDefaultValueIsNoChange() {
    var calls = 0
    let screen = Screen(columns: 9, rows: 3) {
      Text("a").onPreferenceChange(Titles.self) { _ in calls += 1 }
    }
    _ = screen.text
    #expect(calls == 0)
  }
}
