import Components
import Signals
import SignalsTesting
import TextBackend
import Testing

/// A view of each kind that draws.
struct Exhibit: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable () -> AnyView

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.name = name
    self.view = { AnyView(view()) }
  }

  var testDescription: String { name }

  private static let gradient = LinearGradient(
    colors: [.blue, Color(white: 1, opacity: 0.5), .clear], startPoint: .topLeading,
    endPoint: .bottomTrailing)
  private static let bitmap = Bitmap(colors: ["#": .white, "o": .orange], "#o\no#\n #")

  static let all: [Exhibit] = [
    Exhibit("rectangle") { Rectangle() },
    Exhibit("rounded rectangle") { RoundedRectangle(cornerRadius: 3).fill(.red) },
    Exhibit("enormous radius") { RoundedRectangle(cornerRadius: .max).fill(.red) },
    Exhibit("capsule") { Capsule().fill(gradient) },
    Exhibit("ellipse") { Ellipse().stroke(.red) },
    Exhibit("circle") { Circle().stroke(gradient, lineWidth: 2) },
    Exhibit("circle in gradient") { Circle().foregroundStyle(gradient) },
    Exhibit("stroke") { RoundedRectangle(cornerRadius: 2).stroke(gradient, lineWidth: .max) },
    Exhibit("gradient") { gradient },
    Exhibit("gradient of nothing") {
      LinearGradient(stops: [], startPoint: .center, endPoint: .center)
    },
    Exhibit("text in gradient") { Text("界 Hello").foregroundStyle(gradient) },
    Exhibit("image") { Image(bitmap) },
    Exhibit("stretched image") { Image(bitmap).resizable() },
    Exhibit("fitted image") { Image(bitmap).resizable().scaledToFit() },
    Exhibit("filling image") { Image(bitmap).resizable().scaledToFill() },
    Exhibit("no image") { Image(Bitmap(colors: [:], "")).resizable().scaledToFit() },
    Exhibit("round image") { Image(bitmap).resizable().clipShape(.circle) },
    Exhibit("label") { Label("Title", symbol: "★") },
    Exhibit("picture label") { Label("Title", image: bitmap).labelStyle(.iconOnly) },
    Exhibit("shadow") { Button("Go").shadow(radius: 2, x: 1, y: -1) },
    Exhibit("enormous shadow") { Button("Go").shadow(radius: .max, x: .max, y: .min) },
    Exhibit("offset") { Text("界").offset(x: .max, y: .min) },
    Exhibit("small offset") { Text("界").offset(x: 1, y: -1) },
    Exhibit("scale") { Button("界").scaleEffect(0.9) },
    Exhibit("scale to nothing") { Button("Go").scaleEffect(0) },
    Exhibit("enormous scale") { Button("Go").scaleEffect(.infinity).scaleEffect(1e300) },
    Exhibit("impossible scale") { Button("Go").scaleEffect(.nan).scaleEffect(-3) },
    Exhibit("scale of an enormous view") {
      Color.red.frame(width: 1 << 20, height: 1 << 20).scaleEffect(0.9)
    },
    Exhibit("opacity") { Button("Go").opacity(0.3).background(gradient) },
    Exhibit("impossible opacity") { Button("Go").opacity(.nan).opacity(-1) },
    Exhibit("overlay") { Text("a").overlay(gradient, in: .circle).overlay { Text("bcd") } },
    Exhibit("background") { Text("a").background(.red, in: .capsule) },
    Exhibit("aspect ratio") { Color.red.aspectRatio(16 / 9, contentMode: .fit) },
    Exhibit("impossible aspect ratio") {
      Color.red.aspectRatio(.nan, contentMode: .fill).aspectRatio(-1, contentMode: .fit)
    },
    Exhibit("wrapped text") {
      Text("one two\nthree").multilineTextAlignment(.center).lineLimit(2)
        .truncationMode(.middle)
    },
    Exhibit("clipped") { Text("a").offset(x: 1).clipped().cornerRadius(5) },
  ]
}

@MainActor @Suite struct DrawingSizesTests {
  @Test(arguments: Exhibit.all)
  func drawsAtAnySize(exhibit: Exhibit) {
    for usesASCII in [false, true] {
      let screen = Screen(columns: 200, rows: 60) {
        exhibit.view().environment(\.usesASCII, usesASCII)
        exhibit.view().frame(width: 0, height: 0).environment(\.usesASCII, usesASCII)
      }
      for (columns, rows) in [(0, 0), (1, 1), (2, 2), (3, 1), (1, 3), (7, 4)] {
        screen.resize(columns: columns, rows: rows)
        #expect(screen.text.split(separator: "\n").allSatisfy { $0.count <= max(1, columns) })
        #expect(!screen.bytes().isEmpty)
      }
    }
  }

  @Test(arguments: Exhibit.all)
  func inASCIIThereIsNothingElse(exhibit: Exhibit) {
    let screen = Screen(columns: 40, rows: 12) {
      exhibit.view().environment(\.usesASCII, true)
    }
    #expect(screen.text.allSatisfy { $0.isASCII || "★界…".contains($0) }, "\(screen.text)")
  }

  @Test(arguments: Exhibit.all)
  func movesWithoutEnd(exhibit: Exhibit) {
    let scheduler = TestScheduler()
    let isOpen = CurrentValueSubject<Bool, Never>(false)
    let widths = isOpen.map { $0 ? 30 : 0 }
    let screen = Screen(columns: 30, rows: 6, scheduler: scheduler) {
      exhibit.view().frame(width: widths).scaleEffect(isOpen.map { $0 ? 1.2 : 0 })
        .animation(.bouncy)
    }
    for _ in 0..<3 {
      isOpen.value.toggle()
      for _ in 0..<20 {
        _ = screen.text
        screen.advance(by: .milliseconds(40))
      }
    }
    screen.advance(by: .seconds(10))
    _ = screen.text
    #expect(scheduler.scheduled == 0)
  }
}
