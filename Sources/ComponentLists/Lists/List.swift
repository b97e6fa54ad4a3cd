@_spi(Nodes) import ComponentCore
import Signals

/// A column of rows that scrolls, in which rows can be selected.
///
///     List(files, selection: $selection) { file in
///       Text(file.name)
///     }
///
///       README.md
///     ▌ Package.swift▐
///       Sources
///
/// A list takes all the space that it is offered. Only the rows on the screen and a few around are
/// created: see ``LazyVStack``. The header of a ``Section`` stays on the screen while its rows are
/// visible.
///
/// The list takes the focus as a whole, and has a current row, which is drawn as selected. The
/// arrow keys, Page Up, Page Down, Home and End move and select it, with Shift the rows on the
/// way, too. Control and an arrow move it without selecting; then Space selects it beside others.
/// Control-A selects all rows. Characters that are typed in succession find the next row whose
/// text begins with them, unless they are keyboard shortcuts. Enter and a double click perform the
/// primary action, which is that of `contextMenu(forSelectionType:menu:primaryAction:)`, of
/// `onSubmit(of:_:)`, or of the first control in the row. Tab moves the focus into the controls of
/// the current row, and Shift-F10 opens its context menu. Delete, and Alt or Shift-Control with an
/// arrow, edit rows as ``ForEach/onDelete(perform:)`` and ``ForEach/onMove(perform:)`` say. A
/// click selects a row, with Shift the rows up to it, with Control also that row.
///
/// The selection consists of the identities of elements, or of the tags of other views, and
/// follows them when rows move. It is a set, or an optional identity for one row at most: see
/// ``RowSelection``. Selected rows are bold and have a mark.
public struct List<Selection: ControlSource, Content: View>: NodeView
where Selection.Value: RowSelection & Sendable {
  private nonisolated var selection: any ListSelectionSource
  private nonisolated var content: Content

  /// Creates a list of the given rows.
  ///
  /// - Parameters:
  ///   - selection: The identities of the selected rows. Without it, no rows can be selected.
  ///   - content: The rows.
  public nonisolated init(
    selection: Selection = .constant(NoSelection()), @ViewBuilder content: () -> Content
  ) {
    self.selection = ListSelectionValue(selection)
    self.content = content()
  }

  /// Creates or updates the node that shows the rows and handles their input.
  package func makeNode(updating existing: Node?, in context: ViewContext) -> Node {
    let node = ListNode.reusing(existing, in: context)
    selection.bind(to: node)
    node.environment.listActions?.list = node
    let rows = ScrollView { ListRows(list: node, content: content) }
    node.updateContent(rows.environment(\.sectionStyle, .list), in: context)
    return node
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension List: Sendable {}

extension List where Selection == Binding<NoSelection> {
  /// Creates a list whose selection has any type.
  nonisolated init(_ selection: any ListSelectionSource, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

/// The rows of a list.
private struct ListRows<Content: View>: View {
  let list: ListNode
  let content: Content

  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let stack = LazyStackNode.reusing(existing, in: context)
    stack.rowContainer = list
    list.stack = stack
    stack.pinnedViews = .sectionHeaders
    stack.update(.vertical, .start, 0, content, in: context)
    return stack
  }
}
