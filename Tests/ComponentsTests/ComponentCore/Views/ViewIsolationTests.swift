import Components
import TestSupport
import Testing
import TextBackend

/// A modifier that can be created only on the main actor.
private struct Emphasis: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View { content.bold() }
}

// Extensions of built-in views are isolated to the main actor, like the views.
extension Button { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension CustomButton { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension DisclosureGroup { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Form { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Grid { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension GroupBox { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension HStack { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Components.Label { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension LabeledContent { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Menu { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension NavigationLink { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension NavigationStack { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Picker { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension ProgressView { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension ScrollView { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Section { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension SecureField { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Slider { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Stepper { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension TextEditor { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension TextField { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension Toggle { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension VStack { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }
extension ZStack { fileprivate func emphasized() -> some View { modifier(Emphasis()) } }

/// What this tests is that the extensions above compile.
@MainActor @Suite(.watchdog) struct ViewIsolationTests {
  @Test func extensionsOfViewsUseTheMainActor() {
    let screen = Screen(columns: 20, rows: 1) { ProgressView("Loading").emphasized() }
    #expect(screen.text.contains("Loading"))
  }
}
