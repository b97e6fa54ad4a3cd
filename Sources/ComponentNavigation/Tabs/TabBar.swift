@_spi(Nodes) import ComponentCore

/// The bar of a tab view, in which the user chooses a tab.
struct TabBar: View {
  let model: TabModel

  var body: some View {
    RefreshableView(connect: { model.bar = $0 }) {
      if let pages = model.pages, let selection = pages.selectedTab {
        TabPicker(
          tabs: pages.tabs, selection: selection,
          select: { [weak model] in model?.pages?.select($0) })
      }
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
  let selection: ObjectIdentifier
  let select: (ObjectIdentifier) -> Void

  var body: some View {
    let chosen = Binding(get: { selection }, set: select)
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
