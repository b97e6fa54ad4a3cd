import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

/// A replay of recorded input shows the frames that the input has caused.
@MainActor @Suite(.watchdog) struct ScreenReplayTests {
  private struct Form: View {
    @Environment(\.scheduler) private var scheduler
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.colorScheme) private var colorScheme
    @State private var name = ""
    @State private var isOn = false
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text(Interval(every: .milliseconds(700), on: scheduler).map { "tick \($0)" }, initial: "-")
        TextField("name", text: $name)
        Toggle("on", isOn: $isOn).animation(.linear(duration: 0.3))
        Button("Count \(count)") { count += 1 }
        ScrollView { ForEach(0..<20, id: \.self) { Text("row \($0) \(name)") } }.frame(height: 4)
        Text("\(scenePhase) \(colorScheme)")
      }
    }
  }

  @Test func repeatsEventsAtTheirTimes() throws {
    let screen = Screen(columns: 30, rows: 16, scheduler: TestScheduler()) { Form() }
    let recording = screen.recordInput {
      screen.press(.tab)
      screen.advance(by: .seconds(1))
      screen.type("Jane\t ")
      screen.resize(columns: 24, rows: 12)
      screen.colorScheme = .light
      screen.send(.windowFocus(false))
      screen.advance(by: .seconds(1))
      screen.scenePhase = .background
    }
    // A change of the focus is one entry, though it changes the scene phase.
    #expect(recording.entries.count == 1 + 6 + 3 + 1)
    #expect(recording.duration == .seconds(2))
    let copy = Screen(for: recording, scheduler: TestScheduler()) { Form() }
    let frames = copy.replay(try InputRecording(parsing: recording.text))
    #expect(copy.frame == screen.frame)
    #expect(copy.scenePhase == .background)
    #expect(frames.duration == .seconds(2))
    #expect(frames.entries.last?.frame == screen.frame)
    #expect(screen.inputObserver == nil)
  }

  @Test func keepsTheColorsAndTheSize() {
    let recording = InputRecording(columns: 7, rows: 2, colorDepth: .ansi16, colorScheme: .light)
    let screen = Screen(for: recording, scheduler: TestScheduler()) { Form() }
    #expect((screen.frame.columns, screen.frame.rows) == (7, 2))
    #expect(screen.colorDepth == .ansi16)
    #expect(screen.colorScheme == .light)
    #expect(screen.inputRecording == recording)
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func aReplayShowsTheFramesOfRandomInput(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let screen = Screen(columns: 30, rows: 16, scheduler: TestScheduler()) { Form() }
    var frames: [Frame] = []
    let recording = screen.recordInput {
      for _ in 0..<40 {
        screen.advance(by: .milliseconds(Int.random(in: 0..<400, using: &random)))
        screen.apply(RandomInput.next(&random))
        frames.append(screen.frame)
      }
    }
    let text = recording.text
    let copy = Screen(for: recording, scheduler: TestScheduler()) { Form() }
    let replayed = try InputRecording(parsing: text)
    #expect(replayed == recording, "seed \(seed)")
    var now = Duration.zero
    for (index, entry) in replayed.entries.enumerated() {
      copy.advance(by: entry.time - now)
      now = entry.time
      copy.apply(entry.input)
      #expect(copy.frame == frames[index], "seed \(seed), input \(index)")
    }
  }

  @Test func extremeInputIsReplayed() throws {
    let header = InputRecording(columns: 1, rows: 1).header
    let lines = [
      "[0,\"resize\",2000,1]", "[0,\"resize\",30,16]",
      "[0,\"press\",\"left\",2147483647,-2147483648]", "[0,\"drag\",\"left\",-2147483648,5]",
      "[0,\"release\",\"left\",5,2147483647]", "[0,\"move\",-1,2147483647]",
      "[0,\"scroll\",2147483647,-2147483648,4,12]", "[0,\"scroll\",-2147483648,2147483647,4,12]",
      "[0,\"key\",\"f-99999999\"]", "[0,\"key\",\"\\u0000\",\"ctrl\"]",
      "[0,\"paste\",\"\\u0000\\uffff\\u202e\"]", "[3.000001,\"end\"]",
    ]
    let recording = try InputRecording(parsing: header + lines.joined(separator: "\n"))
    let screen = Screen(for: recording, scheduler: TestScheduler()) { Form() }
    #expect(screen.replay(recording).duration == .microseconds(3_000_001))
    #expect((screen.frame.columns, screen.frame.rows) == (30, 16))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func damagedFilesAreReadOrRejected(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let recording = Screen(columns: 30, rows: 16, scheduler: TestScheduler()) { Form() }
      .recordInput(of: 8, &random)
    let pieces = Array("[]{},:\"\\-.0915eunt ü\u{0}\n".unicodeScalars)
    for _ in 0..<50 {
      var scalars = Array(recording.text.unicodeScalars)
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let index = Int.random(in: 0..<scalars.count, using: &random)
        scalars[index] = pieces.randomElement(using: &random) ?? " "
      }
      let text = String(String.UnicodeScalarView(scalars))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      do {
        _ = try InputRecording(parsing: text)
      } catch {
        #expect((1...lines).contains(error.line), "seed \(seed)")
      }
    }
  }
}

extension Screen {
  /// Records random input.
  fileprivate func recordInput(of count: Int, _ random: inout RandomNumbers) -> InputRecording {
    recordInput {
      for _ in 0..<count {
        advance(by: .milliseconds(Int.random(in: 0..<400, using: &random)))
        apply(RandomInput.next(&random))
      }
    }
  }
}

/// Input of a user who does anything.
private enum RandomInput {
  static func next(_ random: inout RandomNumbers) -> InputRecording.Input {
    let point = Point(
      x: .random(in: 0..<30, using: &random), y: .random(in: 0..<16, using: &random))
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return .event(.key(keyPress(&random)))
    case 5..<8:
      let kinds: [MouseEvent.Kind] = [
        .press(.left), .release(.left), .drag(.left), .move, .scroll(x: 0, y: 1),
        .scroll(x: 0, y: -1),
      ]
      let kind = kinds.randomElement(using: &random) ?? .move
      return .event(.mouse(MouseEvent(kind, at: point)))
    case 8:
      return .event(.paste(["two\nlines", "界界", "\u{1B}[31m"].randomElement(using: &random) ?? ""))
    case 9: return .event(.windowFocus(.random(using: &random)))
    case 10:
      return .resize(
        columns: .random(in: 1...40, using: &random), rows: .random(in: 1...20, using: &random))
    default: return .scenePhase(.random(using: &random) ? .active : .background)
    }
  }

  private static func keyPress(_ random: inout RandomNumbers) -> KeyPress {
    let keys: [Key] = [
      .tab, .tab, .enter, .space, .left, .up, .down, .backspace, .home, "a", "界", "é", "_",
    ]
    let modifiers: [KeyModifiers] = [[], [], .shift, .control]
    return KeyPress(
      keys.randomElement(using: &random) ?? .tab,
      modifiers: modifiers.randomElement(using: &random) ?? [])
  }
}
