import Components
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct ToDoTests {
  private let screen = program(34, 12) { TodoListView() }

  @Test func listsTasks() throws {
    try screen.requireSnapshot("three tasks", includesStyles: true)
  }

  @Test func addsTasksWithTheKeyboard() {
    screen.type("\tRead\nSleep\n")
    #expect(screen.focus?.text == "New task")
    #expect(screen.find("[ ] Sleep") != nil)
    #expect(screen.find("4 of 5 open") != nil)
  }

  @Test func tasksAreDoneAndDeleted() throws {
    try screen.click("Buy milk")
    #expect(screen.find("[✓] Buy milk") != nil)
    screen.press(.tab, .enter)
    #expect(screen.find("Buy milk") == nil)
    try screen.click("Only open tasks")
    try screen.requireSnapshot("open tasks")
  }
}
