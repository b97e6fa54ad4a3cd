import Components
import Signals

/// The commits and the selected one, side by side where there is space.
struct Browser: View {
  let history: History
  @Environment(\.copy) private var copy
  @Environment(\.quit) private var quit
  @FocusState private var focus: Pane?
  private enum Pane { case commits, details }

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= 100
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout())
      layout {
        commits
          .containerRelativeFrame(isWide ? .horizontal : .vertical) { length, _ in length * 2 / 5 }
        details
      }
    }
    .defaultFocus($focus, .commits)
    .onKeyboardShortcut("y", modifiers: [], title: "Copy") { copy(history.selection.value ?? "") }
    .onKeyboardShortcut("q", modifiers: [], title: "Quit") { quit() }
    .keyHelp()
  }

  private var commits: some View {
    GroupBox {
      List(history.found, selection: history.selection) { commit in
        HStack(spacing: 1) {
          Text(commit.id).foregroundStyle(.theme(.warning))
          Text(commit.subject).lineLimit(1)
          Spacer()
          Text(commit.date).foregroundStyle(.secondary).lineLimit(1)
        }
      }
      .focused($focus, equals: .commits)
      .searchable(text: history.query, prompt: "Find commits")
    } label: {
      Text(history.commits.snapshots.map { "\($0.count) commits" }).foregroundColor(color(.commits))
        + Text(history.failure).foregroundStyle(.theme(.error))
    }
  }

  private var details: some View {
    GroupBox {
      Latest(of: history.details, default: (id: "", lines: [])) { details in
        ScrollView([.horizontal, .vertical]) {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(details.lines.indices, id: \.self) { details.lines[$0].lineLimit(1) }
          }
        }
        .focused($focus, equals: .details)
        .id(details.id)
      }
    } label: {
      Text(history.selection.map { $0 ?? "" }).foregroundColor(color(.details))
    }
  }

  private func color(_ pane: Pane) -> Color? { focus == pane ? .accentColor : nil }
}
