import Components

/// The bar above the log: its name, and the number of lines of each level.
struct LogHeader: View {
  let model: LogModel

  var body: some View {
    HStack(spacing: 2) {
      Text(model.name).bold().lineLimit(1).truncationMode(.middle)
      Spacer(minLength: 0)
      ViewThatFits(in: .horizontal) {
        LevelCounts(model: model, levels: LogLevel.allCases)
        LevelCounts(model: model, levels: [.warning, .error, .fatal])
        EmptyView()
      }
    }
    .frame(height: 1)
    .modifier(BarBackground())
  }
}

/// The number of lines of some levels. A click on one shows only lines of it and those above it.
private struct LevelCounts: View {
  let model: LogModel
  let levels: [LogLevel]

  var body: some View {
    HStack(spacing: 2) {
      ForEach(levels.filter { count(of: $0) > 0 }, id: \.rawValue) { level in
        HStack(spacing: 1) {
          level.text(level.letter)
          Text(count(of: level).abbreviated).dim(isHidden(level))
        }
        .fixedSize()
        .onTapGesture { model.show(from: model.query.minimumLevel == level ? nil : level) }
        .focusable(false)
      }
    }
  }

  private func count(of level: LogLevel) -> Int {
    let counts = model.summary.levelCounts
    return counts.isEmpty ? 0 : counts[Int(level.rawValue)]
  }

  private func isHidden(_ level: LogLevel) -> Bool {
    model.query.minimumLevel.map { level < $0 } ?? false
  }
}

/// The bar below the log: where the cursor is, and what is shown, searched and followed; or a
/// prompt.
struct LogStatusBar: View {
  @Bindable var model: LogModel
  let focus: FocusState<LogFocus?>.Binding

  var body: some View {
    HStack(spacing: 2) {
      switch model.prompt {
      case .search: prompt("/")
      case .line: prompt(":")
      case nil: LogPosition(model: model)
      }
      Spacer(minLength: 0)
      if let text = model.statusText { Text(text).lineLimit(1) }
    }
    .frame(height: 1)
    .modifier(BarBackground())
  }

  private func prompt(_ character: String) -> some View {
    HStack(spacing: 1) {
      Text(character).bold()
      TextField("", text: $model.input)
        .textFieldStyle(.plain)
        .onSubmit { model.submit() }
        .onKeyPress(.escape) {
          model.cancel()
          return .handled
        }
        .focused(focus, equals: .prompt)
    }
  }
}

/// Where the cursor is and which lines are shown.
private struct LogPosition: View {
  let model: LogModel

  var body: some View {
    HStack(spacing: 2) {
      Text(model.positionText).bold().lineLimit(1)
      if let level = model.query.minimumLevel {
        Text("≥ \(level.name)").fixedSize()
      }
      if let pattern = model.query.pattern {
        Text((model.query.showsOnlyMatches ? "only /" : "/") + pattern.text).lineLimit(1)
      }
    }
  }
}

extension LogModel {
  /// The line at the cursor and the number of lines.
  var positionText: String {
    if summary.lineCount == 0 { return "empty" }
    let total = summary.lineCount.grouped
    let place = (cursor + 1).grouped
    if query.showsAllLines { return "\(place)/\(total)" }
    return summary.rowCount == 0
      ? "0 of \(total)" : "\(place)/\(summary.rowCount.grouped) of \(total)"
  }

  /// The results of the search, or else what the program is doing.
  var statusText: String? {
    if let message { return message }
    if query.pattern != nil { return searchText }
    if summary.scannedCount < summary.byteCount {
      return "reading \(percentage(summary.scannedCount))"
    }
    return notice ?? (isFollowing ? "following" : nil)
  }

  private var searchText: String {
    let count = summary.matchCount
    var text = count == 1 ? "1 line" : count.grouped + " lines"
    if let document, document.isMatch(cursorLine) {
      text = (document.matchIndex(of: cursorLine) + 1).grouped + " of " + text
    }
    let isSearching = summary.searchedCount < summary.byteCount && !summary.isComplete
    return isSearching ? text + " \(percentage(summary.searchedCount))" : text
  }

  private func percentage(_ count: Int) -> String {
    "\(count * 100 / max(1, summary.byteCount))%"
  }
}

/// The background of a bar: faint, or else the colors are swapped.
private struct BarBackground: ViewModifier {
  @Environment(\.usesFullColor) private var usesFullColor

  func body(content: Content) -> some View {
    let padded = content.padding(.horizontal, 1)
    if usesFullColor {
      padded.background(Color.theme(.overlay))
    } else {
      // Without a color to fill with, blanks have their colors swapped.
      padded
        .background { Blanks() }
        .reversed()
    }
  }
}

/// Blanks in the whole area, which is visible where colors are swapped.
private struct Blanks: Drawing, Equatable {
  func draw(on canvas: DrawingCanvas) {
    canvas.fill(Rect(size: canvas.size), with: " ")
  }
}

/// The keys of the log viewer, as many as there is space for.
struct LogKeys: View {
  let model: LogModel

  var body: some View {
    ViewThatFits(in: .horizontal) {
      keys([
        ("/", "search"), ("n N", "next"), ("m", "only matches"), ("l L", "level"), ("w", "wrap"),
        ("c", "columns"), ("t", "times"), (":", "line"), ("g G", "top, end"), ("F", "follow"),
        ("Enter", "whole line"),
      ])
      keys([
        ("/", "search"), ("n", "next"), ("m", "matches"), ("l", "level"), ("w", "wrap"),
        ("c", "columns"), ("t", "times"), (":", "line"), ("F", "follow"), ("Enter", "whole"),
      ])
      keys([
        ("/", "search"), ("n", "next"), ("m", "matches"), ("l", "level"), ("w", "wrap"),
        (":", "line"), ("F", "follow"),
      ])
      keys([("/", "search"), ("n", "next"), ("l", "level"), ("F", "follow")])
      EmptyView()
    }
    .padding(.horizontal, 1)
    .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
    .frame(height: 1)
  }

  private func keys(_ keys: [(key: String, action: String)]) -> some View {
    HStack(spacing: 2) {
      ForEach(keys, id: \.key) { entry in
        HStack(spacing: 1) {
          Text(entry.key).bold()
          Text(entry.action).dim()
        }
      }
    }
    .fixedSize()
  }
}
