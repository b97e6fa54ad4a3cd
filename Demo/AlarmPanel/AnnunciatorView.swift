import Components
import DemoSupport
import Signals

/// A panel of alarms: windows, shortcuts in place of push buttons, and the history.
///
/// Each window is a `CustomButton` whose title and color follow the panel. Pressing it
/// acknowledges or resets its alarm, the keys those of all.
package struct AnnunciatorView: View {
  private let (source, flashes): (AlarmSource, Bool)
  @Environment(\.scheduler) private var scheduler
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// Creates a panel of the signals of `source`.
  ///
  /// - Parameter flashes: Whether lamps flash; without, those that would are lit.
  package init(_ source: AlarmSource, flashes: Bool = true) {
    (self.source, self.flashes) = (source, flashes)
  }

  package var body: some View {
    AnnunciatorContent(
      model: AnnunciatorModel(
        source, on: AnyScheduler(scheduler), flashes: flashes && !reducesMotion))
  }
}

private struct AnnunciatorContent: View {
  @StateObject var model: AnnunciatorModel
  @Environment(\.bell) private var bell
  @FocusState private var focus: Int?

  var body: some View {
    GeometryReader { proxy in
      Latest(of: model.panel.map(\.points.count).removeDuplicates(), default: 0) { count in
        content(AlarmLayout(of: count, in: proxy.size), count)
      }
    }
    .defaultFocus($focus, 0)
    .onReceive(model.reports) { model.receive($0.0, at: $0.1) }
    .onReceive(model.testEnds) { model.send(.test(false)) }
    .onReceive(model.bells) { bell() }
    .onKeyboardShortcut("a", modifiers: [], title: "Acknowledge") { model.send(.acknowledge()) }
    .onKeyboardShortcut("r", modifiers: [], title: "Reset") { model.send(.reset()) }
    .onKeyboardShortcut("t", modifiers: [], title: "Test") { model.startTest() }
    .onKeyboardShortcut("s", modifiers: [], title: "Silence") { model.send(.silence) }
  }

  private func content(_ layout: AlarmLayout, _ count: Int) -> some View {
    VStack(spacing: 0) {
      AnnunciatorHeader(model: model, isNarrow: layout.isNarrow)
      HStack(alignment: .top, spacing: AlarmLayout.gap) {
        ScrollView {
          LazyVGrid(columns: layout.gridItems, spacing: layout.spacing) {
            ForEach(0..<count, id: \.self) {
              AlarmWindow(model: model, index: $0, width: layout.windowWidth)
                .focused($focus, equals: $0)
            }
          }
        }
        .controlSize(layout.controlSize)
        if layout.hasLegend { AlarmLegend(model: model).frame(width: AlarmLayout.legendWidth) }
      }
      .frame(height: layout.height)
      AlarmHistory(model: model).frame(minHeight: 0, maxHeight: .infinity)
    }
  }
}

/// The name of the panel, the number of alarms, the sequence and the horn.
private struct AnnunciatorHeader: View {
  let model: AnnunciatorModel
  let isNarrow: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 2) {
        Text("ANNUNCIATOR").bold().foregroundStyle(Color.accentColor)
        Text(model.title).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
        Text(model.horn).bold().reversed().foregroundStyle(.theme(.error))
      }
      HStack(spacing: 2) {
        Text(model.status).foregroundStyle(model.statusColor).lineLimit(1)
        Spacer(minLength: 0)
        Picker(isNarrow ? "" : "Sequence", selection: model.sequence) {
          ForEach(AlarmSequence.allCases, id: \.self) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented).fixedSize()
      }
    }
    .padding(EdgeInsets(leading: 1, bottom: 1, trailing: 1))
  }
}

/// The window of an alarm: a button, above its state and text.
private struct AlarmWindow: View {
  let model: AnnunciatorModel
  let index: Int
  let width: Int
  @Environment(\.alarmLook) private var look

  var body: some View {
    let faces = model.faces(at: index, look)
    CustomButton { model.press(at: index) }
      .titleChangingButton(faces.map(\.title))
      .colorChangingButton(faces.map(\.color))
      .buttonStyle(CaptionStyle(faces: faces, width: width))
      .accessibilityLabel(faces.map(\.spokenText).removeDuplicates())
  }
}

private struct CaptionStyle: ButtonStyle {
  let faces: AnyPublisher<AlarmFace, Never>
  let width: Int

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.label
      HStack(spacing: 0) {
        Text(faces.map(\.word)).foregroundStyle(faces.map(\.tone)).fixedSize()
        Spacer(minLength: 1)
        Text(faces.map(\.text)).foregroundStyle(.secondary).lineLimit(1)
      }
      .padding(.horizontal, 1).frame(width: width, height: 1)
    }
  }

  func shownStates(in environment: EnvironmentValues) -> ControlState { [] }
}

/// The marks of the states, how many windows are in each, and the sequence in words.
private struct AlarmLegend: View {
  let model: AnnunciatorModel
  @Environment(\.alarmLook) private var look

  var body: some View {
    VStack(spacing: 1) {
      GroupBox("Lamps") {
        ForEach(Alarm.State.allCases, id: \.self) { state in
          HStack(spacing: 1) {
            Text(look.mark(of: state)).bold()
            Text("\(state)")
            Spacer(minLength: 0)
            Text(model.panel.map { "\($0.count(of: state))" }.removeDuplicates()).fixedSize()
          }
          .lineLimit(1).foregroundStyle(look.tone(of: state, .alarm))
        }
      }
      GroupBox("Sequence") {
        Text(model.panel.map(\.sequence.explanation).removeDuplicates())
          .foregroundStyle(.secondary).frame(
            width: AlarmLayout.legendWidth - 4, alignment: .leading)
      }
    }
  }
}

private struct AlarmHistory: View {
  let model: AnnunciatorModel
  @Environment(\.alarmLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Divider()
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.log.map(\.entries)) { entry in
            HStack(spacing: 1) {
              Text(NumberFormat.clock(entry.time)).foregroundStyle(.secondary).fixedSize()
              if let state = entry.state {
                Text("\(look.mark(of: state)) \(entry.word)")
                  .foregroundStyle(look.tone(of: state, entry.level))
                  .frame(width: 15, alignment: .leading)
                Text(entry.name).frame(width: 17, alignment: .leading)
              }
              Text(entry.text).foregroundStyle(.secondary)
            }
            .lineLimit(1).padding(.horizontal, 1)
          }
        }
      }
    }
  }
}
