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

  static let all = drawings + controls

  private static let drawings = [
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

  private static let controls = [
    Exhibit("nothing") { EmptyView() },
    Exhibit("color") { Color.red },
    Exhibit("dividers") { HStack { VStack { Divider() }.overlay { HStack { Divider() } } } },
    Exhibit("spacers") { VStack { HStack { Text("a") }.background { Spacer() } }.frame(height: 2) },
    Exhibit("layers") { ZStack { Text("abc").border(style: .double) } },
    Exhibit("button") { Button("界 Go", role: .destructive) },
    Exhibit("prominent button") { Button("Go").buttonStyle(.borderedProminent) },
    Exhibit("plain button") { Button("Go").buttonStyle(.plain) },
    Exhibit("styles") {
      Button("Go").buttonStyle(.primary).buttonStyle(.secondary).buttonStyle(.link)
    },
    Exhibit("appearance") {
      Text("Go").appearance {
        $0.shadow = .init()
        $0.symbol = "★"
        $0.cornerRadius = 9
      }
    },
    Exhibit("custom button") { CustomButton("Go") },
    Exhibit("disabled button") { Button("Go").disabled() },
    Exhibit("explained button") { Button("Go").help("界 Goes") },
    Exhibit("field") { TextField("界 name", text: .constant("界")).textFieldStyle(.plain) },
    Exhibit("bordered field") { TextField("name").textFieldStyle(.roundedBorder) },
    Exhibit("secure field") { SecureField("", text: .constant("界")).border(.red) },
    Exhibit("toggle") { Toggle("界 on", isOn: .constant(true)) },
    Exhibit("progress") { ProgressView("界", value: 7, total: .infinity) },
    Exhibit("impossible progress") { ProgressView(value: .nan, total: 0) },
    Exhibit("scroll view") {
      ScrollView([.horizontal, .vertical]) { ForEach(0..<20) { Button("button \($0)") } }
    },
    Exhibit("scroll view of nothing") { ScrollView {} },
    Exhibit("latest") { Latest(of: Just(3), default: 0) { Text("\($0)") } },
    Exhibit("frame") { Text("a").frame(minWidth: 3, maxWidth: .infinity, maxHeight: .infinity) },
    Exhibit("enormous padding") { Text("a").padding(.max) },
    Exhibit("negative lengths") { Text("a").padding(-3).frame(width: -1, height: -1).border() },
  ]
}

@MainActor @Suite struct DrawingSizesTests {
  /// Views of all kinds that are used, too, with the pointer and the keyboard.
  @Test(arguments: Life.all, [(0, 0), (1, 1), (200, 60)])
  func isUsedAtAnySize(life: Life, size: (columns: Int, rows: Int)) {
    let (maker, scheduler) = (Maker(), TestScheduler())
    let screen = Screen(columns: size.columns, rows: size.rows, scheduler: scheduler) {
      life.view(maker).frame(width: size.columns, height: size.rows)
    }
    _ = screen.bytes()
    screen.press(.tab)
    screen.type("a ")
    screen.click(column: 0, row: 0)
    screen.click(column: 100, row: 30)
    maker.texts.value = ""
    maker.lists.value.reverse()
    maker.flags.value.toggle()
    scheduler.advance(by: .milliseconds(100))
    _ = screen.bytes()
    screen.resize(columns: 2, rows: 2)
    #expect(!screen.bytes().isEmpty)
  }

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
