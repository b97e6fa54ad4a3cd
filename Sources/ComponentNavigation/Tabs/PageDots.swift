@_spi(Nodes) import ComponentCore

/// A dot for each page of a tab view, that of the selected one filled.
struct PageDots: View {
  let model: TabModel
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    RefreshableView(connect: { model.bar = $0 }) {
      let tabs = model.pages?.tabs ?? []
      HStack {
        ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
          let isSelected = tab.id == model.pages?.selectedTab
          Button(dot(isSelected: isSelected)) { [weak model] in model?.pages?.select(tab.id) }
            .replacingButtonStyles(TextButtonStyle())
            .accessibilityLabel("Page \(index + 1) of \(tabs.count)")
            .accessibilityAddTraits(isSelected ? .isSelected : [])
        }
      }
      .frame(columns: .flexible)
    }
  }

  private func dot(isSelected: Bool) -> String {
    if usesASCII { return isSelected ? "*" : "o" }
    return isSelected ? "●" : "○"
  }
}
