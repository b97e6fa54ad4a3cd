import Components
import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@_spi(Nodes) @testable import ComponentCore

private let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 6

/// Checks that a node which is painted without its containers looks as if everything had been
/// painted, whatever happens around it between two changes of its own.
@MainActor @Suite(.watchdog) struct KeptPaintingsTests {
  private let counter = WorkCounter()

  // MARK: Cost

  @Test func repeatedChangesPaintNoContainer() {
    let titles = CurrentValueSubject<String, Never>("alpha")
    let screen = Screen(columns: 20, rows: 5) { Button(titles).counted(by: counter) }
    #expect(counter.work(on: screen) { titles.send("bravo") }.painted == 1)
    for title in ["gamma", "delta"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 0)
      #expect(screen.text.contains("│ \(title) │"))
    }
  }

  @Test func changesOnASurfacePaintNoContainer() {
    let titles = CurrentValueSubject<String, Never>("alpha")
    let screen = Screen(columns: 24, rows: 7) {
      GroupBox("Box") { Button(titles) }.counted(by: counter)
    }
    #expect(counter.work(on: screen) { titles.send("bravo") }.painted == 1)
    for title in ["gamma", "delta"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 0)
      #expect(screen.text.contains("│ \(title) │"))
    }
  }

  @Test(arguments: [("<--------->", "---->"), ("界界界界界界", "界界界")])
  func changesOverAnotherTextPaintNoContainer(behind: String, beside: String) {
    let titles = CurrentValueSubject<String, Never>("alpha!")
    let screen = Screen(columns: 20, rows: 1) {
      ZStack(alignment: .leading) {
        Text(behind)
        Text(titles)
      }
      .counted(by: counter)
    }
    #expect(counter.work(on: screen) { titles.send("bravo!") }.painted == 1)
    for title in ["gam  a", "delta!"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 0)
      #expect(screen.text.contains(title + beside))
    }
  }

  @Test func changesBesideANodeKeepItsPainting() {
    let titles = (0..<3).map { _ in CurrentValueSubject<String, Never>("alpha") }
    let screen = Screen(columns: 40, rows: 5) {
      HStack { ForEach(0..<3) { Button(titles[$0]) } }.counted(by: counter)
    }
    for title in ["bravo", "gamma", "delta"] {
      let isFirst = title == "bravo"
      for titles in titles {
        #expect(counter.work(on: screen) { titles.send(title) }.painted == (isFirst ? 1 : 0))
      }
    }
  }

  @Test func changesInFrontOfANodePaintItsContainers() {
    let (titles, marks) = (PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>())
    let screen = Screen(columns: 20, rows: 5) {
      Text(titles, initial: "alpha").overlay(alignment: .leading) { Text(marks, initial: "*") }
        .counted(by: counter)
    }
    for title in ["bravo", "gamma"] {
      #expect(counter.work(on: screen) { titles.send(title) }.painted == 1)
      #expect(screen.text.contains("*" + title.dropFirst()))
    }
  }

  @Test func nodesThatAreDrawnTwiceAreNotPaintedAlone() {
    let titles = PassthroughSubject<String, Never>()
    let screen = Screen(columns: 5, rows: 2) {
      Text(titles, initial: "alpha").frame(height: 2, alignment: .top).nodeModifier(DrawnTwice())
    }
    for title in ["bravo", "gamma"] {
      titles.send(title)
      #expect(screen.text == "\(title)\n\(title)")
    }
  }

  // MARK: Law

  @Test(arguments: Surroundings.allCases, 0..<seeds)
  func alwaysEqualsAFullRepaint(in surroundings: Surroundings, seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let (store, scheduler) = (SurroundingsStore(), TestScheduler())
    var size = Size(width: 24, height: 8)
    let screens = (0..<2).map { _ in
      Screen(columns: size.width, rows: size.height, scheduler: scheduler) {
        SurroundedTitle(surroundings: surroundings, store: store)
      }
    }
    for step in 0..<60 {
      let change = SurroundingsStore.Change.random(using: &random)
      store.perform(change)
      for screen in screens {
        switch change.input {
        case .key(let key): screen.press(key)
        case .pointer(let point): screen.move(column: point.x, row: point.y)
        case .size(let new): screen.resize(columns: new.width, rows: new.height)
        case .time: screen.advance(by: .milliseconds(50))
        case nil: break
        }
      }
      if case .size(let new) = change.input { size = new }
      // Paints everything.
      screens[1].resize(columns: size.width, rows: size.height)
      let isSame = screens[0].frame == screens[1].frame
      #expect(
        isSame,
        "step \(step), \(change):\n\(screens[0].text)\nshould be\n\(screens[1].text)")
      if !isSame { return }
    }
  }
}

/// A modifier that draws its view again one row below.
private nonisolated struct DrawnTwice: NodeModifier {
  @MainActor
  func update(_ wrapper: DrawnTwiceNode) {}
}

private final class DrawnTwiceNode: ContainerNode {
  required init(in context: ViewContext) {
    super.init(in: context)
    repaintsAsWhole = true
  }

  override func paint(on canvas: DrawingContext) {
    var below = canvas
    below.translate(by: Point(x: 0, y: 1))
    paintChildren(on: below)
    paintChildren(on: canvas)
  }
}
