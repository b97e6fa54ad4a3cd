import Components
import Signals
import Testing

extension Sample {
  /// Lists, tables and what they show.
  @SampleBuilder static var lists: [Sample] {
    Sample("ContentUnavailableView", .sizes) {
      ContentUnavailableView.search(text: "abc")
    }
    Sample("ContentUnavailableView", .leaks) { tokens in
      ContentUnavailableView {
        Text(tokens.retaining(tokens.texts))
      } actions: {
        Button("b", action: tokens.action())
      }
    }

    Sample("contextMenu", .leaks) { tokens in
      let action = tokens.action()
      List { ForEach(0..<3) { _ in Text(tokens.retaining(tokens.texts)) } }
        .contextMenu(forSelectionType: Int.self) { _ in
          Button("b", action: action)
        } primaryAction: { _ in
          action()
        }
    }

    Sample("ForEach", .leaks) { tokens in
      let token = tokens.token()
      let numbers = Binding<[Int]>(
        get: {
          token.touch()
          return [1, 2]
        }, set: { _ in })
      ForEach(numbers, id: \.self) { $number in
        Button("\(number)") { number += 1 }
      }
    }
    Sample("ForEach", .leaks) { tokens in
      let action = tokens.action()
      let files = Binding<[File]>(get: { [] }, set: { _ in action() })
      List(files, editActions: .all) { $file in Text(file.name) }
    }
    Sample("ForEach", .leaks) { tokens in
      let token = tokens.token()
      ForEach(tokens.lists, id: \.self) { Text("\($0)") }
        .onDelete { _ in token.touch() }.onMove { _, _ in token.touch() }
    }
    Sample("ForEach", .leaks) { tokens in
      let action = tokens.action()
      ForEach(tokens.retaining(tokens.lists), id: \.self) { Button("\($0)", action: action) }
    }
    Sample("ForEach", .sizes) { ForEach(0..<20) { Text("界 \($0)") } }

    Sample("Latest", .leaks) { tokens in
      let action = tokens.action()
      Latest(of: tokens.retaining(tokens.texts), default: "") { Button($0, action: action) }
    }
    Sample("Latest", .leaks) { tokens in
      let (texts, others) = (tokens.retaining(tokens.texts), tokens.retaining(tokens.texts))
      Latest(of: tokens.retaining(tokens.flags), default: false) { isOn in
        if isOn { Button(texts) } else { Text(others) }
      }
    }
    Sample("Latest", .sizes) { Latest(of: Just(3), default: 0) { Text("\($0)") } }

    Sample("LazyHStack", .sizes) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<100) { Text("row \($0)") } } }
    }
    Sample("LazyHStack", .leaks) { tokens in
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<30) { _ in Text(tokens.retaining(tokens.texts)) } }
      }
    }

    Sample("LazyVStack", .sizes) {
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          Section("head") { ForEach(0..<100) { Text("row \($0)") } }
        }
      }
    }
    Sample("LazyVStack", .leaks) { tokens in
      ScrollView {
        LazyVStack {
          ForEach(0..<30) { _ in
            Text(tokens.retaining(tokens.texts))
            Button("b", action: tokens.action())
          }
        }
      }
    }

    Sample("OutlineGroup", .sizes) {
      List([Folder(1), Folder(2)], children: \.children) { Text("界 \($0.id)") }
      OutlineGroup(Folder(1), children: \.children) { Text("★ \($0.id)") }
    }
    Sample("OutlineGroup", .leaks) { tokens in
      OutlineGroup(
        tokens.retaining(tokens.lists).map { $0.map(Folder.init) }, children: \.children
      ) { _ in
        Text(tokens.retaining(tokens.texts))
      }
    }

    Sample("List", .sizes) {
      List(selection: CurrentValueSubject<Int?, Never>(nil)) {
        Section("head") { ForEach(0..<9) { Text("row \($0)") } }
      }
    }
    Sample("List", .leaks) { tokens in
      List(selection: .constant(Set<Int>())) {
        ForEach(0..<30) { _ in
          Text(tokens.retaining(tokens.texts))
          Button("b", action: tokens.action())
        }
      }
    }

    Sample("listStyle", .leaks) { tokens in
      List { Text(tokens.retaining(tokens.texts)) }.listStyle(.bordered)
    }

    Sample("Table", .sizes) {
      Table(
        (0..<9).map { File(name: "\($0)", size: $0) },
        sortOrder: .constant([TableSortComparator(\.name)])
      ) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Text("\($0.size)") }.width(5)
      }
    }
    Sample("Table", .leaks) { tokens in
      Table((0..<9).map { File(name: "\($0)", size: $0) }) {
        TableColumn("Name") { _ in Text(tokens.retaining(tokens.texts)) }
        TableColumn("Size") { _ in Button("b", action: tokens.action()) }
      }
    }

    Sample("tableColumnHeaders", .leaks) { tokens in
      Table([File(name: "a", size: 1)]) { TableColumn("Name", value: \.name) }
        .tableColumnHeaders(tokens.retaining(Just(Visibility.hidden)))
    }

    Sample("TableRow", .leaks) { tokens in
      Table(of: File.self) {
        TableColumn("Name") { _ in Text(tokens.retaining(tokens.texts)) }
      } rows: {
        TableRow(File(name: "a", size: 1))
      }
    }
    Sample("TableRow", .sizes) {
      Table(of: File.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(File(name: "a", size: 1))
      }
    }
  }
}

private struct File: Identifiable, Equatable, Sendable {
  var name: String
  var size: Int
  var id: String { name }
}

/// A folder with one folder inside.
private struct Folder: Identifiable {
  let id: Int
  let children: [Folder]?

  init(_ id: Int) {
    self.id = id
    children = id < 10 ? [Folder(id + 10)] : nil
  }
}
