@_spi(Nodes) import ComponentCore

/// The view of a page that a destination or a link creates.
struct NavigationPage: View {
  let model: NavigationModel
  let entry: NavigationEntry
  let level: Int

  var body: some View {
    RefreshableView(connect: { model.add($0, at: level) }) {
      entry.view ?? model.view(of: entry.value)
        ?? AnyView(Text("There is no destination for this value.").dim())
    }
  }
}
