import SwiftUIPort
import TestSupport
import Testing
import TextBackend

private struct Files: View {
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var file: File?
  @State private var answer = "none"

  struct File: Identifiable {
    var id: String
  }

  var body: some View {
    VStack {
      Text("answer: \(answer)")
      Button("Remove") { isAsking = true }
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text("Delete the file?"), message: Text("This cannot be undone."),
            primaryButton: .destructive(Text("Delete")) { answer = "delete" },
            secondaryButton: .cancel())
        }
      Button("About") { file = File(id: "a.txt") }
        .alert(item: $file) { file in Alert(title: Text(file.id)) }
      Button("Share") { isChoosing = true }
        .actionSheet(isPresented: $isChoosing) {
          ActionSheet(
            title: Text("Share"),
            buttons: [.default(Text("Mail")) { answer = "mail" }, .cancel()])
        }
    }
  }
}

@MainActor @Suite(.watchdog) struct AlertTests {
  private let screen = Screen(columns: 40, rows: 16) { Files() }

  @Test func anAlertHasItsButtons() throws {
    try screen.click("Remove")
    #expect(screen.text.contains("Delete the file?"))
    #expect(screen.text.contains("This cannot be undone."))
    #expect(screen.text.contains("Cancel"))
    try screen.click(" Delete ")
    #expect(screen.text.contains("answer: delete"))
    #expect(!screen.text.contains("Delete the file?"))
  }

  @Test func anAlertAboutAnItemEndsWithIt() throws {
    try screen.click("About")
    #expect(screen.text.contains("a.txt"))
    try screen.click("OK")
    #expect(!screen.text.contains("a.txt"))
    try screen.click("About")
    #expect(screen.text.contains("a.txt"))
  }

  @Test func aSheetOfActionsRunsOne() throws {
    try screen.click("Share")
    try screen.click("Mail")
    #expect(screen.text.contains("answer: mail"))
  }
}
