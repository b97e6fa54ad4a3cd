@_spi(Nodes) import ComponentCore

/// The bar of a tab view, in which the user chooses a tab.
struct TabBar: View {
  let model: TabModel

  var body: some View {
    RefreshableView(connect: { model.bar = $0 }) {
      TabPicker(
        tabs: model.pages?.tabs ?? [], selection: model.pages?.selectedTab,
        select: { [weak model] in model?.pages?.select($0) })
    }
  }
}

/// The label and badge of a tab in the bar.
struct TabDescription: Identifiable {
  let id: ObjectIdentifier
  let label: AnyView
  let badge: String
}

private struct TabPicker: View {
  let tabs: [TabDescription]
  let selection: ObjectIdentifier?
  let select: (ObjectIdentifier) -> Void

  var body: some View {
    let chosen = Binding(get: { selection }, set: { if let id = $0 { select(id) } })
    PickerOptions(selection: ControlValue(chosen)) {
      ForEach(tabs) { tab in
        HStack {
          tab.label
          if !tab.badge.isEmpty { Text("(\(tab.badge))").singleLine() }
        }
        .tag(tab.id)
      }
    }
    .pickerStyle(.segmented)
    .accessibilityAddTraits(.isTabBar)
    .secondaryFocus()
  }
}
