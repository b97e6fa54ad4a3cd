/// A button that shares something: on a terminal, it puts it on the clipboard.
///
///     ShareLink(item: URL(string: "https://swift.org")!)
///
///     ╭─────────╮
///     │  Share  │
///     ╰─────────╯
public struct ShareLink<Label: View>: View {
  private let text: String
  private let label: Label
  @Environment(\.copy) private var copy

  /// Creates a button for an address.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (text, self.label) = (item.absoluteString, label())
  }

  /// Creates a button for a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    (text, self.label) = (item, label())
  }

  /// The button.
  public var body: some View {
    Button {
      copy(text)
    } label: {
      label
    }
  }
}

extension ShareLink where Label == Text {
  /// Creates a button for an address.
  public init(_ title: String = "Share", item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { Text(title) }
  }

  /// Creates a button for a text.
  public init(
    _ title: String = "Share", item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item) { Text(title) }
  }
}

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

/// Views side by side. On a terminal, their widths cannot be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a row of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The row.
  public var body: some View { HStack(spacing: 0) { content } }
}

/// Views above each other. On a terminal, their heights cannot be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a column of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The column.
  public var body: some View { VStack(spacing: 0) { content } }
}

extension Stepper where Label == Text {
  /// Creates a stepper that shows its value in a format after its title.
  public nonisolated init<Format: FormatStyle>(
    _ title: String, value: Binding<Format.FormatInput>,
    in bounds: ClosedRange<Format.FormatInput>? = nil, step: Format.FormatInput.Stride = 1,
    format: Format, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Format.FormatInput: Strideable & Sendable, Format.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step,
      label: { Text("\(title) \(format.format(value.wrappedValue))") },
      onEditingChanged: onEditingChanged)
  }
}

extension ProgressView {
  /// Creates a view that shows how much `value` is of `total`, with a text for the value at the
  /// end of its label.
  public nonisolated init<Label: View, CurrentValueLabel: View>(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value, total: total) {
      HStack {
        label()
        Spacer()
        currentValueLabel()
      }
    }
  }
}

extension View {
  /// Adds a tooltip with the words of `text`.
  public nonisolated func help(_ text: Text) -> some View { help(text.words) }

  /// Has no effect: previews have the size of the terminal.
  public nonisolated func previewInterfaceOrientation(_ orientation: InterfaceOrientation)
    -> some View
  { self }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable {
  /// Upright, or on its side.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension Text {
  /// Creates a text. Nothing is localized: it is shown as it is written.
  public init(
    _ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString
  ) {
    self.init(key)
  }

  /// The text without its appearance, as far as it does not follow publishers.
  nonisolated var words: String { runs.map { $0.string.initial ?? "" }.joined() }
}
