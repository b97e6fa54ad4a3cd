import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct DisabledTests {
  /// A view that takes the focus.
  private struct Control {
    let name: String
    let view: AnyView

    init(_ name: String, @ViewBuilder _ view: () -> some View) {
      self.name = name
      self.view = AnyView(view())
    }
  }

  private let controls = [
    Control("button") { Button("OK") },
    Control("context menu") { Text("file").contextMenu { Button("Copy") } },
    Control("custom button") { CustomButton().titleChangingButton(CurrentValueSubject("OK")) },
    Control("drag") { Text("card").gesture(DragGesture()) },
    Control("editable rows") { ForEach(0..<2) { Text("\($0)") }.onDelete { _ in } },
    Control("focusable") { Text("view").focusable().bold() },
    Control("link") { NavigationStack { NavigationLink("Next") { Text("page") } } },
    Control("long press") { Text("row").onLongPressGesture {} },
    Control("menu") { Menu("File") { Button("Open") } },
    Control("picker") {
      Picker("Size", selection: CurrentValueSubject(1)) {
        Text("S").tag(1)
        Text("L").tag(2)
      }
    },
    Control("scroll view") { ScrollView { Text("a\nb\nc\nd\ne\nf\ng\nh") }.frame(height: 3) },
    Control("slider") { Slider(value: CurrentValueSubject(0.5)) },
    Control("stepper") { Stepper("Copies", value: CurrentValueSubject(1)) },
    Control("tap") { Text("row").onTapGesture {} },
    Control("text editor") { TextEditor(text: CurrentValueSubject("notes")) },
    Control("text field") { TextField("Name", text: CurrentValueSubject("Ada")) },
    Control("toggle") { Toggle("Wi-Fi", isOn: CurrentValueSubject(true)) },
  ]

  @Test(arguments: [true, false])
  func endsTheInteraction(byANewDescription: Bool) {
    for control in controls {
      let flags = CurrentValueSubject<Bool, Never>(false)
      let screen = Screen(columns: 30, rows: 8) {
        if byANewDescription {
          Latest(of: flags) { control.view.disabled($0) }
        } else {
          control.view.disabled(flags)
        }
      }
      #expect(screen.press(.tab), "\(control.name)")
      screen.move(column: 0, row: 0)
      flags.value = true
      #expect(screen.frame == untouched(control, isDisabled: true), "\(control.name)")
      #expect(!screen.press(.tab), "\(control.name)")
      screen.move(column: 29, row: 7)
      flags.value = false
      #expect(screen.frame == untouched(control, isDisabled: false), "\(control.name)")
    }
  }

  private func untouched(_ control: Control, isDisabled: Bool) -> Frame {
    Screen(columns: 30, rows: 8) { control.view.disabled(isDisabled) }.frame
  }
}
