import Synchronization

/// A hidden publisher that begins a section of a deeply nested chain: see ``PublisherNesting``.
///
///     AnyPublisher ── 256 operators ── AnyPublisher(DeepPublisher) ── 256 operators ── …
///
/// A subscription to it is a ``Trampoline``. Sections are subscribed to by the loop of a
/// ``SectionLoop``, and released by ``Unwinding``.
final class DeepPublisher<Output: Sendable, Failure: Error>: @unchecked Sendable {
  // @unchecked: only the last owner changes `connect`.

  typealias Attach = @Sendable (AnySubscriber<Output, Failure>) -> AnyCancellable

  private let section: UInt32
  /// The section that this one subscribes to, or 0 if there is none.
  private let innerSection: UInt32
  private var connect: Attach?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - section: The number of this section.
  ///   - nesting: The nesting of the publisher.
  ///   - connect: Subscribes to the publisher.
  init(section: UInt32, _ nesting: PublisherNesting, _ connect: @escaping Attach) {
    self.section = section
    innerSection = nesting.section
    self.connect = connect
  }

  deinit {
    var content = connect.take()
    Unwinding.perform { _ = content.take() }
  }

  /// Subscribes `subscriber` or, if the enclosing section is being subscribed to, leaves that to
  /// its loop.
  func attach(_ subscriber: AnySubscriber<Output, Failure>) -> AnyCancellable {
    guard let connect else { return .ended }
    let loop = SectionLoop.current(expecting: section)
    let trampoline = Trampoline(subscriber, next: loop?.trampoline)
    // A nested operator may join the one that it finds here, and then receives nothing itself. The
    // one in `flatMap` expects its own subscriber.
    var context = subscriber.box?.context
    if context is FlatMapGroup<Output, Failure> { context = nil }
    let upstream = SectionSubscriber(TrampolineSender(trampoline))
    let step = SectionLoop.Step(trampoline: trampoline, innerSection: innerSection) {
      connect(AnySubscriber(upstream, context: context))
    }
    if let loop { loop.next = step } else { SectionLoop.run(step) }
    return AnyCancellable(trampoline)
  }
}

extension PublisherNesting {
  private static let lastSection = Atomic<UInt32>(0)

  /// Begins a section in front of a publisher with this nesting.
  @usableFromInline
  func beginSection<Output, Failure>(
    _ connect: @escaping @Sendable (AnySubscriber<Output, Failure>) -> AnyCancellable
  ) -> (
    attach: @Sendable (AnySubscriber<Output, Failure>) -> AnyCancellable, nesting: PublisherNesting
  ) {
    let section = Self.lastSection.wrappingAdd(1, ordering: .relaxed).newValue
    let deep = DeepPublisher(section: section, self, connect)
    return ({ deep.attach($0) }, PublisherNesting(section: section, depth: 0))
  }
}

/// A loop that subscribes to one section of a chain after another.
///
/// The publisher in which a section begins is the last one that the section before it subscribes
/// to. When it is called on to do so, it leaves this to the loop, whose stack is shorter.
final class SectionLoop {
  /// The subscription to a section.
  struct Step {
    let trampoline: AnyTrampoline
    /// The section that follows, or 0 if there is none.
    let innerSection: UInt32
    let connect: () -> AnyCancellable
  }

  private static let current = ThreadLocal<SectionLoop>()

  /// The section that may be left to this loop, or 0 if there is none.
  private var expected: UInt32 = 0
  /// The subscriber of that section.
  private(set) var trampoline: AnyTrampoline?
  var next: Step?

  private init() {}

  /// Returns the loop of this thread to which `section` may be left, if there is one.
  static func current(expecting section: UInt32) -> SectionLoop? {
    guard let loop = current.value, loop.expected == section else { return nil }
    loop.expected = 0
    return loop
  }

  /// Runs `first` and the steps that follow.
  static func run(_ first: Step) {
    let (outer, loop) = (current.value, SectionLoop())
    current.value = loop
    var next = first as Step?
    while let step = next {
      loop.expected = step.innerSection
      loop.trampoline = step.trampoline
      // A value that was sent meanwhile may have ended the subscription.
      if step.trampoline.isActive { step.trampoline.retain(step.connect()) }
      next = loop.next.take()
    }
    current.value = outer
  }
}
