import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct VariadicViewTests {
  private struct Divided: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text("-") }
      }
    }
  }

  @Test func aContainerSeesEachOfItsViews() {
    let text = picture(5, 5) {
      VStack(alignment: .leading, spacing: 0) {
        _VariadicView.Tree(Divided()) {
          Text("a")
          ForEach(1..<3) { Text("\($0)") }
        }
      }
    }
    #expect(text == "a\n-\n1\n-\n2")
  }

  @Test func anyViewTakesOnlyViews() {
    #expect(AnyView(_fromValue: 1) == nil)
    #expect(AnyView(_fromValue: Text("a")) != nil)
  }

  private struct Dimmed: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
      Titled(title: environment.isEnabled ? "on" : "off")
    }
  }

  private struct Titled: ViewModifier {
    let title: String

    func body(content: Content) -> some View {
      HStack(spacing: 0) {
        content
        Text(title)
      }
    }
  }

  @Test func aModifierIsChosenByTheEnvironment() {
    #expect(picture { Text("is ").modifier(Dimmed()) } == "is on")
    #expect(picture { Text("is ").modifier(Dimmed()).disabled(true) } == "is off")
  }

  @Test func distancesAreUnited() {
    var spacing = ViewSpacing.zero
    #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
    spacing.formUnion(ViewSpacing(), edges: .trailing)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 8)
    #expect(ViewSpacing.zero.union(ViewSpacing()) == ViewSpacing())
  }
}
