import Components
import Signals

extension Page {
  static let controls = Page(
    "controls", title: "Controls", summary: "Controls with a value, which may be a subject",
    in: .views,
    source: PackageResources.Controls_txt
  ) { _ in Controls() }
}

/// The controls with a value, as the settings of a player.
struct Controls: View {
  @Environment(\.cardLayout) private var layout

  var body: some View {
    VStack(spacing: 0) {
      if layout == .boxes { SharedVolume() }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 36), spacing: 2, alignment: .topLeading)]) {
        Sound()
        Player()
        Notes()
        Playlist()
      }
      DraggedMark()
    }
    .frame(maxWidth: layout == .boxes ? .infinity : 76)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }
}

/// Controls that follow each other, because they share a subject.
private struct SharedVolume: View {
  private let volume = CurrentValueSubject<Double, Never>(4)

  var body: some View {
    Card("A subject for several controls", [Marbles("volume", volume) { .text("\(Int($0))") }]) {
      VStack(alignment: .trailing, spacing: 0) {
        Slider(value: volume, in: 0...11, step: 1) { Text("Volume") }
        Stepper("Volume", value: volume, in: 0...11)
        ProgressView(value: volume, total: 11)
      }
      .frame(width: 40)
    }
  }
}

/// A box that is as wide as its column.
private struct ControlBox<Content: View>: View {
  let title: String
  let rows: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    GroupBox(title) {
      VStack(alignment: .leading, spacing: 0) { content() }
        .frame(maxWidth: .infinity, minHeight: rows, alignment: .topLeading)
    }
  }
}

private struct Sound: View {
  @State private var volume = 4.0
  @State private var speakers = 2
  @State private var isMuted = false
  @State private var rate = 44_100
  @State private var isEqualizing: Bool?
  @State private var gains = [0.4, 0.6, 0.5]
  @Environment(\.cardLayout) private var layout

  var body: some View {
    ControlBox(title: "Sound", rows: 8) {
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
      DisclosureGroup("Equalizer", isExpanded: showsEqualizer) {
        ForEach(Sound.bands.indices, id: \.self) { band in
          Slider(value: $gains[band], in: 0...1, step: 0.1) { Text(Sound.bands[band]) }
        }
      }
    }
  }

  private static let bands = ["Bass  ", "Middle", "Treble"]

  /// Shows the equalizer where there is room, until it is hidden.
  private var showsEqualizer: Binding<Bool> {
    Binding(get: { isEqualizing ?? (layout == .boxes) }, set: { isEqualizing = $0 })
  }
}

private struct Player: View {
  @State private var speed = "normal"
  @State private var repetition = "all songs"
  @State private var isCompact = true
  @State private var output = "speakers"
  @State private var sleep = 30
  @Environment(\.cardLayout) private var layout

  var body: some View {
    ControlBox(title: "Player", rows: 8) {
      Picker("Speed", selection: $speed) {
        ForEach(["slow", "normal", "fast"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Picker("Repeat", selection: $repetition) {
        ForEach(["nothing", "this song", "all songs"], id: \.self) { Text($0) }
      }
      if layout == .boxes {
        Picker("Output", selection: $output) {
          ForEach(["speakers", "headphones", "kitchen"], id: \.self) { Text($0) }
        }
        .pickerStyle(.menu).controlSize(.small)
        Stepper("Sleep after \(sleep) minutes", value: $sleep, in: 5...90, step: 5)
        Gauge(value: Double(sleep), in: 0...90) { Text("Sleep") }
      }
      Toggle("Compact buttons", isOn: $isCompact)
      HStack {
        Button("Apply") {}.buttonStyle(.borderedProminent)
        Button("Reset", role: .destructive) { (speed, repetition) = ("normal", "all songs") }
      }
      .controlSize(isCompact ? .small : .regular)
    }
  }
}

private struct Notes: View {
  @State private var notes = "Enter begins a new line, Ctrl-_ undoes, Tab moves on."

  var body: some View {
    ControlBox(title: "Notes", rows: 6) {
      TextEditor(text: $notes).controlSize(.small).frame(height: 6)
    }
  }
}

/// Songs that can be searched, deleted with Delete, and moved with Alt and an arrow key.
private struct Playlist: View {
  @State private var query = ""
  @State private var songs = ["Take Five", "So What", "Blue Rondo", "Naima", "Giant Steps"]

  var body: some View {
    ControlBox(title: "Playlist", rows: 6) {
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
    let word = query.lowercased()
    return word.isEmpty ? songs : songs.filter { $0.lowercased().contains(word) }
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
