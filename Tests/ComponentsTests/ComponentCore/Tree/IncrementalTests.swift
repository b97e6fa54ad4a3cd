import ComponentCharts
import Components
import Foundation
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

private let seeds = ProcessInfo.processInfo.environment["SEEDS"].flatMap(UInt64.init) ?? 40

/// Checks with random trees and changes that the incrementally updated screen equals a full
/// repaint.
///
/// Runs more than ten thousand steps; `SEEDS=4000 swift test --filter IncrementalTests` runs more
/// than a million.
@MainActor @Suite(.watchdog) struct IncrementalTests {
  @Test(arguments: 0..<seeds)
  func incrementalEqualsFullRepaint(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let store = Store()
    let spec = Spec.random(depth: 4, using: &random)
    var size = (columns: 24, rows: 10)
    let depth = ColorDepth.allCases[Int(seed % UInt64(ColorDepth.allCases.count))]
    /// Returns a screen that shows the views as a whole.
    func makeScreen(_ colorScheme: ColorScheme) -> Screen {
      let screen = Screen(columns: size.columns, rows: size.rows, colorDepth: depth) {
        SpecView(spec, store)
      }
      screen.colorScheme = colorScheme
      return screen
    }
    let screen = makeScreen(.dark)
    for step in 1...250 {
      for _ in 0...Int.random(in: 0..<3, using: &random) { store.change(using: &random) }
      if Int.random(in: 0..<10, using: &random) == 0 {
        size = (.random(in: 1...30, using: &random), .random(in: 1...12, using: &random))
        screen.resize(columns: size.columns, rows: size.rows)
      }
      if Int.random(in: 0..<20, using: &random) == 0 {
        screen.colorScheme = screen.colorScheme == .dark ? .light : .dark
      }
      _ = screen.bytes()
      guard step.isMultiple(of: 50) else { continue }
      let repainted = makeScreen(screen.colorScheme)
      let isSame = screen.frame == repainted.frame
      #expect(
        isSame, "seed \(seed), step \(step): \(spec)\n\(screen.text)\nshould be\n\(repainted.text)")
      if !isSame { return }
      #expect(screen.accessibility == repainted.accessibility, "seed \(seed), step \(step)")
    }
    let repainted = makeScreen(screen.colorScheme)
    expectSameInput(on: screen, repainted, of: "seed \(seed): \(spec)", using: &random)
  }

  /// Compares each frame with a repaint of it, also while views scroll, move, come and go.
  @Test(arguments: 0..<seeds)
  func eachFrameEqualsItsRepaint(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let (store, scheduler) = (Store(), TestScheduler())
    let spec = Spec.random(depth: 4, using: &random)
    let screens = (0..<2).map { _ in
      Screen(columns: 24, rows: 10, scheduler: scheduler) {
        SpecView(spec, store).animation(seed.isMultiple(of: 2) ? .bouncy : nil)
      }
    }
    for step in 1...60 {
      store.change(using: &random)
      for _ in 0..<2 {
        let input = Input.allCases.randomElement(using: &random)
        for screen in screens {
          _ = screen.bytes()
          if let key = input?.key { screen.press(key) }
          if input == .wheel { _ = screen.turnWheel(y: 1) }
        }
        if input == .time { scheduler.advance(by: .milliseconds(50)) }
      }
      for screen in screens { _ = screen.bytes() }
      // Paints everything.
      screens[1].resize(columns: 24, rows: 10)
      let isSame = screens[0].frame == screens[1].frame
      #expect(
        isSame,
        "step \(step) of \(spec)\n\(screens[0].text)\nshould be\n\(screens[1].text)")
      if !isSame { return }
    }
  }

  private enum Input: CaseIterable {
    case tab, down, pageDown, wheel, time, nothing

    var key: Key? {
      switch self {
      case .tab: .tab
      case .down: .down
      case .pageDown: .pageDown
      case .wheel, .time, .nothing: nil
      }
    }
  }

  /// Expects that both screens accept the same input, and show it in the same way.
  private func expectSameInput(
    on screen: Screen, _ repainted: Screen, of name: Comment, using random: inout RandomNumbers
  ) {
    for _ in 0..<8 {
      let column = Int.random(in: 0..<24, using: &random)
      let row = Int.random(in: 0..<10, using: &random)
      for screen in [screen, repainted] { screen.move(column: column, row: row) }
      let isSame = screen.frame == repainted.frame
      #expect(isSame, name)
    }
    for _ in 0..<4 {
      #expect(screen.press(.tab) == repainted.press(.tab), name)
      let isSame = screen.frame == repainted.frame
      #expect(isSame, name)
    }
  }
}

/// Checks with random trees and changes that animations end at the state which the same changes
/// reach without animation.
@MainActor @Suite(.watchdog) struct AnimatedChangeTests {
  @Test(arguments: 1_000..<1_010 as Range<UInt64>)
  func animationsEndAtTheirTarget(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let (store, scheduler) = (Store(), TestScheduler())
    let spec = Spec.random(depth: 4, using: &random)
    let screen = Screen(columns: 24, rows: 10, scheduler: scheduler) {
      SpecView(spec, store).animation(.bouncy)
    }
    for step in 0..<10 {
      for _ in 0..<3 { store.change(using: &random) }
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        _ = screen.text
        screen.advance(by: .milliseconds(50))
        store.change(using: &random)
      }
      _ = screen.text
      screen.advance(by: .seconds(10))
      let repainted = Screen(columns: 24, rows: 10) { SpecView(spec, store) }
      #expect(screen.frame == repainted.frame, "seed \(seed), step \(step): \(spec)")
      #expect(scheduler.scheduled == 0)
    }
  }
}

/// The publishers that the views of a random tree show, by index.
@MainActor
private final class Store {
  let texts = (0..<4).map { CurrentValueSubject<String, Never>("text \($0)") }
  let colors = (0..<3).map { _ in CurrentValueSubject<Color, Never>(.clear) }
  let numbers = (0..<3).map { CurrentValueSubject<Int, Never>($0) }
  let flags = (0..<3).map { _ in CurrentValueSubject<Bool, Never>(false) }
  let lists = (0..<2).map { _ in CurrentValueSubject<[Int], Never>([0, 1]) }

  private static let words = [
    "", "a", "Select All", "Delete All", "a longer title", "界", "a界b", "👩‍👩‍👧‍👦", "❤️", "e\u{301}",
    "two\nlines", "שלום",
  ]

  func change(using random: inout RandomNumbers) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1:
      let words = (0...Int.random(in: 0..<2, using: &random)).map { _ in
        Store.words.randomElement(using: &random) ?? ""
      }
      texts.randomElement(using: &random)?.value = words.joined(separator: " ")
    case 2:
      let color: [Color] = [.clear, .red, .blue, .orange]
      colors.randomElement(using: &random)?.value = color.randomElement(using: &random) ?? .clear
    case 4:
      let list = (0..<4).shuffled(using: &random).prefix(.random(in: 0...4, using: &random))
      lists.randomElement(using: &random)?.value = Array(list)
    case 3: numbers.randomElement(using: &random)?.value = .random(in: 0..<6, using: &random)
    default: flags.randomElement(using: &random)?.value.toggle()
    }
  }
}

/// The description of a random tree of views. The numbers are indices of the store's publishers.
private indirect enum Spec: Sendable {
  case text(Int)
  case button(Int)
  case customButton(Int)
  case color(Int)
  case spacer
  case divider
  case field(Int, isSecure: Bool)
  case toggle(Int)
  case progress(Int)
  case chart(Int, Int)
  case stack(isVertical: Bool, spacing: Int, [Spec])
  case layers([Spec])
  case group([Spec])
  case padding(Int, Spec)
  case width(Int, Spec)
  case wide(Spec)
  case sized(Int, Spec)
  case border(Int, Spec)
  case background(Int, Spec)
  case rounded(Spec)
  case bold(Int, Spec)
  case themed(Int, Spec)
  case shape(Int, Int)
  case offset(Int, Int, Spec)
  case scaled(Int, Spec)
  case opacity(Int, Spec)
  case shadow(Int, Spec)
  case gradient(Spec)
  case overlay(Spec, Spec)
  case alignment(Int, Spec)
  case disabled(Int, Spec)
  case optional(Int, Spec)
  case either(Int, Spec, Spec)
  case scroll(Axis.Set, Spec)
  case latest(Int, Spec)
  case each(Int, Spec)
  case reader
  case link(Int)
  case menuPicker(Int)
  case tabs(Int, Spec, Spec)
  case columns(Spec, Spec)
  case toolbar(Int, Spec)
  case behind(Spec, Spec)
  case tap(Spec)
  case focusable(Spec)
  case interaction(Spec)
  case modifier(Spec)
  case guide(Int, isVertical: Bool, Spec)
  case baselines([Spec])
  case layout(Int, [Spec])
  case lazyGrid(Int, [Spec])
  case lazyStack(Int, isVertical: Bool, pinsHeaders: Bool, Spec)
  case inset(Spec, Spec)
  case relative(Int, Spec)
  case environment(EnvironmentChange, Int, isPublished: Bool, Spec)

  /// A value of the environment that follows a flag.
  enum EnvironmentChange: CaseIterable {
    case usesASCII
    case usesColor
    case isEnabled
    case alignment
    case lineLimit
    case buttonStyle
    case own
  }

  static func random(depth: Int, using random: inout RandomNumbers) -> Spec {
    func child() -> Spec { .random(depth: depth - 1, using: &random) }
    func children() -> [Spec] { (0..<Int.random(in: 1...3, using: &random)).map { _ in child() } }
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    if depth == 0 || number(8) == 0 {
      switch number(15) {
      case 14: return .customButton(number(4))
      case 12: return .link(number(4))
      case 13: return .menuPicker(number(3))
      case 10: return .reader
      case 6: return .field(number(4), isSecure: number(2) == 0)
      case 7: return .toggle(number(3))
      case 8: return number(2) == 0 ? .progress(number(3)) : .chart(number(5), number(3))
      case 9: return .shape(number(8), number(3))
      case 0: return .button(number(4))
      case 1: return .color(number(3))
      case 2: return .spacer
      case 3: return .divider
      default: return .text(number(4))
      }
    }
    switch number(45) {
    case 44: return .sized(number(3), child())
    case 42, 43:
      return .lazyStack(
        number(2), isVertical: number(3) > 0, pinsHeaders: number(2) == 0, child())
    case 39: return .tabs(number(3), child(), child())
    case 40: return .columns(child(), child())
    case 41: return .toolbar(number(4), child())
    case 22, 23, 24, 25:
      let change = EnvironmentChange.allCases[number(EnvironmentChange.allCases.count)]
      return .environment(change, number(3), isPublished: number(2) == 0, child())
    case 26: return .behind(child(), child())
    case 27: return .tap(child())
    case 28: return .focusable(child())
    case 29: return .interaction(child())
    case 30: return .modifier(child())
    case 31: return .guide(number(3), isVertical: number(2) == 0, child())
    case 32: return .baselines(children())
    case 33, 34: return .layout(number(3), children())
    case 35: return .lazyGrid(number(3), children())
    case 36: return .inset(child(), child())
    case 37: return .relative(number(3), child())
    case 0, 1: return .stack(isVertical: true, spacing: number(2), children())
    case 2, 3: return .stack(isVertical: false, spacing: number(2), children())
    case 4: return .layers(children())
    case 5: return .group(children())
    case 6: return .padding(number(3), child())
    case 7: return number(2) == 0 ? .width(number(3), child()) : .wide(child())
    case 8: return .border(number(3), child())
    case 9: return .background(number(3), child())
    case 10:
      return [.rounded(child()), .bold(number(3), child()), .themed(number(3), child())][number(3)]
    case 11: return .disabled(number(3), child())
    case 12: return .optional(number(3), child())
    case 13, 14:
      let axes: [Axis.Set] = [.vertical, .horizontal, [.horizontal, .vertical]]
      return .scroll(axes[number(3)], child())
    case 15: return .latest(number(3), child())
    case 16: return .each(number(2), child())
    case 17: return .offset(number(3), number(3), child())
    case 18: return .scaled(number(3), child())
    case 19: return number(2) == 0 ? .opacity(number(3), child()) : .shadow(number(3), child())
    case 20: return number(2) == 0 ? .gradient(child()) : .alignment(number(3), child())
    case 21: return .overlay(child(), child())
    default: return .either(number(3), child(), child())
    }
  }
}

private struct SpecView: View {
  let spec: Spec
  let store: Store

  init(_ spec: Spec, _ store: Store) {
    self.spec = spec
    self.store = store
  }

  var body: some View {
    AnyView(view)
  }

  private var view: any View {
    switch spec {
    case .text(let index): Text(store.texts[index])
    case .button(let index): Button(store.texts[index])
    case .customButton(let index): CustomButton().titleChangingButton(store.texts[index])
    case .color(let index): ColorView(colors: store.colors[index])
    case .spacer: Spacer()
    case .divider: Divider()
    case .field(let index, false): TextField("type", text: store.texts[index])
    case .field(let index, true): SecureField("secret", text: store.texts[index])
    case .toggle(let index): Toggle("toggle", isOn: store.flags[index])
    case .progress(let index):
      Group {
        ProgressView("progress", value: store.numbers[index].map(Double.init), total: 6)
        Gauge("gauge", value: store.numbers[index].map(Double.init), in: 0...6)
      }
    case .chart(let kind, let index): chart(kind, store.numbers[index].map(Double.init))
    case .stack(true, let spacing, let specs): VStack(spacing: spacing) { each(specs) }
    case .stack(false, let spacing, let specs): HStack(spacing: spacing) { each(specs) }
    case .layers(let specs): ZStack { each(specs) }
    case .group(let specs): Group { each(specs) }
    case .padding(let index, let spec): child(spec).padding(.all, store.numbers[index])
    case .width(let index, let spec): child(spec).frame(width: store.numbers[index])
    case .sized(let index, let spec):
      FlagView(flags: store.flags[index]) { child(spec).frame(width: $0 ? 6 : nil, height: 2) }
    case .wide(let spec): child(spec).frame(maxWidth: .infinity, alignment: .trailing)
    case .border(let index, let spec): child(spec).border(store.colors[index])
    case .background(let index, let spec): child(spec).background(store.colors[index])
    case .rounded(let spec): child(spec).clipShape(.rect(cornerRadius: 3))
    case .bold(let index, let spec): child(spec).bold(store.flags[index])
    case .themed(let index, let spec):
      child(spec).theme(store.flags[index].map { $0 ? .nord : .gruvbox })
    case .shape(let kind, let index): shape(kind, store.colors[index])
    case .offset(let x, let y, let spec):
      child(spec).offset(
        store.numbers[x].combineLatest(store.numbers[y]).map { Point(x: $0 - 2, y: $1 - 2) })
    case .scaled(let index, let spec):
      child(spec).scaleEffect(store.numbers[index].map { Double($0) / 3 })
    case .opacity(let index, let spec):
      child(spec).opacity(store.numbers[index].map { Double($0) / 5 })
    case .shadow(let index, let spec):
      child(spec).shadow(color: store.colors[index], radius: index)
    case .gradient(let spec):
      child(spec).foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    case .overlay(let spec, let other): child(spec).overlay(alignment: .top) { child(other) }
    case .alignment(let index, let spec):
      child(spec).multilineTextAlignment(store.flags[index].map { $0 ? .center : .trailing })
        .lineLimit(store.numbers[index])
    case .disabled(let index, let spec): child(spec).disabled(store.flags[index])
    case .optional(let index, let spec):
      FlagView(flags: store.flags[index]) {
        if $0 { child(spec).transition(transitions[index]) }
      }
    case .either(let index, let first, let second):
      FlagView(flags: store.flags[index]) { if $0 { child(first) } else { child(second) } }
    case .scroll(let axes, let spec): ScrollView(axes) { child(spec) }
    case .latest(let index, let spec):
      Latest(of: store.numbers[index]) { number in
        Text("\(number)")
        child(spec)
      }
    case .each(let index, let spec):
      ForEach(store.lists[index], id: \.self) { number in
        Text("\(number)")
        child(spec).transition(transitions[index])
      }
    case .reader: EnvironmentReader()
    case .link(let index): Link(store.texts[index], destination: "https://example.com")
    case .menuPicker(let index):
      Picker("pick", selection: store.numbers[index]) {
        ForEach(0..<4) { Text("option \($0)") }
      }
      .pickerStyle(.menu)
    case .tabs(let index, let spec, let other):
      TabView(selection: store.numbers[index]) {
        child(spec).tabItem { Text(store.texts[index]) }
        Tab("Tab", value: 1) { child(other) }.badge(store.numbers[index])
      }
    case .columns(let spec, let other):
      NavigationSplitView {
        child(spec).navigationTitle("Title")
      } detail: {
        child(other)
      }
    case .toolbar(let index, let spec):
      child(spec).toolbar {
        Text(store.texts[index])
        ToolbarItem(placement: .bottomBar) { Button(store.texts[index]) }
      }
    case .behind(let spec, let other): child(spec).background { child(other) }
    case .tap(let spec): child(spec).onTapGesture {}.onHover { _ in }
    case .focusable(let spec): child(spec).focusable()
    case .interaction(let spec):
      Button {
      } label: {
        child(spec).foreground(normal: .red, hover: .blue, onClick: .orange)
      }
    case .modifier(let spec): child(spec).modifier(EnvironmentMark())
    case .guide(let index, true, let spec):
      Latest(of: store.numbers[index]) { number in
        child(spec).alignmentGuide(VerticalAlignment.center) { $0.height - number }
      }
    case .guide(let index, false, let spec):
      Latest(of: store.numbers[index]) { number in
        child(spec).alignmentGuide(HorizontalAlignment.center) { _ in number }
      }
    case .baselines(let specs): HStack(alignment: .lastTextBaseline) { each(specs) }
    case .layout(let index, let specs):
      FlagView(flags: store.flags[index]) {
        ($0 ? AnyLayout(HStackLayout(alignment: .firstTextBaseline)) : AnyLayout(VStackLayout())) {
          each(specs)
        }
      }
    case .lazyGrid(let index, let specs):
      Latest(of: store.numbers[index]) { number in
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number)), GridItem(.fixed(3))]) {
          each(specs)
        }
      }
    case .lazyStack(let index, let isVertical, let pinsHeaders, let spec):
      lazyStack(store.lists[index], isVertical, pinsHeaders, child(spec))
    case .inset(let spec, let other): child(spec).safeAreaInset(edge: .bottom) { child(other) }
    case .relative(let index, let spec):
      FlagView(flags: store.flags[index]) {
        child(spec).containerRelativeFrame(
          $0 ? .horizontal : [.horizontal, .vertical], count: 3, spacing: 1)
      }
    case .environment(let change, let index, true, let spec):
      published(change, store.flags[index], child(spec))
    case .environment(let change, let index, false, let spec):
      FlagView(flags: store.flags[index]) { AnyView(described(change, $0, child(spec))) }
    }
  }

  private func lazyStack(
    _ list: CurrentValueSubject<[Int], Never>, _ isVertical: Bool, _ pinsHeaders: Bool,
    _ view: SpecView
  ) -> any View {
    let rows = Section("head") {
      view
      ForEach(list, id: \.self) { number in
        Text("\(number)")
        view.padding(.leading, number)
      }
    }
    let pinnedViews: PinnedScrollableViews = pinsHeaders ? .sectionHeaders : []
    return isVertical
      ? AnyView(ScrollView { LazyVStack(pinnedViews: pinnedViews) { rows } })
      : AnyView(ScrollView(.horizontal) { LazyHStack(pinnedViews: pinnedViews) { rows } })
  }

  private var transitions: [AnyTransition] {
    [.opacity, .push(from: .leading), .scale.combined(with: .offset(y: 2))]
  }

  /// Returns `view` in an environment that follows `flags`.
  private func published(
    _ change: Spec.EnvironmentChange, _ flags: CurrentValueSubject<Bool, Never>, _ view: SpecView
  ) -> any View {
    switch change {
    case .usesASCII: view.environment(\.usesASCII, flags)
    case .usesColor: view.environment(\.usesColor, flags)
    case .isEnabled: view.disabled(flags)
    case .alignment: view.multilineTextAlignment(flags.map { $0 ? .trailing : .leading })
    case .lineLimit: view.lineLimit(flags.map { $0 ? 1 : 3 })
    case .buttonStyle:
      view.buttonStyle(following: flags) { $0 ? AppearanceButtonStyle.primary : .secondary }
    case .own: view.environment(\.ownNumber, flags.map { $0 ? 1 : 2 })
    }
  }

  /// Returns `view` in an environment for the value of a flag.
  private func described(
    _ change: Spec.EnvironmentChange, _ flag: Bool, _ view: SpecView
  ) -> any View {
    switch change {
    case .usesASCII: view.environment(\.usesASCII, flag)
    case .usesColor: view.environment(\.usesColor, flag)
    case .isEnabled: view.disabled(flag)
    case .alignment: view.multilineTextAlignment(flag ? .trailing : .leading)
    case .lineLimit: view.lineLimit(flag ? 1 : 3)
    case .buttonStyle: view.buttonStyle(flag ? AppearanceButtonStyle.primary : .secondary)
    case .own: view.environment(\.ownNumber, flag ? 1 : 2)
    }
  }

  private func shape(_ kind: Int, _ colors: CurrentValueSubject<Color, Never>) -> any View {
    switch kind {
    case 0: Capsule().fill(colors)
    case 1: RoundedRectangle(cornerRadius: 2).stroke(colors)
    case 2: Circle().stroke(colors)
    case 4: Circle().trim(from: 0.2, to: 0.8).stroke(colors, style: StrokeStyle(lineWidth: 2))
    case 5: Ellipse().stroke(AngularGradient(colors: [.red, .blue], center: .center))
    case 6:
      Canvas(of: colors) { context, size, color in
        let diagonal = [PathPoint.zero, PathPoint(x: size.width, y: size.height)]
        context.stroke(Path { $0.addLines(diagonal) }, with: .color(color))
        context.draw(Text("界 canvas"), at: PathPoint(x: 2, y: 0), anchor: .topLeading)
      }
    case 3: Image(Bitmap(colors: ["#": .red], "# #\n###\n #")).resizable().scaledToFit()
    default:
      LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottomTrailing)
    }
  }

  private func chart(_ kind: Int, _ numbers: some Publisher<Double, Never>) -> any View {
    switch kind {
    case 0: Sparkline(numbers.map { [2, $0, 5] }, rows: 2)
    case 1: LineChart(numbers.map { [ChartSeries("界", [$0, 1, 6 - $0])] }, x: 0...2)
    case 2:
      BarChart(
        numbers.map { number in (0...Int(number)).map { ChartBar("\($0)", number - 2) } })
    case 3: BarChart(numbers.map { [ChartBar("a", $0), ChartBar("b", 3)] }, axis: .vertical)
    default: Heatmap(numbers.map { [[$0, 3], [1, 6]] }, showsLegend: true)
    }
  }

  private func child(_ spec: Spec) -> SpecView {
    SpecView(spec, store)
  }

  private func each(_ specs: [Spec]) -> some View {
    ForEach(0..<specs.count) { child(specs[$0]) }
  }
}

/// A view whose content depends on a published flag.
private struct FlagView<Content: View>: View {
  let flags: CurrentValueSubject<Bool, Never>
  @ViewBuilder let content: (Bool) -> Content
  @State private var flag = false

  var body: some View {
    Group { content(flag) }
      .onReceive(flags) { flag = $0 }
  }
}

private struct ColorView: View {
  let colors: CurrentValueSubject<Color, Never>

  var body: some View {
    Spacer().background(colors)
  }
}

extension EnvironmentValues {
  fileprivate var ownNumber: Int {
    get { self[OwnNumberKey.self] }
    set { self[OwnNumberKey.self] = newValue }
  }
}

private struct OwnNumberKey: EnvironmentKey {
  static let defaultValue = 0
}

/// A view that shows values of its environment.
private struct EnvironmentReader: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isFocused) private var isFocused
  @Environment(\.usesASCII) private var usesASCII
  @Environment(\.ownNumber) private var ownNumber

  var body: some View {
    Text("\(isEnabled ? "on" : "off")\(isFocused ? "!" : "")\(ownNumber)").bold(usesASCII)
  }
}

/// A modifier that shows a value of its environment beside its view.
private struct EnvironmentMark: ViewModifier {
  @Environment(\.ownNumber) private var ownNumber

  func body(content: Content) -> some View {
    if ownNumber == 2 { Text("2") }
    content.padding(.leading, ownNumber)
  }
}
