import Components
import Signals
import SignalsTesting
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct AnimatesControlsTests {
  private let scheduler = TestScheduler()
  private let day = CurrentValueSubject<Int, Never>(0)
  private let isOpen = CurrentValueSubject<Bool, Never>(false)

  private func screen(
    animates: Bool = true, reducesMotion: Bool = false, depth: ColorDepth = .trueColor,
    @ViewBuilder _ content: () -> some View
  ) -> Screen {
    let content = content()
    let screen = Screen(columns: 30, rows: 7, colorDepth: depth, scheduler: scheduler) {
      content.environment(\.animatesControls, animates)
        .environment(\.accessibilityReduceMotion, reducesMotion)
    }
    _ = screen.text
    return screen
  }

  // MARK: Segmented pickers

  private var days: some View {
    Picker("", selection: day) {
      ForEach(0..<3) { Text(["Mon", "Tue", "Wed"][$0]).tag($0) }
    }
    .labelsHidden()
    .pickerStyle(.segmented)
  }

  /// Returns the cells of the picker: `#` for those of the mark.
  private func mark(_ screen: Screen) -> String {
    _ = screen.text
    let y = screen.find("Mon")?.origin.y ?? 0
    let first = (screen.find("Mon")?.origin.x ?? 1) - 1
    let frame = screen.frame
    return String(
      (first..<first + 17).map { frame[$0, y].attributes.background == nil ? "." : "#" })
  }

  /// Selects Wednesday, and returns the marks in the following steps of 50 ms.
  private func marks(_ screen: Screen) -> [String] {
    day.value = 2
    return [mark(screen)]
      + (0..<3).map { _ in
        screen.advance(by: .milliseconds(50))
        return mark(screen)
      }
  }

  @Test func theMarkGlidesToTheSelectedSegment() {
    let marks = marks(screen { days })
    #expect(marks.first == "#####............")
    #expect(marks.last == "............#####")
    #expect(marks[1].first == "." && marks[1].last == ".")
    #expect(marks[1] < marks[2])
  }

  @Test func textIsNeverLate() {
    let screen = screen { days }
    screen.press(.tab)
    #expect(screen.text.contains("▸Mon◂"))
    screen.press(.right)
    #expect(screen.text.contains("▸Tue◂"))
  }

  @Test func anotherChoiceContinuesFromWhereTheMarkIs() {
    let screen = screen { days }
    day.value = 2
    _ = screen.text
    screen.advance(by: .milliseconds(50))
    let interrupted = mark(screen)
    day.value = 0
    #expect(mark(screen) == interrupted)
    screen.advance(by: .milliseconds(150))
    #expect(mark(screen) == "#####............")
  }

  @Test func theMarkJumpsUnlessControlsAreAnimated() {
    let end = "............#####"
    #expect(marks(screen(animates: false) { days }).first == end)
    day.value = 0
    #expect(marks(screen(reducesMotion: true) { days }).first == end)
    day.value = 0
    #expect(marks(screen { days.environment(\.animatesControls, false) }).first == end)
    #expect(scheduler.scheduled == 0)
  }

  @Test func theMarkJumpsWithFewColors() {
    let screen = screen(depth: .ansi16) { days }
    day.value = 2
    #expect(screen.attributes(of: " Wed ")?.isReversed == true)
    #expect(scheduler.scheduled == 0)
  }

  @Test func theMarkOfATabBarGlides() {
    let screen = screen {
      TabView(selection: day) {
        Text("one").tabItem { Text("Mon") }.tag(0)
        Text("two").tabItem { Text("Tue") }.tag(1)
        Text("three").tabItem { Text("Wed") }.tag(2)
      }
    }
    day.value = 2
    #expect(mark(screen).hasPrefix("#####.") && screen.text.contains("three"))
    screen.advance(by: .milliseconds(150))
    #expect(mark(screen).hasSuffix(".#####"))
  }

  // MARK: Dialogs

  private var dialog: some View {
    Text(String(repeating: "behind ", count: 12))
      .sheet(isPresented: isOpen) { Text("in front") }
  }

  /// Opens the sheet, and returns the colors of its surface in the following steps of 50 ms.
  private func surfaces(_ screen: Screen) -> [Color?] {
    isOpen.value = true
    return [screen.attributes(of: "in front")?.background]
      + (0..<3).map { _ in
        screen.advance(by: .milliseconds(50))
        return screen.attributes(of: "in front")?.background
      }
  }

  @Test func dialogsFadeIn() {
    let surfaces = surfaces(screen { dialog })
    #expect(surfaces.last == Theme.standard.dark.overlay)
    #expect(Set(surfaces).count == 4)
    #expect(scheduler.scheduled == 0)
  }

  @Test func surfacesOfDialogsGoStraightToTheirColor() {
    let reds = surfaces(screen { dialog.background(.black) }).map { $0?.defaultComponents.red ?? 0 }
    #expect(reds == reds.sorted() && reds.last == Theme.standard.dark.overlay.defaultComponents.red)
  }

  @Test func aDialogThatFadesInTakesKeys() {
    let screen = screen { dialog }
    isOpen.value = true
    #expect(screen.text.contains("in front"))
    screen.press(.escape)
    #expect(!screen.text.contains("in front"))
    #expect(scheduler.scheduled == 0)
  }

  @Test func dialogsAppearAtOnceUnlessControlsAreAnimated() {
    let screens = [
      screen(animates: false) { dialog }, screen(reducesMotion: true) { dialog },
    ]
    for screen in screens {
      isOpen.value = false
      _ = screen.text
      #expect(Set(surfaces(screen)).count == 1)
    }
  }

  @Test func aChangeWithAnAnimationOfItsOwnUsesThat() {
    let screen = screen { dialog }
    withAnimation(.linear(duration: 10)) { isOpen.value = true }
    _ = screen.text
    screen.advance(by: .seconds(5))
    #expect(screen.attributes(of: "in front")?.background != Theme.standard.dark.overlay)
    screen.advance(by: .seconds(5))
    #expect(screen.attributes(of: "in front")?.background == Theme.standard.dark.overlay)
  }
}
