@_spi(Nodes) import ComponentCore
import Signals

/// A control for editing several lines of text.
///
///     TextEditor(text: $notes)
///
///     ╭────────────────────╮
///     │Dear diary,         │
///     │today the cat       │
///     │                    │
///     ╰────────────────────╯
///
/// An editor takes the proposed size, and 40 columns by 5 rows of text if that is open. Lines that
/// do not fit are broken at spaces, and the text scrolls to the cursor and with the wheel.
/// The keys and the mouse act as in a ``TextField``, with the same kill buffer and undo;
/// Enter begins a new line, and Tab moves the focus on. An editor has the ``TextFieldStyle``
/// of its environment. Tabs in the text become blanks.
public struct TextEditor: NodeView {
  private nonisolated var text: ControlValue<String>

  /// Creates an editor that shows and changes a text.
  public nonisolated init(text: some ControlSource<String>) {
    self.text = ControlValue(text)
  }

  /// Returns a node that shows the editor and handles its input.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = TextFieldNode.reusing(existing, .rows, in: context)
    node.setValue = text.setValue
    node.bind(text.displayedValue()) { $0.model.replaceAll(with: $1) }
    node.update(in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension TextEditor: Sendable {}
