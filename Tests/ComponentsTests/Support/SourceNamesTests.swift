import TestSupport
import Testing

@Suite(.watchdog) struct SourceNamesTests {
  @Test func readsDeclarationsOfTypes() {
    let source = """
      public nonisolated struct Lamp<Label: View>: View {
        public struct Nested: View {}
      }

      public struct LampStyle<Body: View>: ButtonStyle {
        let text = ": View {"
      }

      public nonisolated struct Bulb: View, Sendable {
      }

      struct Hidden: View {
      }

      extension Beam: View {
      }

      extension View where Body == Never {
      }

      public struct Cord: Hashable {
      }
      """
    #expect(publicTypes(conformingTo: "View", source: source) == ["Lamp", "Bulb", "Beam"])
    #expect(publicTypes(conformingTo: "ButtonStyle", source: source) == ["LampStyle"])
  }

  @Test func readsDeclarationsOfModifiers() {
    let source = """
      extension View {
        public nonisolated func lit(_ isLit: Bool = true) -> some View {
          nodeModifier(isLit)
        }

        public nonisolated func lit(_ isLit: some Publisher<Bool, Never>) -> some View {
        }

        @_disfavoredOverload
        public func onLight(
          of color: Color, perform action: @escaping () -> Void = {}
        ) -> some View {
        }

        func hidden(_ action: @escaping () -> Void) -> some View {
        }
      }
      """
    #expect(retainingModifiers(source: source) == ["lit", "onLight"])
  }
}
