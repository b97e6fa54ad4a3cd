import ComponentControls
import ComponentCore

/// The rows of an outline, which keep what is shown.
struct OutlineRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  let roots: [Data.Element]
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Content
  @State private var expanded: Set<ID> = []

  var body: some View {
    ForEach(rows, id: \.id) { row in
      OutlineRow(
        depth: row.depth, parent: row.parent.map { AnyHashable($0) },
        isExpanded: row.element[keyPath: children] == nil ? nil : expanded.contains(row.id),
        label: AnyView(content(row.element))
      ) { isExpanded in
        if isExpanded { expanded.insert(row.id) } else { expanded.remove(row.id) }
      }
    }
  }

  private struct Row {
    let element: Data.Element
    let id: ID
    let depth: Int
    let parent: ID?
  }

  /// The elements at the top and those below expanded ones, each branch below its element.
  private var rows: [Row] {
    var rows: [Row] = []
    func append(_ elements: some Sequence<Data.Element>, depth: Int, parent: ID?) {
      for element in elements {
        let id = element[keyPath: id]
        rows.append(Row(element: element, id: id, depth: depth, parent: parent))
        guard expanded.contains(id), let children = element[keyPath: children] else { continue }
        append(children, depth: depth + 1, parent: id)
      }
    }
    append(roots, depth: 0, parent: nil)
    return rows
  }
}

/// A row of an outline: a mark, unless the row is a leaf, and the label.
///
/// The type of the label is erased: the types of all views that contain one of any type would be
/// looked up again for each row.
private struct OutlineRow: View {
  let depth: Int
  let parent: AnyHashable?
  /// Whether what is below the row is shown; `nil` for a leaf.
  let isExpanded: Bool?
  let label: AnyView
  let setExpanded: @MainActor (Bool) -> Void
  @Environment(\.sectionStyle) private var sectionStyle

  var body: some View {
    HStack(columns: 0) {
      if let isExpanded {
        if sectionStyle == .list {
          disclosure(isExpanded) { EmptyView() }
          label
        } else {
          disclosure(isExpanded) { label }
        }
      } else {
        label.padding(.leading, cells: 2)
      }
    }
    .padding(.leading, cells: 2 * depth)
    .disclosureKeys(isExpanded: isExpanded, parent: parent, setExpanded: setExpanded)
  }

  private func disclosure(
    _ isExpanded: Bool, @ViewBuilder label: () -> some View
  ) -> some View {
    Button {
      setExpanded(!isExpanded)
    } label: {
      label()
    }
    .replacingButtonStyles(DisclosureStyle(isExpanded: isExpanded))
    .accessibilityControl(.disclosure, states: isExpanded ? .expanded : .collapsed)
  }
}
