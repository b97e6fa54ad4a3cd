import ComponentCharts
import Components
import Signals

extension Page {
  static let charts = Page(
    "charts", title: "Charts", summary: "Charts that follow a stream of samples", in: .views,
    source: PackageResources.Charts_txt
  ) { Charts(interval: $0.interval) }
}

/// Charts that follow a stream of samples.
struct Charts: View {
  let interval: Duration
  @Environment(\.scheduler) private var scheduler
  @Environment(\.cardLayout) private var layout
  private let samples = CurrentValueSubject<Samples, Never>(Samples())

  private static let levels = Gradient(colors: [.green, .yellow, .red])

  var body: some View {
    VStack(spacing: 1) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top, spacing: 2) { small }
          .frame(minWidth: 70, idealWidth: 70, maxWidth: .infinity)
        VStack(spacing: 0) { small }
      }
      GroupBox("Traffic in the last minute") {
        LineChart(
          samples.map { [ChartSeries("received", $0.received), ChartSeries("sent", $0.sent)] },
          x: -60...0, y: 0...100, count: 60)
      }
      .frame(minHeight: 9, idealHeight: 9, maxHeight: 30)
      GroupBox("Commits by weekday and hour") {
        Heatmap(
          Array(Charts.commits.prefix(days)), rowLabels: Array(Charts.days.prefix(days)),
          columnLabels: (0..<24).map { $0 % 6 == 0 ? "\($0)h" : "" }
        )
        .frame(height: days + 1)
      }
    }
    .padding(.horizontal, 1)
    .onReceive(Interval(every: interval, on: scheduler)) { _ in samples.value.advance() }
  }

  /// Charts that stand side by side if there is space.
  @ViewBuilder private var small: some View {
    GroupBox("Load") {
      Gauge("Now", value: samples.map { $0.load.last ?? 0 }, in: 0...100, gradient: Charts.levels) {
        Text(samples.map { "\(Int($0.load.last ?? 0)) %" }).frame(width: 5, alignment: .trailing)
      }
      Sparkline(samples.map(\.load), in: 0...100, rows: 3, gradient: Charts.levels)
    }
    GroupBox("Storage in GB") {
      BarChart([ChartBar("photos", 212), ChartBar("music", 96.5), ChartBar("text", 1.2)])
    }
  }

  /// The number of days that fit.
  private var days: Int { layout == .boxes ? 7 : 3 }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Most commits are made in the middle of a day, and few on weekends.
  private static let commits: [[Double]] = (0..<7).map { day in
    (0..<24).map { hour in
      let distance = abs(hour - 11 - day * 3 % 5)
      return Double(max(0, 10 - distance) * (hour % 3 + 2)) / (day < 5 ? 1 : 4)
    }
  }
}

/// The samples of a minute.
private struct Samples: Sendable {
  private(set) var load: [Double] = []
  private(set) var received: [Double] = []
  private(set) var sent: [Double] = []
  private var step = 0

  init() {
    for _ in 0..<60 { advance() }
  }

  /// Replaces the oldest sample by a new one.
  mutating func advance() {
    step += 1
    load.append(Samples.wave(step, 23, from: 5, to: 95))
    received.append(Samples.wave(step, 17, from: 10, to: 90))
    sent.append(Samples.wave(step, 11, from: 0, to: 40))
    if load.count > 60 {
      load.removeFirst()
      received.removeFirst()
      sent.removeFirst()
    }
  }

  /// A wave with a ripple.
  private static func wave(_ step: Int, _ period: Int, from low: Double, to high: Double) -> Double
  {
    let fraction = Double(step % period) / Double(period)
    let hill = 4 * fraction * (1 - fraction)
    return low + (high - low) * (0.8 * hill + 0.2 * Double(step * 7 % 10) / 10)
  }
}
