import ComponentCore

/// The shortest sequence that moves the cursor.
///
/// A move is absolute (`CUP`), or goes to the row first and then to the column: by `CUU` or
/// `CUD`, which keep the column, as `IND` and `RI` do for one row, or by `CR` and `LF`. A line
/// feed by itself would be shorter, but terminals whose output is processed go to the first
/// column with it.
enum CursorMove: Equatable {
  case absolute(Point)
  /// Up or down by a number of rows, and then along the row.
  case relative(rows: Int, RowMove)
  /// To the beginning of a row further down, and then along it.
  case lines(Int, RowMove)

  /// A move in one row.
  enum RowMove: Equatable {
    case none
    case carriageReturn
    case column(Int)
    case forward(Int)
    case backward(Int)
  }

  /// The length of the longest move.
  static let lengthLimit = 48

  /// - Parameters:
  ///   - cursor: The position of the cursor, or `nil` if it is unknown. Behind the last column,
  ///     terminals disagree about the column, but not about the row.
  ///   - point: Another position.
  ///   - columns: The number of columns of the terminal.
  init(from cursor: Point?, to point: Point, columns: Int) {
    self = .absolute(point)
    guard let cursor else { return }
    let isColumnKnown = cursor.x < columns
    let rows = point.y - cursor.y
    if isColumnKnown || rows == 0 {
      let move = RowMove(from: isColumnKnown ? cursor.x : nil, to: point.x)
      choose(.relative(rows: rows, move))
    }
    if rows > 0 { choose(.lines(rows, RowMove(from: 0, to: point.x))) }
  }

  private mutating func choose(_ move: CursorMove) {
    if move.length < length { self = move }
  }

  /// The number of bytes of the sequences.
  var length: Int {
    switch self {
    case .absolute(let point):
      let column = point.x > 0 ? 1 + (point.x + 1).digitCount : 0
      return 3 + column + (point.y > 0 ? (point.y + 1).digitCount : 0)
    case .relative(let rows, let move):
      let length =
        switch abs(rows) {
        case 0: 0
        case 1: 2
        default: CursorMove.length(abs(rows))
        }
      return length + move.length
    case .lines(let count, let move): return 1 + count + move.length
    }
  }

  /// The length of a sequence with a parameter whose default is 1.
  fileprivate static func length(_ parameter: Int) -> Int {
    3 + (parameter == 1 ? 0 : parameter.digitCount)
  }

  /// Appends the sequences.
  func write(to writer: inout ByteWriter) {
    switch self {
    case .absolute(let point):
      writer.appendCSI()
      if point.y > 0 { writer.appendDecimal(point.y + 1) }
      if point.x > 0 {
        writer.append(ascii: ";")
        writer.appendDecimal(point.x + 1)
      }
      writer.append(ascii: "H")
    case .relative(let rows, let move):
      if abs(rows) > 1 { writer.appendSequence(abs(rows), rows > 0 ? "B" : "A") }
      if abs(rows) == 1 { writer.appendEscape(rows > 0 ? "D" : "M") }
      move.write(to: &writer)
    case .lines(let count, let move):
      writer.append(ascii: "\r")
      for _ in 0..<count { writer.append(ascii: "\n") }
      move.write(to: &writer)
    }
  }
}

extension CursorMove.RowMove {
  /// The largest distance that backspaces bridge in fewer bytes than a control sequence.
  private static let backspaceLimit = 3

  /// - Parameters:
  ///   - column: The column of the cursor, or `nil` if it is unknown.
  ///   - target: Another column.
  init(from column: Int?, to target: Int) {
    self = target == column ? .none : target == 0 ? .carriageReturn : .column(target)
    guard let column, case .column = self else { return }
    let move: Self = target > column ? .forward(target - column) : .backward(column - target)
    if move.length < length || target > column && move.length == length { self = move }
  }

  fileprivate var length: Int {
    switch self {
    case .none: 0
    case .carriageReturn: 1
    case .column(let column): CursorMove.length(column + 1)
    case .backward(let count) where count <= Self.backspaceLimit: count
    case .forward(let count), .backward(let count): CursorMove.length(count)
    }
  }

  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .none: break
    case .carriageReturn: writer.append(ascii: "\r")
    case .column(let column): writer.appendSequence(column + 1, "G")
    case .forward(let count): writer.appendSequence(count, "C")
    case .backward(let count) where count <= Self.backspaceLimit:
      for _ in 0..<count { writer.append(0x08) }
    case .backward(let count): writer.appendSequence(count, "D")
    }
  }
}
