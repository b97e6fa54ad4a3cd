import Components
import Signals
import TextBackend
import TestSupport
import Testing

private struct Task: Identifiable, Equatable {
  let id: Int
  var title: String
  var isDone = false
}

@MainActor @Suite(.watchdog) struct ForEachBindingTests {
  private struct Tasks: View {
    @State private var tasks = [Task(id: 1, title: "a"), Task(id: 2, title: "b")]

    var body: some View {
      ForEach($tasks) { $task in
        HStack {
          Toggle(task.title, isOn: $task.isDone)
          Button("x") { tasks.removeAll { $0.id == task.id } }.buttonStyle(LabelOnlyButtonStyle())
        }
      }
      Button("reverse") { tasks.reverse() }.buttonStyle(LabelOnlyButtonStyle())
      Text(tasks.map { "\($0.title)\($0.isDone)" }.joined(separator: " "))
    }
  }

  @Test func editsTheElements() throws {
    let screen = Screen(columns: 20, rows: 4) { Tasks() }
    try screen.click("b")
    #expect(screen.text.contains("afalse btrue"))
    try screen.click("reverse")
    #expect(screen.text.contains("btrue afalse"))
    try screen.click("b")
    #expect(screen.text.contains("bfalse afalse"))
  }

  @Test func elementsCanBeRemoved() throws {
    let screen = Screen(columns: 20, rows: 4) { Tasks() }
    try screen.click("a")
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.text.contains("[ ] b"))
    #expect(!screen.text.contains("[✓] a"))
    try screen.click("b")
    #expect(screen.text.contains("btrue"))
  }

  private struct Scores: View {
    let kept: (Binding<Int>) -> Void
    @State private var scores = ["x": 1, "y": 2].map { (name: $0.key, points: $0.value) }
      .sorted { $0.name < $1.name }

    var body: some View {
      ForEach($scores, id: \.name) { $score in
        Button("\(score.name)\(score.points)") { score.points += 1 }
          .buttonStyle(LabelOnlyButtonStyle())
          .onAppear { kept($score.points) }
      }
      Button("drop") { scores.removeFirst() }.buttonStyle(LabelOnlyButtonStyle())
    }
  }

  @Test func aBindingOutlivesItsElement() throws {
    var bindings: [Binding<Int>] = []
    let screen = Screen(columns: 20, rows: 4) { Scores { bindings.append($0) } }
    try screen.click("x1")
    #expect(screen.text.contains("x2"))
    try screen.click("drop")
    #expect(!screen.text.contains("x2"))
    bindings[0].wrappedValue = 9
    bindings[1].wrappedValue = 7
    #expect(bindings[0].wrappedValue == 2)
    #expect(screen.text.contains("y7"))
  }

  private struct KeptTasks: View {
    let isList: Bool
    let kept: (Binding<Task>) -> Void
    @State private var tasks = [Task(id: 1, title: "a"), Task(id: 2, title: "b")]

    var body: some View {
      if isList {
        List($tasks) { $task in Text(task.title).onAppear { kept($task) } }
      } else {
        ForEach($tasks) { $task in Text(task.title).onAppear { kept($task) } }
      }
      Button("reverse") { tasks.reverse() }.buttonStyle(LabelOnlyButtonStyle())
      Text(tasks.map { "\($0.title)\($0.isDone)" }.joined(separator: " "))
    }
  }

  @Test(arguments: [false, true]) func aBindingFollowsItsElement(inList: Bool) throws {
    var bindings: [Int: Binding<Task>] = [:]
    let screen = Screen(columns: 20, rows: 6) {
      KeptTasks(isList: inList) { bindings[$0.wrappedValue.id] = $0 }
    }
    try screen.click("reverse")
    #expect(screen.text.contains("bfalse afalse"))
    bindings[1]?.wrappedValue.isDone = true
    #expect(screen.text.contains("bfalse atrue"))
  }
}
