import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct IndexSetTests {
  private struct Names: View {
    @State private var names = ["Ada", "Bob", "Cy"]
    @State private var deleted = 0

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { offsets in
            for index in offsets { deleted += index + 1 }
            names.remove(atOffsets: offsets)
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("\(deleted)")
      }
    }
  }

  private struct Methods: View {
    @State private var names = ["Ada"]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete(perform: delete).onMove(perform: nil)
      }
    }

    private func delete(at offsets: IndexSet) {
      offsets.map { names[$0] }.forEach { name in names.removeAll { $0 == name } }
    }
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let screen = Screen(columns: 20, rows: 8) { Names() }
    screen.press(.tab)
    screen.press(.down, modifiers: .alt)
    let (ada, bob) = (try #require(screen.find("Ada")), try #require(screen.find("Bob")))
    #expect(bob.origin.y < ada.origin.y)
    screen.press(.delete)
    #expect(screen.find("Ada") == nil || screen.find("Bob") == nil)
  }

  @Test func aMethodTakesOffsets() {
    let screen = Screen(columns: 20, rows: 8) { Methods() }
    screen.press(.tab)
    screen.press(.delete)
    #expect(screen.find("Ada") == nil)
  }

  @Test func collectionsTakeOffsets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.remove(atOffsets: IndexSet(1...2))
    #expect(letters == ["b", "c"])
  }
}
