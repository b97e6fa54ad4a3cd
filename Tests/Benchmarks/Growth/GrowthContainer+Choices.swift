import Components

extension GrowthContainer {
  /// The containers that let users choose.
  static let choices = [
    GrowthContainer(
      "Menu", sizes: eagerSizes, changes: [.title, .width, .resize, .opening, .firstFrame],
      growing: [.opening: .linear("creates each item, as the widest decides the width")]
    ) { page in
      Menu {
        ForEach(page.rows) { Button($0.text) {} }
      } label: {
        Text(page.title)
      }
    },
    GrowthContainer(
      "open Menu", sizes: eagerSizes, changes: [.title, .width, .scrolling, .arrow],
      keys: [.tab, .enter]
    ) { page in
      Menu("Menu") {
        Button(page.title)
        ForEach(page.rows) { Button($0.text) {} }
      }
    },
    GrowthContainer(
      "Picker", sizes: eagerSizes, changes: [.title, .width, .arrow, .resize, .firstFrame],
      growing: [
        .width: .linear("leaves each option another width"),
        .arrow: .linear("finds the chosen option among all"),
        .resize: .linear("leaves each option another width"),
        .firstFrame: .linear("creates each option"),
      ]
    ) { page in
      Picker(selection: .constant(0)) {
        ForEach(page.rows) { Text($0.text).tag($0.id) }
      } label: {
        Text(page.title)
      }
    },
    GrowthContainer(
      "Picker in a menu", sizes: eagerSizes, changes: [.title, .width, .opening, .firstFrame],
      growing: [
        .opening: .linear("creates each item, as the widest decides the width"),
        .firstFrame: .linear("creates each option"),
      ]
    ) { page in
      Picker(selection: .constant(0)) {
        ForEach(page.rows) { Text($0.text).tag($0.id) }
      } label: {
        Text(page.title)
      }
      .pickerStyle(.menu)
    },
    GrowthContainer(
      "TabView", sizes: [10, 100, 1_000],
      changes: [.title, .width, .tab, .arrow, .environment, .resize, .append, .firstFrame],
      growing: [
        .tab: .linear("passes each tab of the bar"),
        .append: .linear("compares each tab"),
        .firstFrame: .linear("creates each tab of the bar"),
        .environment: .linear("each tab of the bar reads it"),
        .resize: .linear("each tab may take another size"),
      ]
    ) { page in
      TabView {
        Tab(page.title, value: -1) { Text(page.title) }
        ForEach(page.rows) { row in
          Tab(row.text, value: row.id) { Text(row.text) }
        }
      }
    },
  ]
}
