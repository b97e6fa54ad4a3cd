import Components
import Signals
import Testing

extension Sample {
  /// Containers of the parts of other views.
  @SampleBuilder static var subviews: [Sample] {
    Sample("GroupElementsOfContent", .leaks) { tokens in
      let action = tokens.action()
      Group(subviews: Button("b", action: tokens.action())) { subviews in
        HStack { subviews }.onTapGesture(perform: action)
      }
    }
    Sample("GroupElementsOfContent", .sizes) {
      Group(subviews: texts("a", "界")) { subviews in Text("\(subviews.count)") }
    }

    Sample("GroupSectionsOfContent", .leaks) { tokens in
      let action = tokens.action()
      Group(sections: Section("a") { Text(tokens.retaining(tokens.texts)) }) { sections in
        ForEach(sections) { $0.content }.onTapGesture(perform: action)
      }
    }
    Sample("GroupSectionsOfContent", .sizes) {
      Group(sections: Section("界") { Text("b") }) { sections in
        ForEach(sections) { section in
          section.header
          section.content
        }
      }
    }

    Sample("Subview", .leaks) { tokens in
      ForEach(subviews: Button("b", action: tokens.action())) { $0.padding(1) }
    }
    Sample("Subview", .sizes) { ForEach(subviews: texts("a", "界")) { $0.padding(1) } }

    Sample("SubviewsCollection", .leaks) { tokens in
      Group(subviews: ForEach(tokens.retaining(tokens.lists), id: \.self) { Text("\($0)") }) {
        $0.padding(1)
      }
    }
    Sample("SubviewsCollection", .sizes) { Group(subviews: texts("a", "界")) { $0 } }

    Sample("SubviewsCollectionSlice", .leaks) { tokens in
      Group(subviews: Button("b", action: tokens.action())) { subviews in HStack { subviews[0...] }
      }
    }
    Sample("SubviewsCollectionSlice", .sizes) {
      Group(subviews: texts("a", "界")) { subviews in subviews[1...] }
    }
  }

  @ViewBuilder private static func texts(_ first: String, _ second: String) -> some View {
    Text(first)
    Text(second)
  }
}
