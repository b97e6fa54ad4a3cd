import ObservableCollections
import Signals
import SignalsTesting
import TestSupport
import Testing

@Suite(.watchdog) struct RecorderStepsTests {
  private let changes = PassthroughSubject<CollectionChange<String>, Never>()

  /// The change that `body` makes to `content`.
  private func change(
    _ content: ArraySnapshot<String>, _ body: (inout ArrayEditor<String>) -> Void
  ) -> CollectionChange<String> {
    var editor = ArrayEditor(content)
    body(&editor)
    return editor.change
  }

  @Test func acceptsChangesThatFollow() {
    let letters = ObservableArray(["a"])
    let recorder = Recorder(letters)
    letters.append("b")
    letters.move(from: 0, to: 1)
    letters[0] = "c"
    letters.remove(at: 1)
    letters.value = []
    #expect(recorder.stepViolations() == [])
  }

  @Test func namesChangesThatDoNotFollow() {
    let recorder = Recorder(changes)
    changes.send(change(["a"]) { $0.append("b") })
    changes.send(change(["a", "x"]) { $0.remove(at: 1) })
    changes.send(change(["a"]) { _ in })
    #expect(
      recorder.stepViolations() == [
        "The first change is not a reset.",
        #"Change 0, insert ["b"] at 1, does not lead to its snapshot, ["a", "b"]."#,
        #"Change 1, remove ["x"] at 1, does not lead to its snapshot, ["a"]."#,
        "Change 2 has no steps.",
      ])
  }
}
