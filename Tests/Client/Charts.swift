import ComponentCharts
import Components
import Signals

@MainActor
func showCharts() {
  let bars = CurrentValueSubject<[ChartBar], Never>([])
  let series = CurrentValueSubject<[ChartSeries], Never>([])
  let bitmap = Bitmap(width: 1, height: 1, pixels: [.red])
  let numbers = CurrentValueSubject<[Double], Never>([1, 2])
  show(BarChart(bars))
  show(LineChart(series))
  show(LineChart(series, x: .seconds(-60) ... .zero))
  show(Sparkline(numbers))
  show(Heatmap(CurrentValueSubject<[[Double]], Never>([[1, 2]])))
  show(Gauge("text", value: doubles))
  show(Gauge(value: doubles) { text })
  show(
    Gauge(value: doubles) {
      text
    } currentValueLabel: {
      text
    } minimumValueLabel: {
      text
    } maximumValueLabel: {
      text
    })
  show(Canvas(of: ints, renderer: { _, _, _ in }))
  show(Canvas(of: ints.map { $0 }, default: 1, renderer: { _, _, _ in }))
  show(Image(CurrentValueSubject<Bitmap, Never>(bitmap)))
  show(Image(bitmap).interpolation(CurrentValueSubject<Image.Interpolation, Never>(.none)))
}
