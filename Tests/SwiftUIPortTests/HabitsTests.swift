import SwiftUIPort
import TestSupport
import Testing
import TextBackend

/// What programs expect without saying so.
@MainActor @Suite(.watchdog) struct HabitsTests {
  @Test func aSymbolWithoutANameIsNotShown() {
    #expect(picture { Text("a") + Text(Image(systemName: "")) + Text("b") } == "ab")
    #expect(picture { Image(systemName: "") } == "")
  }

  @Test func severalLabelsAreAColumn() {
    let content = LabeledContent {
      Text("on")
    } label: {
      Text("Wi-Fi")
      Text("2.4 GHz")
    }
    #expect(picture(12, 3) { content } == "Wi-Fi     on\n2.4 GHz")
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Wi-Fi")
      Text("2.4 GHz")
    }
    #expect(picture(12, 3) { toggle } == "[✓] Wi-Fi\n    2.4 GHz")
  }

  private struct Page: View {
    @State private var name = ""

    var body: some View {
      NavigationStack {
        Form { TextField("Name", text: $name) }
          .navigationTitle("New entry")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) {
              Button("Add to the list", systemImage: "plus") {}
            }
          }
      }
    }
  }

  private struct Sheets: View {
    @State private var isPresented = true
    var body: some View { Text("below").sheet(isPresented: $isPresented) { Page() } }
  }

  @Test func aSheetBeginsWithItsFieldAndNotWithItsBar() {
    let screen = Screen(columns: 50, rows: 12) { Sheets() }
    _ = screen.text
    screen.type("Ann")
    #expect(screen.text.contains("Ann"))
  }

  @Test func aBarHasOneRow() {
    let lines = picture(24, 6) { Page() }.split(separator: "\n")
    #expect(lines[0].contains("New") && lines[1].hasPrefix("───"))
  }

  @Test func aLinkWithASurfaceHasNoMark() {
    let link = NavigationLink {
      Text("page")
    } label: {
      Text("card").border(.red)
    }
    let text = picture { NavigationStack { link } }
    #expect(text.contains("card") && !text.contains("›"))
    #expect(picture { NavigationStack { NavigationLink("plain") { Text("page") } } }.contains("›"))
  }
}
