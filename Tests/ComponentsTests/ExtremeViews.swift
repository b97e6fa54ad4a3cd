import ComponentCharts
import Components
import SignalsTesting

/// Random views whose lengths and values are often extreme.
@MainActor
struct ExtremeViews {
  struct Row: Identifiable {
    let id: Int
  }

  private var random: RandomNumbers

  private static let bitmap = Bitmap(
    width: 2, height: 2, pixels: [.red, .clear, .blue.opacity(0.5), .white])

  init(seed: UInt64) {
    random = RandomNumbers(seed: seed)
  }

  // MARK: Values

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &random)!
  }

  private mutating func flag() -> Bool { .random(using: &random) }

  private mutating func length() -> Int {
    pick([
      0, 1, 2, 3, 5, 8, 20, -1, -3, 1_000, 100_000, .max, .min, .max - 1, 1 << 31, 1 << 40, 1 << 62,
      -(1 << 62),
    ])
  }

  private mutating func optionalLength() -> Int? { flag() ? nil : length() }

  private mutating func number() -> Double {
    pick([
      0, 1, 0.5, -1, 3.7, 1e9, 1e18, -1e19, 1e300, -1e300, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, -0.0, 0.1,
    ])
  }

  private mutating func numbers() -> [Double] {
    (0..<Int.random(in: 0..<8, using: &random)).map { _ in number() }
  }

  private mutating func range() -> ClosedRange<Double>? {
    let (first, second) = (number(), number())
    if flag() || first.isNaN || second.isNaN { return nil }
    return min(first, second)...max(first, second)
  }

  private mutating func text() -> String {
    pick(["", "text", "wide 界", "two\nlines", String(repeating: "x", count: 300), "a\u{301}\t"])
  }

  private mutating func point() -> Point { Point(x: length(), y: length()) }

  private mutating func rect() -> Rect {
    Rect(origin: point(), size: Size(width: length(), height: length()))
  }

  private mutating func unitPoint() -> UnitPoint { UnitPoint(x: number(), y: number()) }

  // MARK: Views

  /// Returns a view of at most `depth` views within one another.
  mutating func view(depth: Int) -> AnyView {
    if depth == 0 || Int.random(in: 0..<8, using: &random) == 0 {
      return switch Int.random(in: 0..<3, using: &random) {
      case 0: basicLeaf()
      case 1: chart()
      default: control()
      }
    }
    return flag() ? container(depth: depth) : modified(view(depth: depth - 1))
  }

  private mutating func basicLeaf() -> AnyView {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: AnyView(Text(text()))
    case 1: AnyView(Rectangle())
    case 2: AnyView(RoundedRectangle(cornerRadius: length()).inset(columns: length()))
    case 3:
      AnyView(
        Image(Self.bitmap).resizable().interpolation(pick(ImageInterpolation.allCases)))
    case 4: AnyView(Spacer(minLength: length()))
    case 5: AnyView(Color(red: number(), green: number(), blue: number()).opacity(number()))
    default: canvas()
    }
  }

  private mutating func canvas() -> AnyView {
    let points = zip(numbers(), numbers()).map { PathPoint(x: $0, y: $1) }
    let (step, rect, width) = (point(), rect(), length())
    let (offset, part) = (PathPoint(x: number(), y: number()), (number(), number()))
    let (dash, marker) = ([length(), length()], pick(GraphicsContext.Marker.allCases))
    return AnyView(
      Canvas { context, _ in
        context.translateBy(x: step.x, y: step.y)
        let path = Path { $0.addLines(points) }
        context.stroke(path, with: .color(.red), lineWidth: width)
        context.stroke(
          path.trimmedPath(from: part.0, to: part.1), with: .foreground,
          style: StrokeStyle(dash: dash))
        context.fill(path.offsetBy(dx: offset.x, dy: offset.y), with: .color(.blue))
        context.fill(Path(ellipseIn: rect), with: .color(.blue))
        context.stroke(Path(rect), with: .color(.blue))
        context.draw(points, with: .color(.green), marker: marker)
        context.draw(Self.bitmap, in: rect)
        context.draw(Self.bitmap, at: offset)
        context.draw(Text("two\nlines"), in: rect)
      })
  }

  private mutating func chart() -> AnyView {
    let bars = numbers().map { ChartBar("bar", $0) }
    return switch Int.random(in: 0..<4, using: &random) {
    case 0: AnyView(Sparkline(numbers(), in: range(), rows: length()))
    case 1:
      AnyView(
        LineChart(
          [ChartSeries(text(), numbers())], x: range(), y: range(), count: optionalLength(),
          marker: pick(GraphicsContext.Marker.allCases)))
    case 2: AnyView(BarChart(bars, in: range(), axis: flag() ? .horizontal : .vertical))
    default:
      AnyView(
        Heatmap(
          [numbers(), numbers()], in: range(), rowLabels: ["row"], columnLabels: ["column"],
          showsLegend: flag()))
    }
  }

  private mutating func control() -> AnyView {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: AnyView(Button(text()) {})
    case 1: AnyView(ProgressView(value: number(), total: number()))
    case 2: AnyView(Gauge(value: number(), in: range() ?? 0...1) { Text("gauge") })
    case 3: AnyView(Slider(value: .constant(number()), in: range() ?? 0...1))
    case 4: AnyView(TextField("prompt", text: .constant(text())))
    case 5: AnyView(Stepper("stepper", value: .constant(length()), in: 0...9))
    default: AnyView(Toggle(text(), isOn: .constant(flag())))
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let count = Int.random(in: 0..<4, using: &random)
    let views = (0..<count).map { _ in view(depth: depth - 1) }
    let content = ForEach(Array(views.indices), id: \.self) { views[$0] }
    let spacing = optionalLength()
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return AnyView(HStack(spacing: spacing) { content })
    case 1: return AnyView(VStack(spacing: spacing) { content })
    case 2: return AnyView(ZStack { content })
    case 3: return AnyView(LazyVStack(spacing: spacing) { content })
    case 4: return AnyView(ScrollView([.vertical, .horizontal]) { content })
    case 5:
      let columns = [
        GridItem(.fixed(length())), GridItem(.adaptive(minimum: length(), maximum: length())),
      ]
      return AnyView(LazyVGrid(columns: columns, spacing: spacing) { content })
    case 6: return AnyView(Grid(horizontalSpacing: spacing) { GridRow { content } })
    case 7: return AnyView(List { content })
    default:
      let width = length()
      return AnyView(
        Table(views.indices.map(Row.init)) {
          TableColumn("Column") { row in views[row.id] }.width(width)
          TableColumn("Other") { row in Text("\(row.id)") }
        })
    }
  }

  private mutating func modified(_ view: AnyView) -> AnyView {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: AnyView(view.frame(width: length(), height: optionalLength()))
    case 1:
      AnyView(
        view.frame(
          minWidth: length(), maxWidth: length(), minHeight: length(), maxHeight: length()))
    case 2: AnyView(view.padding(length()))
    case 3: AnyView(view.offset(x: length(), y: length()))
    case 4: AnyView(view.position(x: length(), y: length()))
    case 5: AnyView(view.scaleEffect(x: number(), y: number(), anchor: unitPoint()))
    case 6: AnyView(view.opacity(number()))
    case 7: AnyView(view.aspectRatio(number(), contentMode: flag() ? .fit : .fill))
    case 8: AnyView(view.layoutPriority(number()))
    case 9: AnyView(view.lineLimit(length()))
    case 10: AnyView(view.border(.red))
    case 11: AnyView(view.shadow(color: .black, radius: length(), x: length(), y: length()))
    case 12: AnyView(view.mask { Rectangle().frame(width: length()) })
    default:
      AnyView(view.alignmentGuide(.leading) { [value = length()] _ in value })
    }
  }
}
