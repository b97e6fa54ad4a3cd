import Components

extension Page {
  static let controls = Page("controls", title: "Controls") { _ in Controls() }
}

/// The controls with a value, as the settings of a player.
struct Controls: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack(alignment: .top, spacing: 2) {
        Sound()
        Look()
      }
      HStack(alignment: .top, spacing: 2) {
        Notes()
        Playlist()
      }
      DraggedMark()
    }
    .frame(width: 76)
  }
}

/// A box that takes half of the page.
private struct HalfBox<Content: View>: View {
  let title: String
  let rows: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    GroupBox(title) {
      VStack(alignment: .leading, spacing: 0) { content() }
        .frame(width: 33, height: rows, alignment: .topLeading)
    }
  }
}

private struct Sound: View {
  @State private var volume = 4.0
  @State private var speakers = 2
  @State private var isMuted = false
  @State private var rate = 44_100

  var body: some View {
    HalfBox(title: "Sound", rows: 7) {
      Slider(value: $volume, in: 0...11, step: 1) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("11")
      }
      .disabled(isMuted)
      ProgressView("of the power", value: isMuted ? 0 : volume, total: 11)
        .progressViewStyle(.circular)
      Toggle("Mute", isOn: $isMuted).toggleStyle(.switch)
      Stepper("Speakers: \(speakers)", value: $speakers, in: 1...8)
      LabeledContent("Sample rate") {
        TextField("", value: $rate, format: .number).textFieldStyle(.plain).frame(width: 8)
      }
      DisclosureGroup("Equalizer") { Toggle("Bass boost", isOn: .constant(true)) }
    }
  }
}

private struct Look: View {
  @State private var size = "medium"
  @State private var theme = "dark"
  @State private var isCompact = true

  var body: some View {
    HalfBox(title: "Look", rows: 7) {
      Picker("Size", selection: $size) {
        ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Theme", selection: $theme) {
        ForEach(["light", "dark", "terminal"], id: \.self) { Text($0) }
      }
      Toggle("Compact buttons", isOn: $isCompact)
      HStack {
        Button("Apply") {}
        Button("Reset", role: .destructive) { (size, theme) = ("medium", "dark") }
      }
      .controlSize(isCompact ? .small : .regular)
    }
  }
}

private struct Notes: View {
  @State private var notes = "Enter begins a new line, Ctrl-_ undoes, Tab moves on."

  var body: some View {
    HalfBox(title: "Notes", rows: 6) {
      TextEditor(text: $notes).controlSize(.small)
    }
  }
}

/// Songs that can be searched, deleted with Delete, and moved with Alt and an arrow key.
private struct Playlist: View {
  @State private var query = ""
  @State private var songs = ["Take Five", "So What", "Blue Rondo", "Naima", "Giant Steps"]

  var body: some View {
    HalfBox(title: "Playlist", rows: 6) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(matches, id: \.self) { Text($0) }
          .onDelete { offsets in
            let deleted = offsets.ranges.flatMap { matches[$0] }
            songs.removeAll { deleted.contains($0) }
          }
          .onMove(perform: query.isEmpty ? { songs.move(fromOffsets: $0, toOffset: $1) } : nil)
      }
      .searchable(text: $query)
    }
  }

  private var matches: [String] {
    songs.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }
  }
}

/// A mark that the mouse drags along a line; holding it brings it back.
private struct DraggedMark: View {
  @State private var start = 0
  @State private var drag = 0

  var body: some View {
    Text("◂ drag me, or Shift-→ ▸")
      .offset(x: start + drag, y: 0)
      .gesture(
        DragGesture()
          .onChanged { drag = $0.translation.width }
          .onEnded { _ in (start, drag) = (min(max(-26, start + drag), 26), 0) })
  }
}
