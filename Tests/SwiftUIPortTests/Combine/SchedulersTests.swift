import Signals
import SwiftUIPort
import TestSupport
import Testing

@MainActor @Suite(.watchdog) struct SchedulersTests {
  @Test func theMainQueueDeliversOnTheMainActor() async {
    let value = await Just(1).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main)
      .map { value in MainActor.assumeIsolated { value + 1 } }.values.first()
    #expect(value == 2)
  }

  @Test func runLoopsAndOperationQueuesDeliver() async {
    #expect(await Just(1).receive(on: RunLoop.main).values.first() == 1)
    #expect(await Just(2).receive(on: OperationQueue.main).values.first() == 2)
    #expect(await Just(3).receive(on: OperationQueue()).values.first() == 3)
    #expect(await Just(4).receive(on: ImmediateScheduler.shared).values.first() == 4)
  }

  private struct Model {
    let numbers = CurrentValueSubject<Int, Never>(1)

    var inRunLoop: Publishers.ReceiveOn<CurrentValueSubject<Int, Never>, RunLoop> {
      numbers.receive(on: RunLoop.main)
    }
    var onQueue: Publishers.ReceiveOn<CurrentValueSubject<Int, Never>, DispatchQueue> {
      numbers.receive(on: DispatchQueue.main, options: nil)
    }
    var elsewhere:
      Publishers.ReceiveOn<
        Publishers.SubscribeOn<CurrentValueSubject<Int, Never>, DispatchQueue>, OperationQueue
      >
    { numbers.subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main) }
  }

  @Test func typesOfOperatorsDeliver() async {
    let model = Model()
    #expect(await model.inRunLoop.values.first() == 1)
    #expect(await model.onQueue.values.first() == 1)
    #expect(await model.elsewhere.values.first() == 1)
    let onMain = Publishers.ReceiveOn(upstream: Just(1), scheduler: RunLoop.main)
      .map { value in MainActor.assumeIsolated { value + 1 } }
    #expect(await onMain.values.first() == 2)
    let subscribed = Publishers.SubscribeOn(upstream: Just(1), scheduler: RunLoop.main)
      .map { value in MainActor.assumeIsolated { value + 1 } }
    #expect(await subscribed.values.first() == 2)
  }

  @Test func aJobThatIsCancelledDoesNotRun() async {
    let hasRun = Lock(false)
    DispatchQueue.main.schedule(after: .zero) { hasRun.withLock { $0 = true } }.cancel()
    #expect(await Just(1).receive(on: DispatchQueue.main).values.first() == 1)
    #expect(hasRun.withLock { $0 } == false)
  }

  @Test func timesAreLiteralsOfSeconds() async {
    let subject = CurrentValueSubject<Int, Never>(1)
    let text = PassthroughSubject<String, Never>()
    var subscriptions: Set<AnyCancellable> = []
    text.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { _ in }
      .store(in: &subscriptions)
    text.debounce(for: 0.5, scheduler: DispatchQueue.main).sink { _ in }.store(in: &subscriptions)
    text.debounce(for: .seconds(0.5), scheduler: RunLoop.main).sink { _ in }
      .store(in: &subscriptions)
    text.debounce(for: 1, scheduler: OperationQueue.main).sink { _ in }.store(in: &subscriptions)
    text.throttle(for: 1.5, scheduler: RunLoop.main, latest: true).sink { _ in }
      .store(in: &subscriptions)
    text.timeout(30, scheduler: DispatchQueue.main).sink { _ in }.store(in: &subscriptions)
    text.collect(.byTime(RunLoop.main, .seconds(1))).sink { _ in }.store(in: &subscriptions)
    #expect(await subject.delay(for: 0.001, scheduler: RunLoop.main).values.first() == 1)
    #expect(
      await subject.delay(for: .milliseconds(1), scheduler: DispatchQueue.main).values.first() == 1)
  }
}
