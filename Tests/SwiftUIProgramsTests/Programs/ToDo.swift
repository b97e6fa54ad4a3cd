import Components

struct TodoItem: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

struct TodoListView: View {
  @State private var items = [
    TodoItem(id: 1, title: "Buy milk"),
    TodoItem(id: 2, title: "Call Ann", isDone: true),
    TodoItem(id: 3, title: "Write tests"),
  ]
  @State private var newTitle = ""
  @State private var showsOnlyOpen = false
  @FocusState private var isFieldFocused: Bool

  private var visibleItems: [TodoItem] {
    showsOnlyOpen ? items.filter { !$0.isDone } : items
  }

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        TextField("New task", text: $newTitle)
          .focused($isFieldFocused)
          .onSubmit(add)
        Button("Add", action: add)
          .disabled(newTitle.isEmpty)
      }
      Toggle("Only open tasks", isOn: $showsOnlyOpen)
      Divider()
      ScrollView {
        ForEach(visibleItems) { item in
          TodoRow(item: item) {
            toggle(item)
          } onDelete: {
            items.removeAll { $0.id == item.id }
          }
        }
      }
      Text("\(items.filter { !$0.isDone }.count) of \(items.count) open")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }

  private func add() {
    guard !newTitle.isEmpty else { return }
    items.append(TodoItem(id: (items.map(\.id).max() ?? 0) + 1, title: newTitle))
    newTitle = ""
    isFieldFocused = true
  }

  private func toggle(_ item: TodoItem) {
    guard let index = items.firstIndex(of: item) else { return }
    items[index].isDone.toggle()
  }
}

struct TodoRow: View {
  let item: TodoItem
  let onToggle: @MainActor () -> Void
  let onDelete: @MainActor () -> Void

  var body: some View {
    HStack {
      Toggle(isOn: Binding(get: { item.isDone }, set: { _ in onToggle() })) {
        Text(item.title)
          .strikethrough(item.isDone)
          .foregroundColor(item.isDone ? .secondary : .primary)
      }
      Spacer()
      Button("×", role: .destructive, action: onDelete)
        .buttonStyle(.plain)
    }
  }
}
