import Signals

/// Between a publisher and the one node it concerns.
///
/// What comes between two frames is kept as `Contents`: of a title only the newest, so a million
/// sends cost one update and no memory; of events all. The first that comes posts a letter, whose
/// delivery hands over what there is by then.
struct Mailbox<Contents: Sendable>: Sendable {
  private let slot: Slot<Contents>
  private let letter: Letter
  private let inbox: Inbox

  /// A mailbox that posts no letter before it has been emptied for the first time.
  @MainActor
  init(_ inbox: Inbox, open: @escaping @MainActor (Contents) -> Void) {
    let slot = Slot<Contents>()
    self.slot = slot
    self.inbox = inbox
    letter = Letter {
      let (contents, transaction) = slot.take()
      if let contents { Transaction.perform(transaction) { open(contents) } }
    }
  }

  /// Puts something in, on any thread.
  func update(_ change: (inout Contents?) -> Void) {
    if slot.update(change) { inbox.post(letter) }
  }

  /// Hands over what has come until now.
  @MainActor
  func empty() {
    letter.deliver()
  }

  /// Hands over nothing more.
  @MainActor
  func close() {
    letter.withdraw()
  }
}

/// What is in a mailbox.
private final class Slot<Contents: Sendable>: Sendable {
  private struct State {
    var contents: Contents?
    /// How what changed them was to be done.
    var transaction: Transaction?
    var isAnnounced = true
  }

  private let state = Lock(State())

  /// Changes the contents; `true` if they must be announced.
  func update(_ change: (inout Contents?) -> Void) -> Bool {
    let transaction = Transaction.current
    return state.withLock { state in
      change(&state.contents)
      state.transaction = transaction
      defer { state.isAnnounced = true }
      return !state.isAnnounced
    }
  }

  func take() -> (contents: Contents?, Transaction?) {
    state.withLock { state in
      defer { state = State(isAnnounced: false) }
      return (state.contents, state.transaction)
    }
  }
}

/// Keeps the newest value in a mailbox; `nil` keeps what is there.
struct NewestSubscriber<Value: Sendable>: Subscriber {
  let mailbox: Mailbox<Value>

  func receive(_ input: Value?) -> Demand {
    if let input { mailbox.update { $0 = input } }
    return .more
  }

  func receive(completion: Completion<Never>) {}
}

/// Keeps every value in a mailbox.
struct EverySubscriber<Value: Sendable>: Subscriber {
  let mailbox: Mailbox<[Value]>

  func receive(_ input: Value) -> Demand {
    mailbox.update { values in
      values = values ?? []
      values?.append(input)
    }
    return .more
  }

  func receive(completion: Completion<Never>) {}
}
