import Components
import ObservableCollections
import Signals

/// A row of a list or a table.
private struct Row: Identifiable, Sendable, Equatable {
  let id: Int
}

@MainActor private let rows = CurrentValueSubject<[Row], Never>([Row(id: 1), Row(id: 2)])
@MainActor private let array = ObservableArray([Row(id: 1), Row(id: 2)])
@MainActor private let selected = Binding<Int?>.constant(1)
@MainActor private let selection = Binding<Set<Int>>.constant([1])

/// A row of an outline.
private struct Branch: Identifiable, Sendable {
  let id: Int
  var children: [Branch]?
}

/// A bar whose length is a value.
private struct Bar: Drawing {
  let length: Int

  func size(for proposal: ProposedViewSize, in environment: EnvironmentValues) -> Size {
    Size(width: length, height: 1)
  }

  func draw(on canvas: DrawingCanvas) {}
}

@MainActor
func showCollections() {
  show(Drawn(of: ints) { Bar(length: $0) })
  show(Drawn(of: ints.map { $0 }, default: 1) { Bar(length: $0) })
  show(Drawn(of: CurrentValueSubject<Int?, Never>(nil), default: 1) { Bar(length: $0) })
  show(Latest(of: ints) { Text("\($0)") })
  show(Latest(of: ints.map { $0 }, default: 1) { Text("\($0)") })
  show(ForEach(rows) { Text("\($0.id)") })
  show(ForEach(rows, id: \.id) { Text("\($0.id)") })
  show(ForEach(array) { Text("\($0.id)") })
  show(ForEach(array, id: \.id) { Text("\($0.id)") })
  show(ControlGroup(strings) { text })
  show(Section(strings) { text })
  show(Section("text", isExpanded: bools) { text })
  show(
    Section(isExpanded: bools) {
      text
    } header: {
      text
    })
  let branches = CurrentValueSubject<[Branch], Never>([Branch(id: 1, children: [Branch(id: 2)])])
  show(OutlineGroup(branches, children: \.children) { Text("\($0.id)") })
  show(OutlineGroup(branches, id: \.id, children: \.children) { Text("\($0.id)") })
  show(List(branches, children: \.children) { Text("\($0.id)") })
  show(List(branches, id: \.id, children: \.children) { Text("\($0.id)") })
  showLists()
  showTables()
}

@MainActor
private func showLists() {
  show(List(rows) { Text("\($0.id)") })
  show(List(rows, id: \.id) { Text("\($0.id)") })
  show(List(rows, selection: selected) { Text("\($0.id)") })
  show(List(rows, selection: selection) { Text("\($0.id)") })
  show(List(rows, id: \.id, selection: selected) { Text("\($0.id)") })
  show(List(rows, id: \.id, selection: selection) { Text("\($0.id)") })
  show(List(array) { Text("\($0.id)") })
  show(List(array, selection: selected) { Text("\($0.id)") })
  show(List(array, selection: selection) { Text("\($0.id)") })
  show(List(selection: CurrentValueSubject<Int?, Never>(1)) { text.tag(1) })
  show(List(selection: CurrentValueSubject<Set<Int>, Never>([1])) { text.tag(1) })
}

@MainActor
private func showTables() {
  show(Table(rows) { TableColumn("Row") { Text("\($0.id)") } })
  show(Table(rows, selection: selected) { TableColumn("Row") { Text("\($0.id)") } })
  show(Table(rows, selection: selection) { TableColumn("Row") { Text("\($0.id)") } })
  show(Table(array) { TableColumn("Row") { Text("\($0.id)") } })
  show(Table(array, selection: selected) { TableColumn("Row") { Text("\($0.id)") } })
  show(Table(array, selection: selection) { TableColumn("Row") { Text("\($0.id)") } })
  show(
    Table(rows) { TableColumn("Row") { Text("\($0.id)") } }
      .tableColumnHeaders(CurrentValueSubject<Visibility, Never>(.hidden)))
}
