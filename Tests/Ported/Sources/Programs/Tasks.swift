import SwiftUI

struct TodoItem: Identifiable, Codable, Hashable {
  var id = UUID()
  var title: String
  var isDone = false
}

class TaskStore: ObservableObject {
  @Published var tasks = [TodoItem(title: "Buy milk"), TodoItem(title: "Call Ann")]
}

struct TasksView: View {
  @ObservedObject var store = TaskStore()
  @State private var showingAdd = false

  var body: some View {
    NavigationView {
      List {
        ForEach(store.tasks) { task in
          HStack {
            Text(task.isDone ? "done" : "open")
              .foregroundColor(.secondary)
            Text(task.title)
            Spacer()
          }
          .contentShape(Rectangle())
          .onTapGesture { self.toggle(task) }
        }
        .onDelete(perform: delete)
      }
      .listStyle(PlainListStyle())
      .navigationBarTitle("Tasks", displayMode: .inline)
      .navigationBarItems(
        trailing: Button(action: { self.showingAdd = true }) {
          Text("Add")
        }
      )
      .sheet(isPresented: $showingAdd) {
        AddTaskView(store: self.store)
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  func toggle(_ task: TodoItem) {
    guard let index = store.tasks.firstIndex(of: task) else { return }
    store.tasks[index].isDone.toggle()
  }

  func delete(at offsets: IndexSet) {
    store.tasks.remove(atOffsets: offsets)
  }
}

struct AddTaskView: View {
  @Environment(\.presentationMode) var presentationMode
  @ObservedObject var store: TaskStore
  @State private var title = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Title", text: $title)
          .autocapitalization(.sentences)
          .disableAutocorrection(true)
      }
      .navigationBarTitle("New task")
      .navigationBarItems(
        trailing: Button("Save") {
          self.store.tasks.append(TodoItem(title: self.title))
          self.presentationMode.wrappedValue.dismiss()
        }
        .disabled(title.isEmpty))
    }
  }
}
