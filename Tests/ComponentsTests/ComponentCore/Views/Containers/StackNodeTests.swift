import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StackNodeTests {
  /// A stack of texts that change, some of which take as much space as they get.
  private struct Texts: View {
    let texts: [CurrentValueSubject<String, Never>]
    let seed: UInt64

    var body: some View {
      switch seed % 6 {
      case 0: VStack(alignment: .leading) { views }
      case 1: VStack { views }
      case 2: VStack(alignment: .trailing, spacing: 1) { views }
      case 3: HStack(alignment: .top) { views }
      case 4: HStack { VStack { views } }
      default: VStack { HStack(alignment: .bottom) { views } }
      }
    }

    private var views: some View {
      ForEach(texts.indices) { index in
        if (index + Int(seed)).isMultiple(of: 3) {
          Text(texts[index]).frame(maxWidth: .infinity, maxHeight: 2)
        } else {
          Text(texts[index]).border()
        }
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func changedViewsAreWhereANewStackPlacesThem(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let texts = ["a", "some words", "long enough", "b\nc"].map {
      CurrentValueSubject<String, Never>($0)
    }
    let screen = Screen(columns: 24, rows: 12) { Texts(texts: texts, seed: seed) }
    for _ in 0..<40 {
      let words = ["", "a", "words", "line\nby line", "as long as can be"]
      texts[.random(in: 0..<4, using: &random)].value = words.randomElement(using: &random) ?? ""
      let new = Screen(columns: 24, rows: 12) { Texts(texts: texts, seed: seed) }
      #expect(screen.text == new.text, "seed \(seed)")
    }
  }

  /// A stack of frames that are of a fixed size or not.
  private struct Frames: View {
    let widths: [CurrentValueSubject<Int, Never>]
    let isRow: Bool

    var body: some View {
      if isRow { HStack { views } } else { VStack { HStack { views } } }
    }

    private var views: some View {
      ForEach(widths.indices) { index in
        Latest(of: widths[index]) { width in
          Text("some words").frame(width: width < 4 ? nil : width, height: width < 2 ? nil : 2)
        }
      }
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func framesMayLoseTheirFixedSize(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let widths = [4, 10, 7].map { CurrentValueSubject<Int, Never>($0) }
    let frames = Frames(widths: widths, isRow: seed.isMultiple(of: 2))
    let screen = Screen(columns: 20, rows: 6) { frames }
    for _ in 0..<40 {
      widths[.random(in: 0..<3, using: &random)].value = .random(in: 0..<12, using: &random)
      let new = Screen(columns: 20, rows: 6) { frames }
      #expect(screen.text == new.text, "seed \(seed)")
    }
  }
}
