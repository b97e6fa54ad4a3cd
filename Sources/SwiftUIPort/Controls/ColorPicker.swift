/// A control that selects a color: on a terminal, from a menu of colors.
///
///     ColorPicker("Accent", selection: $accent)
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  private static var choices: [(name: String, color: Color)] {
    [
      ("Red", .red), ("Orange", .orange), ("Yellow", .yellow), ("Green", .green), ("Mint", .mint),
      ("Teal", .teal), ("Cyan", .cyan), ("Blue", .blue), ("Indigo", .indigo), ("Purple", .purple),
      ("Pink", .pink), ("Brown", .brown), ("White", .white), ("Gray", .gray), ("Black", .black),
    ]
  }

  /// Creates a control that selects a color, without its opacity.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
  }

  /// A menu of colors, and of the selected one if it is another.
  public var body: some View {
    let choices = ColorPicker.choices
    let selected = selection.wrappedValue
    Picker(selection: selection) {
      if !choices.contains(where: { $0.color == selected }) {
        Text("■ Other").foregroundColor(selected).tag(selected)
      }
      ForEach(choices, id: \.name) { choice in
        Text("■ \(choice.name)").foregroundColor(choice.color).tag(choice.color)
      }
    } label: {
      label
    }
    .pickerStyle(.menu)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a control that selects a color, without its opacity.
  public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(title) }
  }
}
