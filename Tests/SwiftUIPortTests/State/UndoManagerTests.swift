import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct UndoManagerTests {
  @MainActor private final class Model {
    var items: [Int] = []
    let undo = UndoManager()

    func add(_ item: Int) {
      items.append(item)
      undo.registerUndo(withTarget: self) { $0.removeLast() }
      undo.setActionName("Add \(item)")
    }

    func removeLast() {
      let item = items.removeLast()
      undo.registerUndo(withTarget: self) { $0.add(item) }
    }
  }

  private let model = Model()

  @Test func undoesAndRedoes() {
    model.add(1)
    model.add(2)
    model.undo.undo()
    #expect(model.items == [1])
    #expect(model.undo.canUndo && model.undo.canRedo)
    model.undo.redo()
    #expect(model.items == [1, 2])
    model.undo.undo()
    model.undo.undo()
    #expect(model.items == [])
    #expect(!model.undo.canUndo)
    model.undo.redo()
    model.undo.redo()
    #expect(model.items == [1, 2])
  }

  @Test func aNewChangeForgetsWhatWasUndone() {
    model.add(1)
    model.undo.undo()
    model.add(2)
    #expect(!model.undo.canRedo)
    #expect(model.undo.undoActionName == "Add 2")
  }

  @Test func undoesAGroupAtOnce() {
    model.undo.beginUndoGrouping()
    model.add(1)
    model.add(2)
    model.undo.endUndoGrouping()
    model.undo.undo()
    #expect(model.items == [])
    model.undo.redo()
    #expect(model.items.count == 2)
  }

  @Test func keepsSoManyChanges() {
    model.undo.levelsOfUndo = 2
    for item in 1...3 { model.add(item) }
    for _ in 1...3 { model.undo.undo() }
    #expect(model.items == [1])
  }
}
