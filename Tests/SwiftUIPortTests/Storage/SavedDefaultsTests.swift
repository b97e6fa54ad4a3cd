import Testing

#if os(Linux)
  @testable import SwiftUIPort
  import TestSupport

  @Suite(.watchdog) struct SavedDefaultsTests {
    /// A store that ends the process instead of writing a file.
    private final class Store: UserDefaults {
      static let status: Int32 = 7

      override func synchronize() -> Bool { _exit(Self.status) }

      @MainActor static func use() {
        SavedDefaults.saveAtEnd()
        let store = Store(suiteName: "annunciator.tests.saved")!
        AppStorage(wrappedValue: 0, "number", store: store).wrappedValue = 1
      }
    }

    @Test func defaultsAreSavedWhenTheProgramExits() async {
      await #expect(processExitsWith: .exitCode(Store.status)) {
        await Store.use()
        exit(EXIT_SUCCESS)
      }
    }

    @Test func defaultsAreSavedBeforeASignalEndsTheProgram() async {
      await #expect(processExitsWith: .exitCode(Store.status)) {
        await Store.use()
        await Session.willTerminate()
        exit(EXIT_FAILURE)
      }
    }

    @Test func thoseOfTheProgramAreAmongThem() {
      #expect(SavedDefaults.stores.contains { $0 === UserDefaults.standard })
    }
  }
#endif
