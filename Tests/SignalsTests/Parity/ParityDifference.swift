/// A respect in which the package differs from Combine on purpose.
enum ParityDifference: String, CaseIterable, Sendable {
  case completesBeforeItCancels, orderOfCancelling, otherPublisher, reentrantSends,
    lostDuringRecursion, lostWithoutDemand
  case nextAfterDelivery, subscribingDuringDelivery
  case releasedSubject, lazySequence
  case lazyFuture, debounceAtTheEnd, subscriptionClosure, printedNames, printedRequests
  case weakAssignment, combineLatestOfEmpty, lostBetweenReads

  /// The case in which the behavior differs, in Combine's words.
  var description: String {
    switch self {
    case .completesBeforeItCancels:
      "An operator that ends early with a value that one of several upstreams sends in `subscribe`"
    case .orderOfCancelling:
      "A failure that `zip`, or `flatMap` from an inner publisher, receives"
    case .otherPublisher:
      "The other publisher of `drop(untilOutputFrom:)` and `prefix(untilOutputFrom:)`, after"
        + " a value"
    case .reentrantSends: "A value or completion that is sent during a delivery"
    case .lostDuringRecursion: "A value that `combineLatest` receives during its delivery"
    case .lostWithoutDemand:
      "A value that a subject sends while `flatMap(maxPublishers:)` is busy"
    case .nextAfterDelivery:
      "A completion that is sent during a delivery, before `append`, `prepend` or `catch`"
    case .subscribingDuringDelivery:
      "Subscribing to a `CurrentValueSubject` during a delivery"
    case .releasedSubject: "Releasing a subject that has subscribers"
    case .lazySequence: "`map` and its like on `Sequence.publisher` and `Just`"
    case .lazyFuture: "Creating a `Future`"
    case .debounceAtTheEnd: "`debounce` when the upstream finishes before a value is due"
    case .subscriptionClosure:
      "`receiveSubscription` of `handleEvents` after `retry`, whose upstream fails at once"
    case .printedNames:
      "The subscription that `print` names after an operator that keeps a state, as `dropFirst`"
    case .printedRequests: "`print` twice in a chain"
    case .combineLatestOfEmpty: "`combineLatest` when an upstream finishes without a value"
    case .lostBetweenReads: "`values` while the task is busy"
    case .weakAssignment: "`assign(to:on:)`"
    }
  }

  /// The behavior of Combine.
  var combine: String {
    switch self {
    case .completesBeforeItCancels: "Cancels that upstream, then completes."
    case .orderOfCancelling:
      "`zip` fails before it cancels, and `flatMap` leaves its upstream alone."
    case .otherPublisher: "Stays subscribed to, without a request."
    case .reentrantSends: "Delivers at once, inside the delivery that is going on."
    case .lostDuringRecursion: "Stores it without publishing a combination."
    case .lostWithoutDemand: "Drops it; a `CurrentValueSubject` keeps the newest."
    case .nextAfterDelivery: "Subscribes to the next publisher inside the delivery."
    case .subscribingDuringDelivery: "Delivers the value inside `subscribe`."
    case .releasedSubject: "Subscribers stay alive until they cancel."
    case .lazySequence: "Transforms all elements when the operator is applied, once."
    case .lazyFuture: "Starts the work at once and shares its result."
    case .debounceAtTheEnd: "Drops the value."
    case .subscriptionClosure: "Called with the first attempt."
    case .printedNames: "That of the operator."
    case .printedRequests: "Prints the subscriptions, then the requests."
    case .combineLatestOfEmpty: "Waits for the others to finish."
    case .lostBetweenReads: "Drops what arrives before the next read."
    case .weakAssignment: "Retains its object until the subscription ends."
    }
  }

  /// The behavior of this package.
  var here: String {
    switch self {
    case .completesBeforeItCancels: "Completes, then cancels it."
    case .orderOfCancelling: "Cancels all others, then fails."
    case .otherPublisher: "Is cancelled."
    case .reentrantSends: "Delivers afterwards, in the order of the sends."
    case .lostDuringRecursion: "Publishes it afterwards."
    case .lostWithoutDemand: "Keeps it until its turn comes."
    case .nextAfterDelivery: "Subscribes to it afterwards, and misses what it sends before."
    case .subscribingDuringDelivery: "Delivers the value after the delivery that is going on."
    case .releasedSubject: "Subscribers are released without a completion."
    case .lazySequence: "Transforms each element as it is delivered, for each subscriber."
    case .lazyFuture: "Starts the work for each subscriber."
    case .debounceAtTheEnd: "Publishes the value with the finish. A failure drops it."
    case .subscriptionClosure: "Called with the first event that `retry` passes on."
    case .printedNames: "That of the upstream, as for `map` and `filter`."
    case .printedRequests: "Prints each request after its subscription."
    case .combineLatestOfEmpty: "Finishes."
    case .lostBetweenReads: "Keeps it; `values(buffering:)` sets a limit."
    case .weakAssignment: "Does not retain its object and ends with it."
    }
  }

  /// The reason for the difference.
  var reason: String {
    switch self {
    case .completesBeforeItCancels:
      "`subscribe` returns what cancels the subscription, so it is not there before."
    case .orderOfCancelling:
      "All operators have one order, and nothing is running when the failure arrives."
    case .otherPublisher: "Nothing needs it any more."
    case .reentrantSends:
      "All subscribers see one order, none is called while it is running, and a million nested"
        + " sends use no stack."
    case .lostDuringRecursion: "No value is lost."
    case .lostWithoutDemand: "No value is lost."
    case .nextAfterDelivery: "A completion waits as a value does, so the order is the same for all."
    case .subscribingDuringDelivery: "No subscriber runs inside another, and all see one order."
    case .releasedSubject: "Nothing can be sent to them, and a forgotten subscription is no leak."
    case .lazySequence: "The closures run only for a subscriber that wants the value."
    case .lazyFuture:
      "`retry` runs the work again and cancelling stops it. `share(replay: 1)` shares the result."
    case .debounceAtTheEnd: "The last input is not lost."
    case .subscriptionClosure: "There is nothing to see before."
    case .printedNames: "The name says where the values come from."
    case .printedRequests: "Nothing is requested; the line is the same for all."
    case .combineLatestOfEmpty: "No combination can come any more."
    case .lostBetweenReads: "No value is lost unless the code says so."
    case .weakAssignment: "`assign(to: \\.title, on: self)` is no retain cycle."
    }
  }

  /// The row in the table of *Coming from Combine*.
  var row: String {
    "| \(description) | \(combine) | \(here) | \(reason) |"
  }
}
