import Components
import Signals
import Terminal

@main
struct Panel: App {
  let seconds: some Publisher<Int, Never> = Interval(every: .seconds(1), on: .system).share()
  let status = CurrentValueSubject<String, Never>("Nothing pressed yet.")

  var body: some View {
    VStack(spacing: 1) {
      Button("Waiting") { status.send("Pressed.") }
        .title(seconds.map { "Up for \($0 + 1) s" })
        .color(seconds.map { $0.isMultiple(of: 2) ? Color.green : .blue })
      Text(status)
    }
  }
}
