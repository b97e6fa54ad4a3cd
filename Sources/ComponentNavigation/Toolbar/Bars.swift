@_spi(Nodes) import ComponentCore

/// A view that is described again when the items of its bars change.
struct BarReader<Content: View>: View {
  let model: BarModel
  @ViewBuilder let content: () -> Content

  var body: some View {
    RefreshableView(connect: { model.add($0) }, content: content)
  }
}

/// A view between bars of its own.
struct BarContainer<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var model = BarModel()

  var body: some View {
    VStack {
      BarReader(model: model) {
        TopBar(items: model.items(at: 0), settings: model.settings(at: 0))
      }
      VStack { content() }.transformEnvironment { [model] in $0.bars = BarContext(model: model) }
      BottomBar(model: model, level: 0)
    }
  }
}

/// The bar above a page: the back button, the title and the items. It is empty without any of
/// them.
struct TopBar: View {
  let items: BarItems
  let settings: BarSettings
  var title: Text?
  /// The title of the back button, if there is one.
  var backTitle: Text?
  var goBack: @MainActor () -> Void = {}
  /// The title of the button at the end that shows the next column, if there is one.
  var nextTitle: Text?
  var goToNext: @MainActor () -> Void = {}
  @Environment(\.usesASCII) private var usesASCII

  var body: some View {
    if isShown {
      HStack(columns: 2) {
        if let backTitle, !settings.hidesBackButton {
          Button(action: goBack) { Text(usesASCII ? "< " : "‹ ") + backTitle }
            .replacingButtonStyles(TextButtonStyle())
            .accessibilityLabel(backTitle)
            .keyboardShortcut(.cancelAction)
            .keyboardShortcut(.left, modifiers: .alt)
        }
        items.row(.leading)
        if items.contains([.principal]) {
          items.row(.principal)
        } else if let title {
          title.lineLimit(1).bold().accessibilityAddTraits(.isHeader)
        }
        Spacer()
        items.row(.trailing)
        if let nextTitle {
          Button(action: goToNext) { nextTitle + Text(usesASCII ? " >" : " ›") }
            .replacingButtonStyles(TextButtonStyle())
            .accessibilityLabel(nextTitle)
        }
      }
      .barBackground(settings.topBackground)
      .secondaryFocus()
      Divider()
    }
    if backTitle != nil, settings.hidesTop || settings.hidesBackButton {
      Color.clear.frame(columns: 0, rows: 0)
        .onKeyboardShortcut(.escape, modifiers: [], title: "Back") { goBack() }
        .onKeyboardShortcut(.left, modifiers: .alt) { goBack() }
    }
  }

  private var isShown: Bool {
    if settings.hidesTop { return false }
    return title != nil || backTitle != nil && !settings.hidesBackButton || nextTitle != nil
      || items.contains([.leading, .principal, .trailing])
  }
}

/// The bar below a page. It is empty without items.
struct BottomBar: View {
  let model: BarModel
  let level: Int

  var body: some View {
    BarReader(model: model) {
      let items = model.items(at: level)
      let settings = model.settings(at: level)
      if !settings.hidesBottom, items.contains([.bottom, .status]) {
        Divider()
        HStack(columns: 2) {
          items.row(.bottom)
          Spacer()
          if items.contains([.status]) {
            items.row(.status)
            Spacer()
          }
        }
        .barBackground(settings.bottomBackground)
        .secondaryFocus()
      }
    }
  }
}

extension View {
  /// Draws `style`, if there is one, behind a bar.
  @ViewBuilder fileprivate func barBackground(_ style: AnyShapeStyle?) -> some View {
    if let style { background(style) } else { self }
  }
}
