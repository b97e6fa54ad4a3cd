import Components
import Observation
import Signals
import TextBackend
import TestSupport
import Testing

private final class Account: ObservableObject {
  @Published var name: String
  let token: Token?

  init(_ name: String, _ token: Token? = nil) {
    self.name = name
    self.token = token
  }
}

@Observable private final class Settings {
  var name: String
  @ObservationIgnored let token: Token?

  init(_ name: String, _ token: Token? = nil) {
    self.name = name
    self.token = token
  }
}

@MainActor @Suite(.watchdog) struct EnvironmentObjectTests {
  private let counter = WorkCounter()

  private struct Name: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text(account.name) }
  }

  private struct SettingsName: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text(settings.name) }
  }

  private struct OptionalName: View {
    @Environment(Settings.self) private var settings: Settings?
    var body: some View { Text(settings?.name ?? "none") }
  }

  @Test func innermostObjectIsProvided() {
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        Name()
        Name().environmentObject(Account("inner"))
      }
      .environmentObject(Account("outer"))
    }
    #expect(screen.text == "outer inner")
  }

  @Test func changeOfTheObjectEvaluatesTheReaders() {
    let account = Account("a")
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        CountedBody(counter: counter) { Text("-") }
        Name()
      }
      .environmentObject(account)
    }
    #expect(screen.text == "- a")
    #expect(counter.work(on: screen) { account.name = "b" }.bodies == 0)
    #expect(screen.text == "- b")
  }

  @Test func anotherObjectReplacesTheFirst() {
    let (accounts, index) = ([Account("a"), Account("b")], CurrentValueSubject<Int, Never>(0))
    let screen = Screen(columns: 20, rows: 1) {
      Latest(of: index) { Name().environmentObject(accounts[$0]) }
    }
    #expect(screen.text == "a")
    index.value = 1
    #expect(screen.text == "b")
    accounts[1].name = "c"
    #expect(screen.text == "c")
  }

  @Test func observableObjectIsReadByItsType() {
    let settings = Settings("a")
    let screen = Screen(columns: 20, rows: 1) {
      HStack {
        SettingsName()
        OptionalName()
        OptionalName().environment(Settings?.none)
      }
      .environment(settings)
    }
    #expect(screen.text == "a a none")
    settings.name = "b"
    #expect(screen.text == "b b none")
  }

  @Test func bindableMakesBindings() {
    struct Editor: View {
      @Bindable var settings: Settings
      var body: some View { TextField(text: $settings.name).textFieldStyle(.plain) }
    }
    struct LocalEditor: View {
      @Environment(Settings.self) private var settings
      var body: some View {
        @Bindable var settings = settings
        TextField(text: $settings.name).textFieldStyle(.plain)
      }
    }
    struct Owner: View {
      @State var settings: Settings
      var body: some View { TextField(text: $settings.name).textFieldStyle(.plain) }
    }
    let settings = Settings("")
    let screen = Screen(columns: 20, rows: 3) {
      Editor(settings: settings)
      LocalEditor().environment(settings)
      Owner(settings: settings)
    }
    screen.press(.tab)
    screen.type("a")
    screen.press(.tab)
    screen.type("b")
    #expect(settings.name.count == 2)
    #expect(screen.text == Array(repeating: settings.name, count: 3).joined(separator: "\n"))
  }

  @Observable @MainActor final class Profile: Equatable {
    var name: String

    init(name: String) { self.name = name }

    nonisolated static func == (lhs: Profile, rhs: Profile) -> Bool { true }
  }

  private struct NameView: View {
    @Environment(Profile.self) private var profile
    var body: some View { Text(profile.name) }
  }

  private struct OptionalNameView: View {
    @Environment(Profile.self) private var profile: Profile?
    var body: some View { Text(profile?.name ?? "none") }
  }

  @Test func followsAnotherObjectThatIsEqual() {
    let profiles = [Profile(name: "Ada"), Profile(name: "Bob")]
    let index = CurrentValueSubject<Int, Never>(0)
    let screen = Screen(columns: 9, rows: 2) {
      Latest(of: index) { index in
        VStack(spacing: 0) {
          NameView()
          OptionalNameView()
        }
        .environment(profiles[index])
      }
    }
    #expect(screen.picture == "Ada\nAda")
    index.value = 1
    #expect(screen.picture == "Bob\nBob")
  }
}
