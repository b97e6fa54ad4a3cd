import Components

/// What the monitor shows in the space that there is.
struct MonitorMetrics: Equatable {
  let size: Size
  /// Whether the details of the selected process are shown.
  let showsDetails: Bool

  /// Decides what is shown.
  ///
  /// - Parameters:
  ///   - size: The space.
  ///   - showsDetails: What the user has chosen; `nil` to show details where they fit.
  init(size: Size, showsDetails: Bool? = nil) {
    self.size = size
    self.showsDetails = showsDetails ?? (size.width >= 110 || size.height >= 40)
  }

  /// Whether only the essential parts are shown.
  var isCompact: Bool { size.width < 60 || size.height < 16 }

  /// Whether there is a line above all other parts.
  var hasTitle: Bool { size.height >= 12 }

  /// Whether the details stand beside the table.
  var isWide: Bool { size.width >= 110 }

  /// Where the details stand.
  var panePlace: ProcessPane.Place { isWide ? .side : isCompact ? .compact : .bottom }

  /// The size of the details; `nil` for the whole width or height.
  var paneSize: (width: Int?, height: Int?) {
    switch panePlace {
    case .side: (min(72, max(38, size.width * 3 / 10)), nil)
    case .bottom: (nil, size.height < 40 ? 8 : 12)
    case .compact: (nil, 5)
    }
  }

  // MARK: The boxes

  /// Whether there are boxes for the network and the disks, beside that of the memory.
  var showsTransfers: Bool { size.height >= 22 && size.width >= 78 }

  /// The number of rows in the box of the processors.
  var loadRows: Int { showsTransfers ? min(10, size.height / 6) : max(2, size.height / 7) }

  /// The number of rows in the other boxes.
  var memoryRows: Int { showsTransfers ? size.height < 34 ? 2 : 4 : loadRows }

  /// The width for the charts of single cores.
  var coresWidth: Int { (boxWidth - 2) * 2 / 5 }

  /// The width inside the box of the processors.
  private var boxWidth: Int { (showsTransfers ? size.width : (size.width - 1) / 2) - 4 }

  /// Returns the arrangement of cores, of which each has a chart if there is room.
  func arrangement(ofCores count: Int) -> CoreArrangement {
    for chartRows in (1...loadRows).reversed() {
      let rows = loadRows / chartRows
      let columns = (max(1, count) + rows - 1) / rows
      let width = (coresWidth - 2 * (columns - 1)) / columns
      if width >= CoreArrangement.leastWidth {
        // The fewest columns that do.
        return CoreArrangement(columns: columns, chartRows: chartRows)
      }
    }
    return CoreArrangement(columns: 0, chartRows: loadRows)
  }
}

/// The arrangement of the charts of cores.
struct CoreArrangement: Equatable {
  /// The number of columns of charts; 0 for a single chart with a bar for each core.
  let columns: Int
  /// The height of a chart.
  let chartRows: Int

  static let leastWidth = 14
}
