import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AppStorageTests {
  private enum Tone: String { case low, high }

  private struct Volume: View {
    @AppStorage private var volume: Int
    @AppStorage private var isMuted: Bool

    init(_ store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 5, "volume", store: store)
      _isMuted = AppStorage(wrappedValue: false, "isMuted", store: store)
    }

    var body: some View {
      VStack {
        Button("Volume \(volume)") { volume += 1 }
        Toggle("Mute", isOn: $isMuted)
      }
    }
  }

  private struct Level: View {
    @AppStorage private var volume: Int

    init(_ store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 5, "volume", store: store)
    }

    var body: some View { Text("level \(volume)") }
  }

  private func withStore(_ body: (UserDefaults) throws -> Void) rethrows {
    let name = "annunciator.tests.\(UUID().uuidString)"
    let store = UserDefaults(suiteName: name)!
    defer { store.removePersistentDomain(forName: name) }
    try body(store)
  }

  @Test func aChangeUpdatesAllViews() {
    withStore { store in
      let screen = Screen(columns: 30, rows: 9) {
        VStack {
          Volume(store)
          Level(store)
        }
      }
      #expect(screen.text.contains("level 5"))
      screen.press(.tab)
      screen.press(.enter)
      #expect(screen.text.contains("Volume 6") && screen.text.contains("level 6"))
      #expect(store.integer(forKey: "volume") == 6)
    }
  }

  private struct Values: View {
    @AppStorage("annunciator.tests.name") private var name = "none"
    @AppStorage("annunciator.tests.tone") private var tone = Tone.low
    @SceneStorage("annunciator.tests.share") private var share = 0.5
    @AppStorage("annunciator.tests.age") private var age: Int?

    var body: some View { Text("\(name) \(tone.rawValue) \(share) \(age ?? -1)") }
  }

  @Test func propertiesAreDeclaredWithTheirValues() {
    #expect(picture { Values() } == "none low 0.5 -1")
  }

  @Test func aViewSetsTheStoreOfPropertiesThatNameNone() {
    withStore { store in
      store.set("Ada", forKey: "annunciator.tests.name")
      withStore { other in
        let screen = Screen(columns: 30, rows: 9) {
          VStack {
            Values().defaultAppStorage(store)
            Level(other).defaultAppStorage(store)
          }
        }
        #expect(screen.text.contains("Ada low") && screen.text.contains("level 5"))
      }
    }
  }

  @Test func valuesComeBackAsTheyWere() {
    withStore { store in
      let address = AppStorage<URL?>("address", store: store)
      address.wrappedValue = URL(string: "https://swift.org/a")
      #expect(address.wrappedValue == URL(string: "https://swift.org/a"))
      address.wrappedValue = nil
      #expect(address.wrappedValue == nil)
      let tone = AppStorage(wrappedValue: Tone.low, "tone", store: store)
      tone.wrappedValue = .high
      #expect(tone.wrappedValue == .high)
      #expect(store.string(forKey: "tone") == "high")
      let data = AppStorage(wrappedValue: Data(), "data", store: store)
      data.projectedValue.wrappedValue = Data([1, 2])
      #expect(data.wrappedValue == Data([1, 2]))
    }
  }
}
