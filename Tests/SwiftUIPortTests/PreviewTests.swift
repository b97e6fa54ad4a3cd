import TestSupport
import Testing
import TextBackend

@testable import SwiftUIPort

#Preview("Two tasks") {
  Text("Buy milk")
  Text("Call Ann")
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
}

struct Tasks_Previews: PreviewProvider {
  static var previews: some View {
    Text("No tasks").previewLayout(.sizeThatFits).previewDisplayName("Empty")
  }
}

@MainActor @Suite(.watchdog) struct PreviewTests {
  @Test func theProgramFindsItsPreviews() throws {
    let names = Preview.all.map(\.name)
    #expect(names.contains("Two tasks"))
    #expect(names.contains("Tasks_Previews"))
    #expect(names.contains("SwiftUIPortTests/PreviewTests.swift:12"))
    let preview = try #require(Preview.all.first { $0.name == "Two tasks" })
    #expect(picture { AnyView(preview.content()) } == "Buy milk\nCall Ann")
  }

  @Test func argumentsAskForPreviews() {
    #expect(PreviewRequest(["--previews"]) == .list)
    #expect(PreviewRequest(["--preview", "Two tasks"]) == .show("Two tasks"))
    #expect(PreviewRequest([String]()) == nil)
    #expect(PreviewRequest(["--preview"]) == nil)
    #expect(PreviewRequest(["--previews", "more"]) == nil)
  }
}
