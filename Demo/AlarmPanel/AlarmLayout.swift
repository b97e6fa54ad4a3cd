import Components

/// The arrangement of a panel in the space that there is.
struct AlarmLayout: Equatable {
  /// The size of the windows.
  private(set) var controlSize = ControlSize.small
  /// The number of blank lines between two rows of windows.
  private(set) var spacing = 0
  /// The number of columns of windows, so that rows are as even as possible.
  private(set) var columns = 1
  /// The height of the windows, which scroll if they need more.
  private(set) var height = 1
  /// Whether there is space for the legend.
  let hasLegend: Bool
  /// Whether there is no space for labels.
  let isNarrow: Bool

  static let gap = 2
  static let legendWidth = 24

  /// Arranges `count` windows in the largest size in which all of them are visible.
  init(of count: Int, in size: Size) {
    hasLegend = size.width >= 110
    isNarrow = size.width < 60
    let width = size.width - (hasLegend ? Self.legendWidth + Self.gap : 0)
    // Without the header.
    let available = max(1, size.height - 3)
    // Sizes, spaces between rows, and the least height of the history.
    for (controlSize, spacing, rest) in [
      (ControlSize.extraLarge, 3, 7), (.extraLarge, 1, 7), (.regular, 1, 7), (.regular, 0, 2),
      (.small, 1, 4),
      (.small, 0, 0),
    ] {
      (self.controlSize, self.spacing) = (controlSize, spacing)
      let limit = max(1, (width + Self.gap) / (windowWidth + Self.gap))
      let rows = max(1, (count + limit - 1) / limit)
      columns = max(1, (count + rows - 1) / rows)
      height = rows * (windowHeight + spacing)
      if height + rest <= available { return }
    }
    height = available >= 8 ? available - 4 : available
  }

  /// The width of a `CustomButton`.
  var windowWidth: Int { controlSize == .extraLarge ? 26 : 22 }

  /// The columns of windows.
  var gridItems: [GridItem] {
    Array(repeating: GridItem(.fixed(windowWidth), spacing: AlarmLayout.gap), count: columns)
  }

  /// The height of a `CustomButton` and its caption.
  private var windowHeight: Int {
    switch controlSize {
    case .extraLarge: 6
    case .regular: 4
    default: 2
    }
  }
}
