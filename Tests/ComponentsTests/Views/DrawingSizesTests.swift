import Components
import Signals
import SignalsTesting
import Testing
import TextBackend

@MainActor @Suite(.timeLimit(.minutes(5))) struct DrawingSizesTests {
  @Test(arguments: CaptionedExample.all)
  func drawsAtAnySize(example: CaptionedExample) {
    for usesASCII in [false, true] {
      let screen = Screen(columns: 200, rows: 60) {
        example.view().environment(\.usesASCII, usesASCII)
        example.view().frame(width: 0, height: 0).environment(\.usesASCII, usesASCII)
      }
      for (columns, rows) in [(0, 0), (1, 1), (2, 2), (3, 1), (1, 3), (7, 4)] {
        screen.resize(columns: columns, rows: rows)
        #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= max(1, columns) })
        #expect(!screen.bytes().isEmpty)
      }
    }
  }

  @Test(arguments: CaptionedExample.all)
  func drawsOnlyASCIIWhenRequired(example: CaptionedExample) {
    let screen = Screen(columns: 40, rows: 12) {
      example.view().environment(\.usesASCII, true)
    }
    #expect(screen.text.allSatisfy { $0.isASCII || "★界…".contains($0) }, "\(screen.text)")
  }

  @Test(arguments: CaptionedExample.all)
  func animatesAtAnySize(example: CaptionedExample) {
    let scheduler = TestScheduler()
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let widths = isOpen.map { $0 ? 30 : 0 }
    let screen = Screen(columns: 30, rows: 6, scheduler: scheduler) {
      example.view().frame(width: widths).scaleEffect(isOpen.map { $0 ? 1.2 : 0 })
        .animation(.bouncy)
    }
    for _ in 0..<2 {
      isOpen.value.toggle()
      for _ in 0..<12 {
        _ = screen.text
        screen.advance(by: .milliseconds(40))
      }
    }
    screen.advance(by: .seconds(10))
    _ = screen.text
    #expect(scheduler.scheduled == 0)
  }
}
