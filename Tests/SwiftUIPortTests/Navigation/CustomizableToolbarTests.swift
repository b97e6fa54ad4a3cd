import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct CustomizableToolbarTests {
  @Test func itemsHaveIdentities() {
    let text = picture(30, 6) {
      NavigationStack {
        Text("page").navigationTitle("Notes").toolbar(id: "notes") {
          ToolbarItem(id: "new", placement: .primaryAction) { Text("New") }
          ToolbarItem(id: "a", placement: .primaryAction, showsByDefault: false) { Text("Old") }
          ToolbarItem(id: "b", placement: .primaryAction) { Text("Odd") }
            .customizationBehavior(.disabled).defaultCustomization(.hidden)
        }
        .toolbar(removing: .sidebarToggle)
      }
    }
    #expect(text.contains("New") && !text.contains("Old") && !text.contains("Odd"))
  }
}
