import Components
import Foundation
import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

/// The value of an environment variable.
private func number(_ name: String) -> UInt64? {
  ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
}

private let firstSeed = number("FIRST_SEED") ?? 0
private let seeds = firstSeed..<firstSeed + (number("SEEDS") ?? 20)

/// Checks with random changes of data, selection, size and position that lists and tables equal a
/// new rendering of the same state, and that the selection, the focus and the position follow the
/// identities of rows.
///
/// Runs five thousand steps; `SEEDS=4000 swift test --filter RowLawTests` runs a million.
/// `FIRST_SEED=7 SEEDS=1` runs a single program again.
@MainActor @Suite(.watchdog) struct RowLawTests {
  @Test(arguments: seeds)
  func rowsEqualANewRenderingAndFollowIdentity(seed: UInt64) {
    var program = RowProgram(seed: seed)
    for step in 1...250 {
      let problem = program.performStep(comparing: step.isMultiple(of: 10))
      guard let problem else { continue }
      Issue.record("seed \(seed), step \(step), \(program.state.kind): \(problem)")
      return
    }
  }
}

/// The rows of a screen, and what the user can change.
@MainActor
private final class RowState {
  struct Item: Identifiable, Equatable, Sendable {
    let id: Int
    var value: Int
  }

  enum Kind: CaseIterable {
    case stack, unevenStack, grid, list, sections, table

    /// Whether the rows are those of a list, which selects and finds them.
    var isList: Bool { ![.stack, .unevenStack, .grid].contains(self) }
  }

  let kind: Kind
  /// All items, of which `items` are those that pass the filter.
  private var allItems: [Item] {
    didSet { showItems() }
  }
  private var isFiltered = false {
    didSet { showItems() }
  }
  let items = CurrentValueSubject<[Item], Never>([])
  /// The same items, with their changes.
  private let rows = ObservableArray<Item>()
  let selection = CurrentValueSubject<Set<Int>, Never>([])
  let position = CurrentValueSubject<Int?, Never>(nil)
  /// Whether the position was set by ``request(_:)``, and not reported by the screen since. Then
  /// another row is on top if there are too few below.
  private(set) var isRequested = false
  var size = Size(width: 24, height: 8)
  /// The row whose action was performed last.
  var performedID: Int?
  private var nextID: Int

  init(_ kind: Kind, count: Int) {
    self.kind = kind
    nextID = count
    allItems = (0..<count).map { Item(id: $0, value: $0) }
    showItems()
  }

  private func showItems() {
    let new = isFiltered ? allItems.filter { $0.value % 3 == 0 } : allItems
    items.value = new
    rows.update { $0.setElements(new, by: \.id) }
  }

  /// The identities of the rows, with `nil` for headers.
  var ids: [Int?] {
    let ids = items.value.map { Int?($0.id) }
    return kind == .sections ? [nil] + ids + [nil] + RowState.moreIDs.map { $0 } : ids
  }

  static let moreIDs = 1_000_000..<1_000_009

  func changeItems(using random: inout RandomNumbers) {
    var items = allItems
    let index = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1:
      let new = (0..<Int.random(in: 1...9, using: &random)).map {
        Item(id: nextID + $0, value: .random(in: 0..<1_000, using: &random))
      }
      nextID += new.count
      items.insert(contentsOf: new, at: index)
    case 2:
      items.removeSubrange(index..<min(items.count, index + .random(in: 0...9, using: &random)))
    case 3 where !items.isEmpty: items.append(items.remove(at: index))
    case 4 where !items.isEmpty: items[index].value += 1
    case 5: items.removeAll { $0.value % 5 == 0 }
    case 6: isFiltered.toggle()
    case 7: items.sort { ($0.value, $0.id) > ($1.value, $1.id) }
    default: items.sort { ($0.value, $0.id) < ($1.value, $1.id) }
    }
    if items != allItems { allItems = items }
  }

  /// Scrolls to a row.
  func request(_ id: Int) {
    isRequested = true
    position.value = id
  }

  /// Receives the position of the screen.
  func report(_ id: Int?) {
    isRequested = false
    position.value = id
  }

  /// Returns a screen of the rows.
  func screen(at position: Binding<Int?>, _ scheduler: TestScheduler) -> Screen {
    Screen(columns: size.width, rows: size.height, scheduler: scheduler) {
      container
        .contextMenu(forSelectionType: Int.self, menu: { _ in Text("menu") }) { ids in
          self.performedID = ids.first
        }
        .scrollPosition(id: position)
    }
  }

  /// Returns a screen of the rows whose position is described again whenever it changes.
  func screenFollowingPosition(_ scheduler: TestScheduler) -> Screen {
    Screen(columns: size.width, rows: size.height, scheduler: scheduler) {
      Latest(of: position, default: nil) { new in
        self.container
          .contextMenu(forSelectionType: Int.self, menu: { _ in Text("menu") }) { ids in
            self.performedID = ids.first
          }
          .scrollPosition(id: Binding(get: { new }, set: { self.report($0) }))
      }
    }
  }

  @ViewBuilder private var container: some View {
    switch kind {
    case .stack:
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(items) { item in
            Button("\(item.id): \(item.value)") { self.performedID = item.id }.buttonStyle(.plain)
          }
        }
      }
    case .unevenStack:
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(rows) { item in
            Text(
              (0...item.id % 3).map { "\(item.id)\($0 == 0 ? ":" : ".")\($0)" }
                .joined(separator: "\n"))
          }
        }
      }
    case .grid:
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 9), alignment: .leading)]) {
          ForEach(items) { item in
            Button("\(item.id): \(item.value)") { self.performedID = item.id }.buttonStyle(.plain)
          }
        }
      }
    case .list:
      List(selection: selection) {
        // The operator changes the rows in place.
        ForEach(rows.filter { _ in true }) { Text("\($0.id): \($0.value)") }
      }
    case .sections:
      List(selection: selection) {
        Section("all") { ForEach(items) { Text("\($0.id): \($0.value)") } }
        Section("more") { ForEach(RowState.moreIDs) { Text("\($0): -") } }
      }
    case .table:
      Latest(of: selection, default: []) { selection in
        Table(
          self.items, selection: Binding(get: { selection }, set: { self.selection.value = $0 })
        ) {
          TableColumn("ID", value: \.id) { Text("\($0.id):") }.width(9)
          TableColumn("Value", value: \.value) { Text("\($0.value)") }.width(min: 4, max: 9)
        }
      }
    }
  }
}

/// A random program of changes, with the screen on which they show.
@MainActor
private struct RowProgram {
  let state: RowState
  private var random: RandomNumbers
  private let scheduler = TestScheduler()
  private let screen: Screen
  /// Whether the screen scrolls when the position is set.
  private let followsPosition: Bool

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
    // Most changes among many rows are out of sight.
    let state = RowState(
      RowState.Kind.allCases[Int(seed % 6)], count: seed.isMultiple(of: 2) ? 40 : 300)
    self.state = state
    // Positions of a grid are those of lines.
    followsPosition = state.kind != .grid && seed / 6 % 4 == 0
    screen =
      followsPosition
      ? state.screenFollowingPosition(scheduler)
      : state.screen(
        at: Binding(get: { state.position.value }, set: { state.report($0) }), scheduler)
    _ = screen.bytes()
  }

  /// Performs a step; returns what is wrong then.
  ///
  /// - Parameter isComparing: Whether to compare the screen with a new rendering.
  mutating func performStep(comparing isComparing: Bool) -> String? {
    let problem: String?
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1, 2: problem = changeItems()
    case 3: problem = turnWheel()
    case 4: problem = pressKey()
    case 5: problem = select()
    case 6: problem = resize()
    case 7: problem = state.kind.isList ? typeToFind() : nil
    case 8: problem = requestPosition()
    default: problem = click()
    }
    _ = screen.bytes()
    return problem ?? (isComparing ? difference : nil)
  }

  // MARK: Steps

  private mutating func changeItems() -> String? {
    let selection = state.selection.value
    let before = Bool.random(using: &random) ? currentID : nil
    state.changeItems(using: &random)
    _ = screen.bytes()
    if state.selection.value != selection { return "the data has changed the selection" }
    guard let before else { return nil }
    let after = currentID
    if state.ids.contains(before) {
      return after == before ? nil : "the focus has moved from \(before) to \(after as Any)"
    }
    if let after { return state.ids.contains(after) ? nil : "\(after) has the focus" }
    return !state.kind.isList || state.items.value.isEmpty ? nil : "the focus is lost"
  }

  private mutating func turnWheel() -> String? {
    _ = screen.turnWheel(y: .random(in: -3...3, using: &random))
    return nil
  }

  private mutating func pressKey() -> String? {
    let keys: [Key] = [.up, .down, .down, .pageUp, .pageDown, .home, .end, .tab, .space]
    let key = keys.randomElement(using: &random) ?? .up
    let isShifted = Int.random(in: 0..<3, using: &random) == 0
    let before = state.selection.value
    screen.press(key, modifiers: isShifted ? .shift : [])
    let after = state.selection.value
    if isShifted || after == before || key == .space { return nil }
    return Array(after) == [currentID] ? nil : "\(key) selects \(after), not \(currentID as Any)"
  }

  private mutating func select() -> String? {
    state.selection.value = Set(
      state.ids.compactMap { $0 }.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
    return nil
  }

  private mutating func resize() -> String? {
    state.size = Size(
      width: .random(in: 16...40, using: &random), height: .random(in: 3...12, using: &random))
    screen.resize(columns: state.size.width, rows: state.size.height)
    return nil
  }

  private mutating func click() -> String? {
    screen.click(column: 3, row: .random(in: 0..<state.size.height, using: &random))
    return nil
  }

  private mutating func typeToFind() -> String? {
    guard let id = state.ids.compactMap({ $0 }).randomElement(using: &random), currentID != nil
    else { return nil }
    screen.advance(by: .seconds(2))
    let text = String("\(id)".prefix(.random(in: 1...2, using: &random)))
    screen.type(text)
    for _ in 0..<4 { _ = screen.bytes() }
    guard let found = currentID, "\(found): ".hasPrefix(text) else {
      return "\(text) finds \(currentID as Any)"
    }
    return nil
  }

  /// Scrolls to a row by its identity.
  private mutating func requestPosition() -> String? {
    let ids = state.ids
    guard followsPosition,
      let index = ids.indices.randomElement(using: &random), let id = ids[index],
      id != state.position.value
    else { return nil }
    state.request(id)
    let first = firstID
    if state.position.value != id {
      return "the position is \(state.position.value as Any) instead of \(id)"
    }
    // At the end, the last rows fill the screen.
    if first == id || ids.count - index < state.size.height { return nil }
    return "\(first as Any) is on top instead of \(id):\n\(screen.text)"
  }

  /// The first row on the screen.
  private var firstID: Int? {
    screen.text.split(separator: "\n").lazy.compactMap(RowProgram.id(ofLine:)).first
  }

  /// Returns the identity of the row in a line of the screen; `nil` for a header.
  private static func id(ofLine line: Substring) -> Int? {
    Int(line.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The row that has the focus, or whose list has it.
  private var currentID: Int? {
    let selection = state.selection.value
    if !selection.isEmpty, state.kind.isList { state.selection.value = [] }
    state.performedID = nil
    screen.press(.enter)
    if state.selection.value != selection { state.selection.value = selection }
    return state.performedID
  }

  // MARK: Comparing

  /// How the screen differs from a new rendering of the same state.
  private var difference: String? {
    let position = state.isRequested ? firstID : state.position.value
    let other = state.screen(at: Binding(get: { position }, set: { _ in }), TestScheduler())
    let (shown, new) = (lines(screen), lines(other))
    let areEqual = state.kind == .unevenStack ? areSameRows(shown, new, at: position) : shown == new
    if areEqual || isBetweenSections(shown, new) { return nil }
    return "at \(position as Any)\n\(screen.text)\nshould be\n\(other.text)"
  }

  /// The lines without the marks of the focus, which a new screen does not have.
  private func lines(_ screen: Screen) -> [String] {
    let marks: [Unicode.Scalar: Unicode.Scalar] = ["█": "▐", "░": " ", "▸": " ", "◂": " "]
    return screen.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let shown = line.map { marks[$0] ?? $0 }
        let end = shown.lastIndex { $0 != " " } ?? -1
        return String(String.UnicodeScalarView(shown[...end]))
      }
  }

  /// The lines without the scroll bar, which depends on what has been measured.
  private func withoutBar(_ lines: some Sequence<String>) -> [String] {
    lines.map { String($0.filter { !" ▐".contains($0) }) }
  }

  /// Whether both show the same rows. On a new screen the first row is shown from its first line.
  private func areSameRows(_ shown: [String], _ new: [String], at position: Int?) -> Bool {
    let (shown, new) = (withoutBar(shown), withoutBar(new))
    let first = (shown.first ?? "").split(separator: ".")
    let hidden = first.count == 2 && Int(first[0]) == position ? Int(first[1]) ?? 0 : 0
    return shown.dropLast(hidden) == new.dropFirst(hidden)
  }

  /// Whether the header of a section without a visible row is before that of the next one, which
  /// no position asks for.
  private func isBetweenSections(_ shown: [String], _ new: [String]) -> Bool {
    guard shown.count > 1, shown[0].hasPrefix("all"), shown[1].hasPrefix("more") else {
      return false
    }
    return withoutBar(new).starts(with: withoutBar(shown.dropFirst()))
  }
}
