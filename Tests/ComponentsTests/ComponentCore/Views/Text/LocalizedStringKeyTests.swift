import Components
import Signals
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct LocalizedStringKeyTests {
  @Test func interpolatesValues() {
    let count = 3
    #expect(picture { Text("\(count) items, \([1, 2])") } == "3 items, [1, 2]")
  }

  @Test func interpolatesTextsInTheirAppearance() {
    let names = CurrentValueSubject<String, Never>("Ada")
    let screen = Screen(columns: 30, rows: 1) {
      Text("\(Text(names).bold()) has \(2 + 3) new \(Text("messages").italic()).")
    }
    #expect(screen.text == "Ada has 5 new messages.")
    #expect(screen.attributes(of: "Ada")?.isBold == true)
    #expect(screen.attributes(of: "has")?.isBold == false)
    #expect(screen.attributes(of: "messages")?.isItalic == true)
    names.send("Grace")
    #expect(screen.text == "Grace has 5 new messages.")
  }

  @Test func formatsNumbers() {
    let celsius = 21.456
    #expect(picture { Text("\(celsius, specifier: "%.1f") °C") } == "21.5 °C")
    #expect(picture { Text("\(celsius, specifier: "unknown") °C") } == "21.456 °C")
  }

  @Test func aKeyIsAText() {
    let key: LocalizedStringKey = "Settings"
    #expect(picture { Text(key) } == "Settings")
    #expect(picture { Text(LocalizedStringKey("Settings")) } == "Settings")
  }

  @Test func stringsAreShownAsTheyAre() {
    let name = "50 % %@ \\("
    #expect(picture { Text(name) } == name)
    #expect(picture { Text(verbatim: "a \(1)") } == "a 1")
    #expect(picture { Text(name.prefix(4)) } == "50 %")
    #expect(picture { Text("a" + "b") } == "ab")
  }
}
