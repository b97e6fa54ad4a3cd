// On Apple's systems Foundation saves user defaults soon after each change, on Linux never.

#if os(Linux)
  /// Saves the user defaults of a program.
  enum SavedDefaults {
    /// Saves when the program ends, by `exit` or by a signal that a session receives.
    @MainActor static func saveAtEnd() {
      Session.willTerminate = { save() }
      saveAtExit()
    }

    /// Any thread may call `exit`.
    private static func saveAtExit() {
      atexit { SavedDefaults.save() }
    }

    /// The defaults of the program and those in which properties are stored.
    static var stores: [UserDefaults] { StoredEntry.stores + [.standard] }

    static func save() {
      for store in stores { store.synchronize() }
    }
  }
#endif
