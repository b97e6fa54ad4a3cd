import Components
import Signals
import Testing
import TextBackend

/// A view of each kind that draws.
struct CaptionedExample: Sendable, CustomTestStringConvertible {
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
    CaptionedExample("rectangle") { Rectangle() },
    CaptionedExample("rounded rectangle") { RoundedRectangle(cornerRadius: 3).fill(.red) },
    CaptionedExample("enormous radius") { RoundedRectangle(cornerRadius: .max).fill(.red) },
    CaptionedExample("capsule") { Capsule().fill(gradient) },
    CaptionedExample("ellipse") { Ellipse().stroke(.red) },
    CaptionedExample("circle") { Circle().stroke(gradient, lineWidth: 2) },
    CaptionedExample("circle in gradient") { Circle().foregroundStyle(gradient) },
    CaptionedExample("stroke") {
      RoundedRectangle(cornerRadius: 2).stroke(gradient, lineWidth: .max)
    },
    CaptionedExample("gradient") { gradient },
    CaptionedExample("gradient of nothing") {
      LinearGradient(stops: [], startPoint: .center, endPoint: .center)
    },
    CaptionedExample("text in gradient") { Text("界 Hello").foregroundStyle(gradient) },
    CaptionedExample("image") { Image(bitmap) },
    CaptionedExample("stretched image") { Image(bitmap).resizable() },
    CaptionedExample("fitted image") { Image(bitmap).resizable().scaledToFit() },
    CaptionedExample("filling image") { Image(bitmap).resizable().scaledToFill() },
    CaptionedExample("no image") { Image(Bitmap(colors: [:], "")).resizable().scaledToFit() },
    CaptionedExample("round image") { Image(bitmap).resizable().clipShape(.circle) },
    CaptionedExample("label") { Label("Title", symbol: "★") },
    CaptionedExample("picture label") { Label("Title", image: bitmap).labelStyle(.iconOnly) },
    CaptionedExample("shadow") { Button("Go").shadow(radius: 2, x: 1, y: -1) },
    CaptionedExample("enormous shadow") { Button("Go").shadow(radius: .max, x: .max, y: .min) },
    CaptionedExample("offset") { Text("界").offset(x: .max, y: .min) },
    CaptionedExample("small offset") { Text("界").offset(x: 1, y: -1) },
    CaptionedExample("scale") { Button("界").scaleEffect(0.9) },
    CaptionedExample("scale to nothing") { Button("Go").scaleEffect(0) },
    CaptionedExample("enormous scale") { Button("Go").scaleEffect(.infinity).scaleEffect(1e300) },
    CaptionedExample("impossible scale") { Button("Go").scaleEffect(.nan).scaleEffect(-3) },
    CaptionedExample("scale of an enormous view") {
      Color.red.frame(width: 1 << 20, height: 1 << 20).scaleEffect(0.9)
    },
    CaptionedExample("opacity") { Button("Go").opacity(0.3).background(gradient) },
    CaptionedExample("impossible opacity") { Button("Go").opacity(.nan).opacity(-1) },
    CaptionedExample("overlay") {
      Text("a").overlay(gradient, in: .circle).overlay { Text("bcd") }
    },
    CaptionedExample("background") { Text("a").background(.red, in: .capsule) },
    CaptionedExample("aspect ratio") { Color.red.aspectRatio(16 / 9, contentMode: .fit) },
    CaptionedExample("impossible aspect ratio") {
      Color.red.aspectRatio(.nan, contentMode: .fill).aspectRatio(-1, contentMode: .fit)
    },
    CaptionedExample("wrapped text") {
      Text("one two\nthree").multilineTextAlignment(.center).lineLimit(2)
        .truncationMode(.middle)
    },
    CaptionedExample("clipped") { Text("a").offset(x: 1).clipped().cornerRadius(5) },
  ]

  private static let controls = [
    CaptionedExample("nothing") { EmptyView() },
    CaptionedExample("color") { Color.red },
    CaptionedExample("dividers") {
      HStack { VStack { Divider() }.overlay { HStack { Divider() } } }
    },
    CaptionedExample("spacers") {
      VStack { HStack { Text("a") }.background { Spacer() } }.frame(height: 2)
    },
    CaptionedExample("layers") { ZStack { Text("abc").border(style: .double) } },
    CaptionedExample("button") { Button("界 Go", role: .destructive) },
    CaptionedExample("prominent button") { Button("Go").buttonStyle(.borderedProminent) },
    CaptionedExample("plain button") { Button("Go").buttonStyle(.plain) },
    CaptionedExample("styles") {
      Button("Go").buttonStyle(.primary).buttonStyle(.secondary).buttonStyle(.link)
    },
    CaptionedExample("appearance") {
      Text("Go").appearance {
        $0.shadow = .init()
        $0.symbol = "★"
        $0.cornerRadius = 9
      }
    },
    CaptionedExample("custom button") { CustomButton("Go") },
    CaptionedExample("disabled button") { Button("Go").disabled() },
    CaptionedExample("explained button") { Button("Go").help("界 Goes") },
    CaptionedExample("field") { TextField("界 name", text: .constant("界")).textFieldStyle(.plain) },
    CaptionedExample("bordered field") { TextField("name").textFieldStyle(.roundedBorder) },
    CaptionedExample("secure field") { SecureField("", text: .constant("界")).border(.red) },
    CaptionedExample("toggle") { Toggle("界 on", isOn: .constant(true)) },
    CaptionedExample("progress") { ProgressView("界", value: 7, total: .infinity) },
    CaptionedExample("impossible progress") { ProgressView(value: .nan, total: 0) },
    CaptionedExample("scroll view") {
      ScrollView([.horizontal, .vertical]) { ForEach(0..<20) { Button("button \($0)") } }
    },
    CaptionedExample("scroll view of nothing") { ScrollView {} },
    CaptionedExample("latest") { Latest(of: Just(3), default: 0) { Text("\($0)") } },
    CaptionedExample("frame") {
      Text("a").frame(minWidth: 3, maxWidth: .infinity, maxHeight: .infinity)
    },
    CaptionedExample("enormous padding") { Text("a").padding(.max) },
    CaptionedExample("negative lengths") {
      Text("a").padding(-3).frame(width: -1, height: -1).border()
    },
  ]
}
