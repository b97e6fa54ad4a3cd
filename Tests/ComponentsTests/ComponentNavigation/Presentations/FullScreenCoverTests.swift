import Components
import Signals
import TextBackend
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct FullScreenCoverTests {
  private let isPresented = CurrentValueSubject<Bool, Never>(true)

  @Test func hidesEverythingBehindIt() {
    let screen = Screen(columns: 9, rows: 3) {
      Text("behind").fullScreenCover(isPresented: isPresented) { Text("cover") }
    }
    #expect(screen.picture == "\n  cover")
    screen.press(.escape)
    #expect(screen.picture == "behind")
  }

  @Test func showsAnItem() {
    struct Song: Identifiable, Sendable {
      let id: String
    }
    let song = CurrentValueSubject<Song?, Never>(nil)
    let screen = Screen(columns: 9, rows: 1) {
      Text("songs").fullScreenCover(item: song) { Text($0.id) }
    }
    #expect(screen.picture == "songs")
    song.value = Song(id: "one")
    #expect(screen.picture == "   one")
  }
}
