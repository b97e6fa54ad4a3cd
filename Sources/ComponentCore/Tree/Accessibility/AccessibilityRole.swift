/// The kind of an ``AccessibilityElement``.
///
/// The raw value is the word that is spoken: `pop-up button`.
public enum AccessibilityRole: String, CaseIterable, Hashable, Sendable {
  /// The whole screen.
  case screen
  /// Views that belong together.
  case group
  /// Text that is only read. Its role is not spoken.
  case text
  /// The title of what follows.
  case heading
  /// A picture.
  case image
  /// A control that performs an action.
  case button
  /// A control that leads elsewhere.
  case link
  /// A control that is on or off.
  case toggle
  /// A field for a line of text, or a few.
  case textField = "text field"
  /// A text field that does not show its text.
  case secureField = "secure text field"
  /// A field for many lines of text.
  case textEditor = "text editor"
  /// A text field for a search.
  case searchField = "search field"
  /// A control for a number in a range.
  case slider
  /// A control that increases and decreases a value.
  case stepper
  /// A control that selects one of several options.
  case picker
  /// An option of a picker.
  case option
  /// A button that opens a menu.
  case popUpButton = "pop-up button"
  /// An open menu.
  case menu
  /// An action of a menu.
  case menuItem = "menu item"
  /// The control that selects a tab.
  case tabBar = "tab bar"
  /// A tab of a tab bar.
  case tab
  /// A control that shows or hides what follows.
  case disclosure = "disclosure triangle"
  /// The progress of a task.
  case progress = "progress indicator"
  /// A value in a range.
  case gauge
  /// A chart.
  case chart
  /// Rows, of which the visible ones are the children.
  case list
  /// Rows in columns, of which the visible rows are the children.
  case table
  /// The title of a column.
  case columnHeader = "column header"
  /// A row of a list or a table.
  case row
  /// A view in front of the others, which takes all input.
  case dialog
  /// An area whose content is larger than itself.
  case scrollArea = "scroll area"
}

extension AccessibilityRole {
  /// Whether elements of this role take input, so that they can be disabled.
  public var isControl: Bool {
    switch self {
    case .button, .link, .toggle, .textField, .secureField, .textEditor, .searchField, .slider,
      .stepper, .picker, .option, .popUpButton, .menuItem, .tabBar, .tab, .disclosure, .list,
      .table, .columnHeader:
      true
    case .screen, .group, .text, .heading, .image, .menu, .progress, .gauge, .chart, .row,
      .dialog, .scrollArea:
      false
    }
  }
}
