import Testing

@Suite(.timeLimit(.minutes(5))) struct SourceNamesTests {
  @Test func readsDeclarations() {
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
}
