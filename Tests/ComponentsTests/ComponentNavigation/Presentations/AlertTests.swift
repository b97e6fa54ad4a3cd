import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct AlertTests {
  private let isPresented = CurrentValueSubject<Bool, Never>(true)
  private let log = CurrentValueSubject<[String], Never>([])

  private func screen(columns: Int = 30, rows: Int = 9) -> Screen {
    Screen(columns: columns, rows: rows) {
      Button("Behind").buttonStyle(.plain)
        .alert("Delete the file?", isPresented: isPresented) {
          Button("Delete", role: .destructive) { log.value.append("deleted") }
          Button("Keep", role: .cancel) { log.value.append("kept") }
        } message: {
          Text("This cannot be undone.")
        }
    }
  }

  @Test func asksWithTheFocusOnTheSafeChoice() {
    #expect(
      screen().picture == """
          Behind
          ╭────────────────────────╮
          │    Delete the file?    │
          │ This cannot be undone. │
          │  ╭────────╮ ┏━━━━━━┓   │
          │  │ Delete │ ┃ Keep ┃   │
          │  ╰────────╯ ┗━━━━━━┛   │
          ╰────────────────────────╯
        """)
  }

  @Test func aButtonClosesItAndActs() {
    let screen = screen()
    screen.press(.left)
    screen.press(.enter)
    #expect(screen.picture == "  Behind")
    #expect(log.value == ["deleted"])
    #expect(!isPresented.value)
  }

  @Test func escapePressesTheButtonThatCancels() {
    let screen = screen()
    screen.press(.escape)
    #expect(screen.picture == "  Behind")
    #expect(log.value == ["kept"])
  }

  @Test func aClickOutsideDoesNotCloseIt() {
    let screen = screen()
    _ = screen.text
    screen.click(column: 3, row: 0)
    #expect(isPresented.value)
  }

  @Test func anActionMayPresentTheAlertAgain() {
    let screen = Screen(columns: 20, rows: 6) {
      Text("x").alert("Again?", isPresented: isPresented) {
        Button("Yes") {
          log.value.append("yes")
          isPresented.value = true
        }
      }
    }
    screen.press(.enter)
    #expect(screen.text.contains("Again?"))
    #expect(log.value == ["yes"])
  }

  @Test func hasAnOKButtonUnlessItIsGivenOthers() {
    let screen = Screen(columns: 20, rows: 6) {
      Text("x").alert("Done", isPresented: isPresented) {}
    }
    #expect(screen.text.contains("┃ OK ┃"))
    #expect(!self.screen().text.contains("OK"))
    screen.press(.enter)
    #expect(!isPresented.value)
  }

  @Test func stacksButtonsThatDoNotFitInARow() {
    #expect(
      screen(columns: 18, rows: 13).picture == """
          ╭────────────╮
          │ Delete the │
          │   file?    │
          │   This     │
          │ cannot be  │
          │  undone.   │
          │ ╭────────╮ │
          │ │ Delete │ │
          │ ╰────────╯ │
          │  ┏━━━━━━┓  │
          │  ┃ Keep ┃  │
          │  ┗━━━━━━┛  │
          ╰────────────╯
        """)
  }

  @Test func scrollsOnAScreenThatIsTooSmall() {
    let screen = screen(columns: 30, rows: 5)
    #expect(screen.text.contains("┃ Keep ┃"))
    screen.press(.enter)
    #expect(log.value == ["kept"])
  }

  @Test func itsTitleFollowsAPublisher() {
    let titles = CurrentValueSubject<String, Never>("one")
    let screen = Screen(columns: 20, rows: 6) {
      Text("x").alert(Text(titles), isPresented: isPresented) {}
    }
    #expect(screen.text.contains("│  one   │"))
    titles.value = "three"
    #expect(screen.text.contains("│ three  │"))
  }

  @Test func isAboutDataThatIsPresent() {
    struct Asking: View {
      @State private var isPresented = true
      let name: CurrentValueSubject<String, Never>

      var body: some View {
        Latest(of: name) { name in
          Text("x").alert(
            "Delete?", isPresented: $isPresented, presenting: name.isEmpty ? nil : name
          ) { name in
            Button("Delete \(name)") {}
          } message: { name in
            Text("\(name) is old.")
          }
        }
      }
    }
    let name = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 30, rows: 8) { Asking(name: name) }
    #expect(screen.picture == "x")
    name.value = "seed"
    #expect(screen.text.contains("┃ Delete seed ┃"))
    #expect(screen.text.contains("seed is old."))
  }

  @Test func textFieldsStandInAColumnAndHaveTheFocusFirst() {
    let name = CurrentValueSubject<String, Never>("")
    let screen = Screen(columns: 30, rows: 10) {
      Text("x").alert("Name", isPresented: isPresented) {
        TextField("name", text: name)
        Button("Save") { log.value.append(name.value) }
      }
    }
    screen.type("ab")
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == ["ab"])
  }

  @Test func isAboutAnItem() {
    struct Failure: Identifiable {
      let id: String
    }
    let failure = CurrentValueSubject<Failure?, Never>(nil)
    let screen = Screen(columns: 20, rows: 7) {
      Text("x").alert("Failed", item: failure) { _ in
        Button("OK").buttonStyle(.plain)
      } message: {
        Text($0.id)
      }
    }
    #expect(!screen.text.contains("Failed"))
    failure.value = Failure(id: "no disk")
    #expect(screen.text.contains("Failed") && screen.text.contains("no disk"))
    screen.press(.enter)
    #expect(!screen.text.contains("Failed"))
    #expect(failure.value == nil)
  }

  @Test func itsTitleMayComeFromTheItem() {
    struct Failure: Identifiable {
      let id: String
    }
    let failure = CurrentValueSubject<Failure?, Never>(Failure(id: "disk"))
    let screen = Screen(columns: 20, rows: 7) {
      Text("x").alert(item: failure, title: { Text("No \($0.id)") }) { _ in
        Button("OK") {}
      } message: { _ in
        EmptyView()
      }
    }
    #expect(screen.text.contains("No disk"))
  }
}
