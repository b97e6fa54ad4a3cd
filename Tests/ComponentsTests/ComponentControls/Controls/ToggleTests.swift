import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct ToggleTests {
  private let isOn = CurrentValueSubject<Bool, Never>(false)

  @Test func togglesASubject() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("Wi-Fi", isOn: isOn) }
    #expect(screen.text == "[ ] Wi-Fi")
    isOn.value = true
    #expect(screen.text == "[✓] Wi-Fi")
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.text == "[ ] Wi-Fi")
    #expect(isOn.value == false)
    screen.click(column: 5, row: 0)
    #expect(isOn.value == true)
  }

  @Test func showsItsBoxWithoutALabel() {
    let label = CurrentValueSubject<[String], Never>([])
    let screen = Screen(columns: 12, rows: 6, alignment: .topLeading) {
      VStack(alignment: .leading) {
        Toggle(isOn: isOn) { EmptyView() }
        Toggle(isOn: isOn) { EmptyView() }.toggleStyle(.switch)
        Toggle(isOn: isOn) { EmptyView() }.toggleStyle(.button)
        Toggle(isOn: isOn) { ForEach(label, id: \.self) { Text($0) } }
      }
    }
    #expect(screen.text == "[ ]\n ○──\n╭───╮\n│   │\n╰───╯\n[ ]")
    label.value = ["Wi-Fi"]
    #expect(screen.text == "[ ]\n ○──\n╭───╮\n│   │\n╰───╯\n[ ] Wi-Fi")
  }

  @Test func togglesABinding() {
    struct Settings: View {
      struct Values: Equatable {
        var isLoud = false
      }
      @State private var values = Values()
      var body: some View {
        Toggle("Loud", isOn: $values.isLoud)
        Text(values.isLoud ? "LOUD" : "quiet")
      }
    }
    let screen = Screen(columns: 12, rows: 2) { Settings() }
    #expect(screen.text == "[ ] Loud\nquiet")
    screen.click(column: 0, row: 0)
    #expect(screen.text == "[✓] Loud\nLOUD")
  }

  @Test func reportsTheRequestedValue() {
    var requests: [Bool] = []
    let states = CurrentValueSubject<Bool, Never>(true)
    let screen = Screen(columns: 12, rows: 1) {
      Toggle("Light", isOn: states.map { $0 }.controlled { requests.append($0) })
    }
    screen.click(column: 0, row: 0)
    #expect(requests == [false])
    #expect(screen.text == "[✓] Light")
  }

  @Test func showsFocusAndHoverWithoutColors() {
    let screen = Screen(columns: 12, rows: 1) { Toggle("Wi-Fi", isOn: isOn) }
    screen.move(column: 0, row: 0)
    #expect(screen.attributes(of: "Wi-Fi")?.isUnderlined == true)
    #expect(screen.attributes(of: "[ ]")?.isSelected == false)
    screen.press(.tab)
    #expect(screen.attributes(of: "[ ]")?.isSelected == true)
  }

  @Test func followsItsTitleOnce() {
    let titles = CurrentValueSubject<String, Never>("Wi-Fi")
    let count = Lock(0)
    let counted = Deferred {
      count.withLock { $0 += 1 }
      return titles
    }
    let screen = Screen(columns: 12, rows: 1) {
      Toggle(isOn: isOn) { Text(counted) }
    }
    #expect(screen.accessibility.description.contains("Wi-Fi, toggle, off"))
    #expect(count.withLock { $0 } == 1)
  }

  @Test func namesAHiddenTitleThatChanges() {
    let titles = CurrentValueSubject<String, Never>("Wi-Fi")
    let screen = Screen(columns: 12, rows: 1) {
      Toggle(isOn: isOn) { Text(titles) }.labelsHidden()
    }
    #expect(screen.text == "[ ]")
    titles.value = "Sound"
    #expect(screen.accessibility.description.contains("Sound, toggle, off"))
  }

  @Test func ignoresSurroundingButtonStyles() {
    let text = picture {
      Toggle("Wi-Fi", isOn: isOn).buttonStyle(.bordered).environment(\.usesASCII, true)
      Toggle("On", isOn: .constant(true)).disabled().environment(\.usesASCII, true)
    }
    #expect(text == "[ ] Wi-Fi\n[x] On")
  }

  @Test func takesInputWithoutSpace() {
    let screen = Screen(columns: 12, rows: 1) {
      Toggle("Wi-Fi", isOn: isOn).frame(width: 0, height: 0)
    }
    screen.press(.tab)
    screen.press(.space)
    #expect(isOn.value)
  }
}
