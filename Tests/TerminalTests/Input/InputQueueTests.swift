import Components
import SignalsTesting
import TestSupport
import Testing

@testable import Terminal

@Suite(.watchdog) struct InputQueueTests {
  private static let interrupt = KeyPress("c", modifiers: .control)

  private func queue(_ text: String) -> InputQueue {
    var queue = InputQueue()
    queue.append(Array(text.controls.utf8))
    return queue
  }

  /// Removes the waiting inputs.
  private func inputs(of queue: inout InputQueue) -> [Input] {
    var inputs: [Input] = []
    while !queue.isEmpty { if let input = queue.next() { inputs.append(input) } }
    return inputs
  }

  private func keys(_ text: String) -> [Input] {
    text.map { .event(.key(KeyPress(.character($0)))) }
  }

  @Test func returnsInputsInOrder() {
    var queue = queue("ab␛[A")
    queue.append(Array("c".utf8))
    #expect(inputs(of: &queue) == keys("ab") + [.event(.key(KeyPress(.up)))] + keys("c"))
    #expect(queue.next() == nil)
  }

  @Test func anEscapeBeforeAPauseIsAKey() {
    var queue = queue("a␛")
    queue.notePause()
    queue.append(Array("q[A".utf8))
    #expect(inputs(of: &queue) == keys("a") + [.event(.key(KeyPress(.escape)))] + keys("q[A"))
    var decoded = self.queue("aa␛")
    _ = decoded.next()
    decoded.notePause()
    decoded.append(Array("q".utf8))
    #expect(inputs(of: &decoded) == keys("a") + [.event(.key(KeyPress(.escape)))] + keys("q"))
    var pasting = self.queue("␛[200~a␛")
    pasting.notePause()
    pasting.append(Array("b␛[201~".controls.utf8))
    #expect(inputs(of: &pasting).count == 1)
  }

  @Test func controlCRemovesThePausesBeforeIt() {
    var queue = queue("a␛")
    queue.notePause()
    queue.append(Array("b␃␛".controls.utf8))
    #expect(queue.takeInterrupt() == InputQueueTests.interrupt)
    queue.notePause()
    queue.append(Array("q".utf8))
    #expect(inputs(of: &queue) == [.event(.key(KeyPress(.escape)))] + keys("q"))
  }

  @Test func decodesTheSameAsTheDecoder() {
    for seed in 0..<10 as Range<UInt64> {
      var random = RandomNumbers(seed: seed)
      let bytes = (0..<5_000).map { _ in UInt8.random(in: 0...255, using: &random) }
      var queue = InputQueue()
      for start in stride(from: 0, to: bytes.count, by: 500) {
        queue.append(Array(bytes[start..<start + 500]))
      }
      var decoder = InputDecoder()
      #expect(inputs(of: &queue) == decoder.decode(bytes), "seed \(seed)")
    }
  }

  @Test(arguments: ["␃", "␛␃", "␛[99;5u", "␛[99;5:1u", "␛[27;5;99~"])
  func findsControlCBehindManyKeys(bytes: String) {
    var queue = queue(String(repeating: "a", count: 10_000) + bytes + "bc")
    #expect(queue.next() == keys("a")[0])
    #expect(queue.takeInterrupt() == InputQueueTests.interrupt)
    #expect(inputs(of: &queue) == keys("bc"))
  }

  @Test(arguments: [("␜", "\\"), ("␚", "z")] as [(String, Key)])
  func findsTheOtherKeysOfTheTerminalDriver(byte: String, key: Key) {
    var queue = queue(String(repeating: "a", count: 1_000) + byte)
    #expect(queue.takeInterrupt() == KeyPress(key, modifiers: .control))
    #expect(queue.isEmpty)
  }

  @Test func findsControlCAmongTheDecodedInputs() {
    var queue = queue("a␃b")
    _ = queue.next()
    #expect(queue.takeInterrupt() == InputQueueTests.interrupt)
    #expect(inputs(of: &queue) == keys("b"))
  }

  @Test(arguments: ["␛[99;5:3u", "␛[99;6u", "␛[200~a␃b␛[201~", "abc"])
  func doesNotFindWhatIsNoControlC(bytes: String) {
    let keys = String(repeating: "a", count: 1_000)
    var (queue, copy) = (queue(keys + bytes), queue(keys + bytes))
    #expect(queue.takeInterrupt() == nil)
    #expect(inputs(of: &queue) == inputs(of: &copy))
  }

  @Test func findsControlCAfterAPaste() {
    var queue = queue("␛[200~" + String(repeating: "a␃", count: 1_000) + "␛[201~␃")
    #expect(queue.takeInterrupt() == InputQueueTests.interrupt)
    #expect(queue.isEmpty)
  }

  @Test func findsAControlCThatArrivesInParts() {
    var queue = queue(String(repeating: "a", count: 1_000))
    for byte in "␛[99;5".controls.utf8 {
      queue.append([byte])
      #expect(queue.takeInterrupt() == nil)
    }
    queue.append(Array("u".utf8))
    #expect(queue.takeInterrupt() == InputQueueTests.interrupt)
    #expect(queue.isEmpty)
  }

  /// A search from the beginning for each piece that arrives would not end in time.
  @Test func searchesEachByteOnce() {
    var queue = queue(String(repeating: "a", count: 1_000))
    for _ in 0..<20_000 {
      queue.append(Array("bbbbbbbbbb".utf8))
      #expect(queue.takeInterrupt() == nil)
    }
    #expect(inputs(of: &queue).count == 201_000)
  }

  @Test func takesALimitedNumberOfBytes() {
    var queue = InputQueue()
    queue.append(Array(repeating: UInt8(ascii: "a"), count: InputQueue.limit - 1))
    #expect(queue.hasRoom)
    queue.append([UInt8(ascii: "a")])
    #expect(!queue.hasRoom)
    while !queue.hasRoom { _ = queue.next() }
  }

  @Test func dropsMovementsThatOthersFollowIfMoreWaits() {
    let movements = (1...40).map { "␛[<35;\($0);1M" }.joined()
    var queue = queue("␛[<0;9;1M" + movements + "␛[<0;9;1m")
    let events = inputs(of: &queue)
    #expect(events.count < 30)
    #expect(events.suffix(2).first == .event(.mouse(MouseEvent(.move, at: Point(x: 39, y: 0)))))
    queue = self.queue("␛[<35;1;1M␛[<35;2;1M")
    #expect(inputs(of: &queue).count == 2)
  }

  @Test func waitsForTheRestOfASequenceWhenNoInputWaits() {
    var queue = queue("a␛")
    #expect(queue.timeout(escape: .milliseconds(50)) == nil)
    #expect(inputs(of: &queue) == keys("a"))
    #expect(queue.timeout(escape: .milliseconds(50)) == .milliseconds(50))
    queue.flush()
    #expect(inputs(of: &queue) == [.event(.key(KeyPress(.escape)))])
  }

  @Test func drainsWhatIsTypedBeforeAResponse() {
    var queue = queue("abc")
    _ = queue.next()
    let (focus, response) = (Input.event(.windowFocus(true)), Input.response(.deviceAttributes()))
    #expect(queue.drain(through: Array("de␛[I␛[?6".controls.utf8)) == keys("bcde") + [focus])
    #expect(queue.isEmpty)
    #expect(queue.drain(through: Array("2cf".utf8)) == [response] + keys("f"))
  }

  @Test(arguments: [
    (Input.event(.key(KeyPress("a"))), true), (.event(.paste("a")), true),
    (.event(.key(KeyPress("a", phase: .up))), false), (.event(.windowFocus(true)), false),
    (.event(.mouse(MouseEvent(.move, at: .zero))), false), (.response(.keyboardProtocol), false),
  ])
  func tellsWhatIsTyped(input: Input, isTyped: Bool) {
    #expect(input.isTyped == isTyped)
  }

  @Test func whatWasTypedBeforeComesFirst() {
    var queue = queue("b")
    queue.prepend(keys("a"))
    #expect(inputs(of: &queue) == keys("ab"))
  }
}
