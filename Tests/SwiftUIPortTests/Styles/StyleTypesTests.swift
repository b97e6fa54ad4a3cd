import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StyleTypesTests {
  @Test func usualStylesAreThoseWithoutAStyle() {
    expectEqual({ Toggle("On", isOn: .constant(true)) }) { $0.toggleStyle(DefaultToggleStyle()) }
    expectEqual({ Label("Star", systemImage: "star") }) { $0.labelStyle(DefaultLabelStyle()) }
    expectEqual({ Label("Star", systemImage: "star") }) { $0.labelStyle(.automatic) }
    expectEqual({ ProgressView(value: 0.5) }) { $0.progressViewStyle(DefaultProgressViewStyle()) }
  }

  @Test func namesOfTypesAreThoseOfMembers() {
    let picker = { Picker("Size", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)") } } }
    expectEqual({ picker().pickerStyle(.radioGroup) }) { _ in
      picker().pickerStyle(RadioGroupPickerStyle())
    }
    expectEqual({ picker().pickerStyle(.menu) }) { _ in
      picker().pickerStyle(PopUpButtonPickerStyle())
    }
    expectEqual({ picker().pickerStyle(.navigationLink) }) { _ in
      picker().pickerStyle(NavigationLinkPickerStyle())
    }
    expectEqual({ picker().pickerStyle(.palette) }) { _ in
      picker().pickerStyle(PalettePickerStyle())
    }
    let list = { List { Text("Row") } }
    expectEqual({ list().listStyle(.bordered) }) { _ in list().listStyle(BorderedListStyle()) }
    expectEqual({ list().listStyle(.inset) }) { _ in
      list().listStyle(.inset(alternatesRowBackgrounds: true))
    }
    let field = { TextField("Name", text: .constant("")) }
    expectEqual({ field().textFieldStyle(.roundedBorder) }) { _ in
      field().textFieldStyle(.squareBorder)
    }
    expectEqual({ field().textFieldStyle(.plain) }) { _ in field().textFieldStyle(.automatic) }
    let button = { Button("Go") {} }
    expectEqual({ button().buttonStyle(.link) }) { _ in button().buttonStyle(LinkButtonStyle()) }
    let pages = { NavigationView { Text("Page") } }
    expectEqual({ pages() }) { _ in pages().navigationViewStyle(ColumnNavigationViewStyle()) }
  }

  /// Expects that `change` of the view looks as the view does.
  private func expectEqual<Content: View>(
    _ view: () -> Content, _ change: (Content) -> some View,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = picture { view() }
    #expect(!expected.isEmpty, sourceLocation: sourceLocation)
    #expect(picture { change(view()) } == expected, sourceLocation: sourceLocation)
  }
}
