@_spi(Nodes) import ComponentCore
import Signals

/// A control that selects one of several options.
///
///     Picker("Flavor", selection: $flavor) {
///       Text("Vanilla").tag(Flavor.vanilla)
///       Text("Chocolate").tag(Flavor.chocolate)
///     }
///
///     Flavor (•) Vanilla
///            ( ) Chocolate
///
/// Each view of the content is an option, which stands for the value of its `tag(_:)`. The views
/// of a ``ForEach`` without tags stand for the identities of their elements. A view without a
/// value cannot be selected. No option is selected before the first value of a publisher.
///
/// A click selects an option. The picker takes focus as a whole; the arrow keys of its direction
/// select the option before or after, Home and End the first and the last. Enter and Space select
/// the first option if none is selected. The mark of the selected option has the colors of a
/// selection while the picker has the focus, an option is underlined while the pointer is over it
/// and faint while it is pressed, and all are faint while the picker is disabled. Use
/// `pickerStyle(_:)` to change the arrangement.
public struct Picker<Label: View, SelectionValue: Hashable & Sendable, Content: View>:
  View
{
  private nonisolated var selection: ControlValue<SelectionValue>
  private nonisolated var content: Content
  private nonisolated var label: Label

  /// Creates a picker that shows and changes a value.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected option.
  ///   - content: The options.
  ///   - label: The views before the options.
  public nonisolated init(
    selection: some ControlSource<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = ControlValue(selection)
    self.content = content()
    self.label = label()
  }

  /// Creates a picker that shows and changes a value.
  public nonisolated init(
    selection: some ControlSource<SelectionValue>, label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { label }
  }

  /// The label and the options.
  public var body: some View {
    LabeledControl(label: label) { PickerOptions(selection: selection) { content } }
  }
}

// Its nonisolated properties may hold values that are not `Sendable`.
@available(*, unavailable) extension Picker: Sendable {}

extension Picker where Label == Text {
  /// Creates a picker that shows and changes a value.
  public nonisolated init(
    _ title: String, selection: some ControlSource<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The options of a picker in its style, without the label.
package struct PickerOptions<SelectionValue: Hashable & Sendable, Content: View>: View {
  private let selection: ControlValue<SelectionValue>
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @Environment(\.sectionStyle) private var sectionStyle

  package init(
    selection: ControlValue<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  package var body: some View {
    switch arrangement {
    case .segmented:
      HStack { options.lineLimit(1) }.nodeModifier(modifier)
    case .menu:
      PickerMenu(selection: selection, content: content)
    case .inline, .radioGroup:
      VStack(alignment: .leading) { options }.nodeModifier(modifier)
    }
  }

  private var arrangement: PickerStyle.Arrangement {
    if let arrangement = style.arrangement { return arrangement }
    return sectionStyle == .form || content.viewCount > 7 ? .menu : .radioGroup
  }

  private var modifier: PickerModifier<SelectionValue> {
    PickerModifier(selection: selection, arrangement: arrangement)
  }

  private var options: some View {
    content.nodeModifier(PickerOptionModifier(arrangement: arrangement))
  }
}
