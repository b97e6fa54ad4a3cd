import Components
import Signals
import SignalsTesting
import TestSupport
import Testing

@testable import TextBackend

@MainActor @Suite(.watchdog) struct FrameRecordingTests {
  private let scheduler = TestScheduler()

  private func clock(columns: Int = 4) -> Screen {
    let seconds = Interval(every: .seconds(1), on: scheduler)
    return Screen(columns: columns, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Text(seconds.map { "\($0 + 1) s" }, initial: "0 s")
    }
  }

  private func frame(_ text: String) -> Frame {
    Screen(columns: 4, rows: 1, alignment: .topLeading) { Text(text) }.frame
  }

  @Test func recordsEachFrameThatDiffersFromTheLast() {
    let screen = clock()
    let recording = screen.recordFrames { screen.advance(by: .milliseconds(2_500)) }
    #expect(recording.entries.map(\.frame.text) == ["0 s", "1 s", "2 s"])
    #expect(recording.entries.map(\.time) == [.zero, .seconds(1), .seconds(2)])
    #expect(recording.duration == .milliseconds(2_500))
    #expect(recording.frame(at: .milliseconds(1_999))?.text == "1 s")
    #expect(recording.frame(at: .seconds(9))?.text == "2 s")
    #expect(FrameRecording().frame(at: .zero) == nil)
  }

  @Test func stepsDoNotDependOnHowTimeIsDivided() {
    func recording(_ steps: [Int]) -> FrameRecording {
      let screen = Screen(columns: 30, rows: 3, scheduler: TestScheduler()) {
        ProgressView(value: 0.5).animation(.linear(duration: 1))
      }
      return screen.recordFrames { for step in steps { screen.advance(by: .milliseconds(step)) } }
    }
    #expect(recording([1_000]) == recording([250, 250, 500]))
  }

  @Test func recordsALimitedNumberOfFramesAndTheLast() {
    let numbers = Interval(every: .milliseconds(50), on: scheduler)
    let screen = Screen(columns: 6, rows: 1, alignment: .topLeading, scheduler: scheduler) {
      Text(numbers.map { "\($0 + 1)" }, initial: "0")
    }
    let recording = screen.recordFrames { screen.advance(by: .seconds(600)) }
    #expect(recording.entries.count == 10_000)
    #expect(recording.entries[9_998].frame.text == "9998")
    #expect(recording.entries[9_999].frame.text == "12000")
    #expect(recording.duration == .seconds(600))
  }

  @Test func recordsEventsBetweenTwoTimes() throws {
    let isOn = CurrentValueSubject<Bool, Never>(false)
    let screen = Screen(columns: 20, rows: 3, scheduler: scheduler) { Toggle("Sound", isOn: isOn) }
    let recording = screen.recordFrames {
      screen.advance(by: .seconds(1))
      screen.press(.tab)
      screen.press(.space)
      screen.advance(by: .seconds(1))
    }
    #expect(recording.entries.first?.time == .zero)
    #expect(recording.entries.contains { $0.time == .seconds(1) })
    screen.advance(by: .seconds(1))
    #expect(recording.duration == .seconds(2))
  }

  @Test func aLaterFrameAtTheSameTimeReplacesTheFirst() {
    var recording = FrameRecording()
    recording.append(frame("a"), at: .seconds(1))
    recording.append(frame("b"), at: .seconds(1))
    recording.append(frame("b"), at: .seconds(2))
    recording.append(frame("c"), at: .seconds(1))
    #expect(recording.entries.map(\.frame.text) == ["c"] || recording.entries.count == 2)
    #expect(recording.entries.last?.frame.text == "c")
    #expect(recording.duration == .seconds(2))
    recording.extend(to: .seconds(5))
    recording.extend(to: .seconds(3))
    #expect(recording.duration == .seconds(5))
  }

  // MARK: Animated pictures

  @Test func unchangedPartsAreStoredOnce() throws {
    let screen = clock()
    let recording = screen.recordFrames { screen.advance(by: .seconds(4)) }
    let svg = recording.svg(colorScheme: .dark)
    let document = try XMLDocument(svg).root
    #expect(document.all("text").map(\.text).sorted() == ["0", "1", "2", "3", "s"])
    #expect(svg.contains("@keyframes v0{0%{visibility:visible}25%{visibility:hidden}}"))
    #expect(
      svg.contains(
        "@keyframes v1{0%,50%{visibility:hidden}25%{visibility:visible}}"))
    #expect(svg.contains("animation:4s step-end infinite"))
    #expect(svg.contains("prefers-reduced-motion"))
    #expect(!svg.contains("script"))
  }

  @Test func aChangeOfColorAddsOnlyColors() throws {
    let colors = PassthroughSubject<Color?, Never>()
    let screen = Screen(columns: 20, rows: 3, scheduler: scheduler) {
      Button("Go").buttonStyle(.plain).background(colors)
    }
    let recording = screen.recordFrames {
      for color in [Color.red, .green, .blue] {
        screen.advance(by: .seconds(1))
        colors.send(color)
      }
      screen.advance(by: .seconds(1))
    }
    let svg = recording.svg(colorScheme: .dark)
    #expect(svg.contains("{0%{color:#0000}25%{color:#ff5247}50%{color:#2aa84a}75%{color:#3b90ff}}"))
    #expect(try XMLDocument(svg).root.all("text").map(\.text) == ["Go"])
    #expect(try XMLDocument(svg).root.all("g").isEmpty)
  }

  @Test func contentsThatReturnAreStoredOnce() throws {
    let titles = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 4, rows: 1, scheduler: scheduler) { Text(titles, initial: "on") }
    let recording = screen.recordFrames {
      for title in ["off", "on", "off"] {
        screen.advance(by: .seconds(1))
        titles.send(title)
      }
      screen.advance(by: .seconds(1))
    }
    let texts = try XMLDocument(recording.svg()).root.all("text").map(\.text)
    #expect(texts.count == Set(texts).count, "\(texts)")
  }

  @Test func framesOfOtherSizesAndEmptyRecordingsHavePictures() throws {
    let screen = Screen(columns: 4, rows: 1, scheduler: scheduler) { Text("abcd") }
    let recording = screen.recordFrames {
      screen.advance(by: .seconds(1))
      screen.resize(columns: 9, rows: 3)
      screen.advance(by: .seconds(1))
    }
    #expect(recording.svg().contains("viewBox=\"-9 -9 99 75\""))
    _ = try XMLDocument(recording.svg())
    #expect(recording.asciicast().contains("[1.0, \"r\", \"9x3\"]\n"))
    _ = try XMLDocument(FrameRecording().svg())
    #expect(FrameRecording().asciicast().hasPrefix("{\"version\": 2"))
  }

  /// The picture at each time shows the cells of the frame at that time, and nothing else.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func thePictureShowsEachFrame(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    var recording = FrameRecording()
    var frames: [Frame] = []
    for index in 0..<8 {
      let words = (0..<3).map { _ in
        ["a", "bc", "│", "界", " ", "██"].randomElement(using: &random) ?? ""
      }
      let frame = Screen(columns: 8, rows: 2, alignment: .topLeading) {
        Text(words.joined()).bold(Bool.random(using: &random))
        Text(words.reversed().joined())
      }.frame
      frames.append(frame)
      recording.append(frame, at: .seconds(index))
    }
    recording.extend(to: .seconds(8))
    let shown = recording.entries.map(\.frame)
    let picture = Picture(shown)
    for (index, frame) in shown.enumerated() {
      #expect(picture.texts(ofFrame: index) == frame.expectedTexts, "seed \(seed), frame \(index)")
    }
  }
}

extension Track {
  fileprivate func value(atFrame frame: Int) -> Value? {
    frames.lastIndex { $0 <= frame }.map { values[$0] }
  }
}

extension Picture {
  /// The letters that are visible in a frame, by their cells.
  fileprivate func texts(ofFrame index: Int) -> [String] {
    layers.filter { $0.visibility.value(atFrame: index) == true }.flatMap { layer in
      layer.layer.texts.flatMap { text in
        text.text.enumerated().filter { $0.element != " " }.map {
          "\(text.row) \(text.column + $0.offset) \($0.element)"
        }
      }
    }.sorted()
  }
}

extension Frame {
  fileprivate var expectedTexts: [String] {
    (0..<rows).flatMap { y in
      (0..<columns).compactMap { x in
        let text = self[x, y].text
        return text.isEmpty || text == " " || DrawnGlyph(text) != nil ? nil : "\(y) \(x) \(text)"
      }
    }.sorted()
  }
}
