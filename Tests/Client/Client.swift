import Components
import Signals
import TextBackend

/// Calls every public modifier and initializer that takes a publisher, from outside the package.
///
/// `.scripts/check-client` compiles it as a client of the package does, without optimization and
/// with it.
@main
struct Client {
  @MainActor
  static func main() {
    showViewModifiers()
    showTextModifiers()
    showStyles()
    showControls()
    showActions()
    showCharts()
    showLogs()
    showCollections()
    showPresentations()
    print("Drew \(drawnCount) views.")
  }
}

@MainActor private var drawnCount = 0

/// Draws `view` on a screen, and once more after time has passed.
@MainActor
func show(_ view: some View) {
  let screen = Screen(columns: 40, rows: 12) { view }
  precondition(!screen.bytes().isEmpty)
  _ = screen.text
  drawnCount += 1
}

// The publishers of the calls. Each is a subject, as in most programs.

let strings = CurrentValueSubject<String, Never>("on")
let optionalStrings = CurrentValueSubject<String?, Never>(nil)
let ints = CurrentValueSubject<Int, Never>(1)
let doubles = CurrentValueSubject<Double, Never>(0.5)
let bools = CurrentValueSubject<Bool, Never>(false)
let colors = CurrentValueSubject<Color, Never>(.red)
let optionalColors = CurrentValueSubject<Color?, Never>(nil)
let gradients = CurrentValueSubject<LinearGradient, Never>(
  LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
let alignments = CurrentValueSubject<Alignment, Never>(.center)
let fonts = CurrentValueSubject<Font, Never>(.body)
let weights = CurrentValueSubject<Font.Weight, Never>(.bold)

let text = Text("text")
