import Signals

/// How much of something is done.
///
///     ProgressView("Loading", value: loaded, total: 10)
///
///     Loading
///     ██████████▌░░░░░░░░░ 52%
///
/// As wide as there is room. A value outside counts as the nearer bound, and what is no number as
/// nothing. Without a value it only tells that something is going on:
///
///     ⠹ Loading
///
/// That mark moves, except where only ASCII is wanted, for there somebody might read every change.
public struct ProgressView: View {
  private let title: String
  private let fraction: ValueOrPublisher<Double>?

  /// Tells that something is going on.
  public nonisolated init(_ title: String = "") {
    self.title = title
    fraction = nil
  }

  /// Tells that `value` of `total` is done.
  public nonisolated init(_ title: String = "", value: Double, total: Double = 1) {
    self.title = title
    fraction = ValueOrPublisher(value / total)
  }

  /// Tells that the newest of `values`, of `total`, is done; nothing before the first.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { $0 / total })
  }

  /// Tells that the newest of `values`, of `total`, is done; `nil` keeps what is shown.
  public nonisolated init(
    _ title: String = "", value values: some Publisher<Double?, Never>, total: Double = 1
  ) {
    self.title = title
    fraction = ValueOrPublisher(values.map { value in value.map { $0 / total } })
  }

  /// The title above a bar, or beside a mark that moves.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading) {
        if !title.isEmpty { Text(title) }
        ProgressBar(fraction: fraction)
      }
    } else {
      HStack {
        Spinner()
        if !title.isEmpty { Text(title) }
      }
    }
  }
}

private nonisolated struct ProgressBar: View {
  let fraction: ValueOrPublisher<Double>

  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? ProgressBarNode ?? ProgressBarNode(in: context)
    node.setEnvironment(context.environment)
    node.bind(fraction) { $0.fraction = $1.isNaN ? 0 : min(max(0, $1), 1) }
    return node
  }
}

private final class ProgressBarNode: LayoutNode {
  var fraction = 0.0 {
    didSet { if fraction != oldValue { setNeedsPaint() } }
  }

  /// How wide a bar is that may be as wide as it likes, in columns.
  private static let idealWidth = 20
  /// Room for the number and a blank before it.
  private static let numberWidth = 5

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(
      width: proposal.width ?? ProgressBarNode.idealWidth + ProgressBarNode.numberWidth, height: 1)
  }

  override func paint(on canvas: Canvas) {
    let hasNumber = rect.size.width >= 2 * ProgressBarNode.numberWidth
    let width = rect.size.width - (hasNumber ? ProgressBarNode.numberWidth : 0)
    var tinted = canvas
    tinted.attributes.foreground = .accentColor
    tinted.write(tree.shaper.glyphs(of: bar(width))[...], at: .zero)
    guard hasNumber else { return }
    let number = tree.shaper.glyphs(of: "\(Int(fraction * 100))%")
    canvas.write(number[...], at: Point(x: rect.size.width - number.count, y: 0))
  }

  /// The bar, to the eighth of a column.
  private func bar(_ width: Int) -> String {
    let eighths = Int((fraction * Double(width * 8)).rounded())
    let (whole, part) = (eighths / 8, eighths % 8)
    if environment.usesASCII {
      return String(repeating: "#", count: whole) + String(repeating: "-", count: width - whole)
    }
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: whole) + parts[part]
      + String(repeating: "░", count: width - whole - (part > 0 ? 1 : 0))
  }
}

private nonisolated struct Spinner: View {
  @MainActor
  func node(updating existing: Node?, in context: ViewContext) -> Node {
    let node = existing as? SpinnerNode ?? SpinnerNode(in: context)
    node.setEnvironment(context.environment)
    node.turn()
    return node
  }
}

/// A mark that moves while it is there.
private final class SpinnerNode: LayoutNode {
  private var step = 0
  private var timer: AnyCancellable?

  private static let period = Duration.milliseconds(100)

  /// Sees to it that the mark moves.
  func turn() {
    if environment.usesASCII { timer = nil } else if timer == nil { scheduleTurn() }
  }

  private func scheduleTurn() {
    timer = tree.schedule(after: SpinnerNode.period) { [weak self] in
      guard let self else { return }
      step += 1
      setNeedsPaint()
      scheduleTurn()
    }
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    Size(width: 1, height: 1)
  }

  override func paint(on canvas: Canvas) {
    let marks = environment.usesASCII ? "*" : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
    let glyphs = tree.shaper.glyphs(of: marks)
    canvas.write(glyphs[step % glyphs.count...step % glyphs.count], at: .zero)
  }

  override func unmount() {
    timer = nil
    super.unmount()
  }
}
