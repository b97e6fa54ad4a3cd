import Signals
import SignalsTesting
import TestSupport
import Testing

/// The examples of the module's articles.
@Suite(.watchdog) struct SignalsExamples {
  private let clock = TestScheduler()

  @Test func overview() {
    let printed = CurrentValueSubject<[String], Never>([])
    @Sendable func print(_ text: String) { printed.value.append(text) }

    let temperature = CurrentValueSubject<Double, Never>(19.5)

    let label =
      temperature
      .map { $0.rounded() }
      .removeDuplicates()
      .map { "\($0)°" }

    let subscription = label.sink { print($0) }  // 20.0°
    temperature.send(20.1)  // nothing: it rounds to the same
    temperature.send(21.2)  // 21.0°
    subscription.cancel()
    #expect(printed.value == ["20.0°", "21.0°"])
  }

  @MainActor @Test func aModelOfTheMainActor() {
    @MainActor final class SearchModel: ObservableObject {
      @Published var query = ""
      @Published private(set) var isLoading = false
      private var subscriptions: Set<AnyCancellable> = []

      init() {
        $query.dropFirst()
          .sink(on: MainActor.shared) { [weak self] _ in self?.isLoading = true }
          .store(in: &subscriptions)
      }
    }

    let model = SearchModel()
    #expect(!model.isLoading)
    model.query = "s"
    #expect(model.isLoading)
  }

  @Test func oneValueAtATime() {
    let printed = CurrentValueSubject<[String], Never>([])
    @Sendable func print(_ text: String) { printed.value.append(text) }

    let numbers = PassthroughSubject<Int, Never>()
    let countdown = numbers.sink { number in
      print("begins \(number)")
      if number > 0 { numbers.send(number - 1) }
      print("ends \(number)")
    }
    numbers.send(2)  // begins 2, ends 2, begins 1, ends 1, begins 0, ends 0
    countdown.cancel()
    #expect(
      printed.value == ["begins 2", "ends 2", "begins 1", "ends 1", "begins 0", "ends 0"])
  }

  @Test func cancelling() {
    let printed = CurrentValueSubject<[String], Never>([])
    @Sendable func print(_ text: String) { printed.value.append(text) }

    let titles = PassthroughSubject<String, Never>()
    let subscription = titles.sink { print($0) }
    titles.send("a")  // prints a
    subscription.cancel()
    titles.send("b")  // prints nothing
    #expect(printed.value == ["a"])
  }

  @Test func slowReceivers() async {
    let titles = ["a", "b"].publisher
    var shown: [String] = []
    func show(_ title: String) async { shown.append(title) }

    for await title in titles.values(buffering: .newest(1)) {
      await show(title)
    }
    #expect(shown == ["b"])
  }

  private struct Page: Equatable, Sendable {
    let number: Int
    var isLast: Bool { number == 9 }
  }

  @Test func paging() {
    @Sendable func fetch(_ number: Int) -> some Publisher<Page, Never> {
      Just(Page(number: number))
    }
    @Sendable func pages(from number: Int) -> AnyPublisher<Page, Never> {
      fetch(number).flatMap { page in
        page.isLast
          ? Just(page).eraseToAnyPublisher()
          : Just(page).append(pages(from: number + 1)).eraseToAnyPublisher()
      }.eraseToAnyPublisher()
    }
    #expect(Recorder(pages(from: 0)).values.map(\.number) == Array(0..<10))
  }

  @Test func deepChains() {
    let source = Just(0)
    let changes = (0..<2_000).map { number in { @Sendable (value: Int) in value + number % 2 } }
    var chain = source.eraseToAnyPublisher()
    for change in changes { chain = chain.map(change).eraseToAnyPublisher() }
    #expect(Recorder(chain).values == [1_000])
  }

  @Test func sharing() {
    let measurements = Interval(every: .seconds(1), on: clock).share(replay: 1)
    let early = Recorder(measurements)
    clock.advance(by: .seconds(2))
    let late = Recorder(measurements)
    #expect(early.values == [0, 1])
    #expect(late.values == [1])
  }

  @Test func ending() async {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }

    let titles = ["Select All", "Delete All"].publisher
    for await title in titles.values { print(title) }
    let first = await titles.values.first()
    #expect(printed == ["Select All", "Delete All"])
    #expect(first == "Select All")
  }
}
