import ComponentCore

extension InputRecording {
  /// The name that the first line gives the format.
  private static let format = "annunciator-input"
  private static let version = 1

  /// The recording as a file: a line for the screen, one for each input, and one for the end.
  public var text: String {
    entries.reduce(header) { $0 + $1.line } + InputRecording.end(at: duration)
  }

  /// The first line of the file, with its line feed.
  package var header: String {
    """
    {"format":"\(InputRecording.format)","version":\(InputRecording.version),\
    "columns":\(columns),"rows":\(rows),"colors":"\(colorDepth.jsonName)",\
    "colorScheme":"\(colorScheme)"}

    """
  }

  /// Returns the last line of the file, with its line feed.
  package static func end(at time: Duration) -> String {
    "[\(time.jsonSeconds),\"end\"]\n"
  }

  /// Creates a recording from the text of a file.
  ///
  /// - Throws: The first line that is wrong, and why.
  public init(parsing text: String) throws(InputRecordingError) {
    var recording: InputRecording?
    var isOver = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, bytes) in lines.enumerated() {
      let line = Substring(bytes)
      if line.allSatisfy(\.isWhitespace) { continue }
      do throws(JSONValue.Failure) {
        if isOver { throw JSONValue.Failure(message: "follows the end") }
        let value = try JSONValue(line)
        if recording == nil {
          recording = try InputRecording(header: value)
        } else {
          isOver = try recording?.append(value) == true
        }
      } catch {
        throw InputRecordingError(line: index + 1, error.message)
      }
    }
    guard let recording else { throw InputRecordingError(line: 1, "lacks the screen") }
    self = recording
  }

  private init(header: JSONValue) throws(JSONValue.Failure) {
    guard case .object(let fields) = header,
      fields["format"] == .string(InputRecording.format)
    else {
      throw JSONValue.Failure(message: "does not begin a recording of input")
    }
    guard fields["version"] == .number("\(InputRecording.version)") else {
      throw JSONValue.Failure(message: "is of a version that this program does not know")
    }
    var values = JSONFields([fields["columns"], fields["rows"]].map { $0 ?? .null })
    let depth = ColorDepth.allCases.first { .string($0.jsonName) == fields["colors"] }
    let scheme = ColorScheme.allCases.first { .string("\($0)") == fields["colorScheme"] }
    guard let depth else { throw JSONValue.Failure(message: "has an unknown number of colors") }
    guard let scheme else { throw JSONValue.Failure(message: "has an unknown color scheme") }
    self.init(
      columns: try values.length(), rows: try values.length(), colorDepth: depth,
      colorScheme: scheme)
  }

  /// Appends the entry of a line.
  ///
  /// - Returns: Whether it is the end.
  private mutating func append(_ line: JSONValue) throws(JSONValue.Failure) -> Bool {
    guard case .array(let values) = line else {
      throw JSONValue.Failure(message: "is not a list of a time and an input")
    }
    var fields = JSONFields(values)
    let time = try fields.time()
    guard time >= duration else {
      throw JSONValue.Failure(message: "has a time before that of the line above")
    }
    let kind = try fields.string()
    if kind == "end" { extend(to: time) } else { append(try fields.input(kind), at: time) }
    try fields.expectEnd()
    return kind == "end"
  }
}

extension ColorDepth {
  /// The name in files.
  fileprivate var jsonName: String {
    switch self {
    case .none: "none"
    case .ansi16: "16"
    case .ansi256: "256"
    case .trueColor: "truecolor"
    }
  }
}
