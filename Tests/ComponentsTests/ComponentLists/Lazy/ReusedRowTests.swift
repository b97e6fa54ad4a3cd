import Components
import ObservableCollections
import Observation
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

/// Rows whose nodes show the elements of others, because these are far from the visible part.
@MainActor @Suite(.watchdog) struct ReusedRowTests {
  enum Kind: CaseIterable, Sendable {
    case list, stack, grid, sections
  }

  private let scheduler = TestScheduler()
  private let items = ObservableArray(0..<100)

  /// Returns a screen that shows the last rows.
  private func screen(_ kind: Kind = .list, @ViewBuilder row: @escaping (Int) -> some View)
    -> Screen
  {
    let items = items
    return Screen(columns: 24, rows: 6, scheduler: scheduler) {
      Group {
        switch kind {
        case .list: List { ForEach(items, id: \.self) { row($0) } }
        case .stack:
          ScrollView { LazyVStack(alignment: .leading) { ForEach(items, id: \.self) { row($0) } } }
        case .grid:
          ScrollView {
            LazyVGrid(columns: [GridItem(.fixed(9)), GridItem(.fixed(9))]) {
              ForEach(items, id: \.self) { row($0) }
            }
          }
        case .sections:
          List { Section("all") { ForEach(items, id: \.self) { row($0) } } }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  private func append(_ count: Int) {
    items.append(contentsOf: items.count..<items.count + count)
  }

  // MARK: Equality

  private struct Label: View {
    let number: Int
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text("\(number)\(isEnabled ? "" : " off")").underline(number % 3 == 0) }
  }

  private struct PlainLabel: View {
    let number: Int

    var body: some View { Text("<\(number)>").italic(number.isMultiple(of: 4)) }
  }

  @ViewBuilder private func row(_ number: Int) -> some View {
    switch number % 7 {
    case 0: Text("\(number)\nsecond line")
    case 1:
      HStack {
        Text("\(number)").bold(number % 2 == 0)
        Text("end").foregroundColor(.red)
      }
    case 2: Text("\(number)").padding(.leading, number % 5).background(.blue)
    case 3: Label(number: number).disabled(number % 2 == 0)
    case 4: PlainLabel(number: number)
    case 5:
      if number % 2 == 0 {
        Text("even \(number)")
      } else {
        Toggle("\(number)", isOn: .constant(true))
      }
    default:
      Group {
        Text("\(number)")
        Text("and more")
      }
    }
  }

  @Test(arguments: Kind.allCases, 0..<12 as Range<UInt64>)
  func equalRowsOfANewScreen(_ kind: Kind, seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let shown = screen(kind, row: row)
    for step in 0..<12 {
      _ = shown.frame
      append(.random(in: 1...90, using: &random))
      #expect(shown.frame == screen(kind, row: row).frame, "step \(step) of seed \(seed)")
    }
  }

  // MARK: What is reused

  @Test(arguments: Kind.allCases)
  func statelessRowsAreNotMadeAgain(_ kind: Kind) {
    let counter = NodeCounter()
    let screen = screen(kind) { Text("\($0)").counted(by: counter) }
    _ = screen.text
    let first = counter.count
    for _ in 0..<10 {
      append(200)
      _ = screen.text
    }
    #expect(screen.text.contains("2099"))
    #expect(counter.count - first <= 3)
  }

  @Test func rowsOfATableAreNotMadeAgain() {
    let counter = NodeCounter()
    struct Row: Identifiable, Equatable, Sendable { let id: Int }
    let screen = Screen(columns: 24, rows: 8) {
      Table((0..<2_000).map(Row.init)) {
        TableColumn("ID") { (row: Row) in Text("\(row.id)").counted(by: counter) }
      }
    }
    screen.press(.tab, times: 2)
    screen.press(.end)
    _ = screen.text
    let first = counter.count
    screen.press(.home)
    #expect(screen.picture.hasPrefix("ID\n0 ") && screen.picture.hasSuffix("\n5\n6"))
    // There are more rows below the visible part than there were above it.
    #expect(counter.count - first <= 6)
  }

  // MARK: What is not shared

  @Test func elementsOfNewRowsHaveAnIdentityOfTheirOwn() {
    let screen = screen { Text("\($0)") }
    let former = Set(screen.accessibility.all.map(\.id))
    for _ in 0..<2 {
      append(500)
      _ = screen.text
    }
    let rows = screen.accessibility.all.filter { $0.label.contains("109") }
    #expect(rows.count >= 6)
    for row in rows { #expect(!former.contains(row.id)) }
  }

  /// A view that remembers the number with which it was described first.
  private struct Memory: View {
    let number: Int
    @State private var first: Int

    init(_ number: Int) {
      self.number = number
      first = number
    }

    var body: some View { Text("\(number) of \(first)") }
  }

  @Test func statesStayWithTheirRows() {
    let screen = screen(.stack) { Memory($0) }
    #expect(screen.text.contains("99 of 99"))
    append(500)
    for number in 594...599 { #expect(screen.text.contains("\(number) of \(number)")) }
  }

  @Observable @MainActor final class Model {
    var values: [Int: String] = [:]
  }

  @Test func objectsAreObservedForTheNewRow() {
    let model = Model()
    let screen = screen { Text("\($0) \(model.values[$0] ?? "-")") }
    _ = screen.text
    append(500)
    #expect(screen.text.contains("599 -"))
    model.values = [599: "new", 99: "old"]
    #expect(screen.text.contains("599 new"))
    #expect(!screen.text.contains("old"))
  }

  @Test func aPressedRowIsReleasedWithItsElement() {
    let selection = CurrentValueSubject<Set<Int>, Never>([])
    let items = items
    let screen = Screen(columns: 24, rows: 7) {
      List(selection: selection) { ForEach(items, id: \.self) { Text("\($0)") } }
        .defaultScrollAnchor(.bottom)
    }
    _ = screen.text
    // The node of this row is in the same place afterwards.
    let point = Point(x: 3, y: 2)
    screen.send(.mouse(MouseEvent(.press(.left), at: point)))
    _ = screen.text
    append(500)
    _ = screen.text
    screen.send(.mouse(MouseEvent(.release(.left), at: point)))
    _ = screen.text
    #expect(selection.value == [])
  }

  @Test func newRowsDoNotRollTheDigitsOfOthers() {
    let (items, changes) = (items, CurrentValueSubject<Int, Never>(0))
    let screen = Screen(columns: 24, rows: 6, scheduler: scheduler) {
      Latest(of: changes, default: 0) { change in
        List { ForEach(items, id: \.self) { Text("\($0)").contentTransition(.numericText()) } }
          .defaultScrollAnchor(.bottom)
          .animation(.linear(duration: 1), value: change)
      }
    }
    _ = screen.text
    changes.value = 1
    append(500)
    for number in 594...599 { #expect(screen.text.contains("\(number)")) }
  }
}

/// Counts the nodes that are made.
@MainActor
private final class NodeCounter {
  var count = 0
}

private nonisolated struct NodeCountModifier: NodeModifier {
  let counter: NodeCounter

  @MainActor
  func update(_ wrapper: CountedNode) {
    if wrapper.counter == nil { counter.count += 1 }
    wrapper.counter = counter
  }
}

private final class CountedNode: ContainerNode {
  var counter: NodeCounter?

  required init(in context: ViewContext) {
    super.init(in: context)
    keepsState = false
  }
}

extension View {
  fileprivate nonisolated func counted(by counter: NodeCounter) -> some View {
    nodeModifier(NodeCountModifier(counter: counter))
  }
}
