import Components
import Signals
import SignalsTesting

/// What is around the title.
enum Surroundings: CaseIterable {
  case border, overlay, layers, zIndex, opacity, background, backgroundView, gradient, shape
  case scroll, pinnedHeader, transition, movingTransition, theme, environment, tint, bold, disabled
  case sheet, alert, clip, frame, sibling, row, wrapper, branch, shadow, scale, offset, list
  case groupBox, tooltip, focus, canvas, animation, blink
}

/// The values that a ``SurroundedTitle`` follows.
@MainActor
final class SurroundingsStore {
  let title = CurrentValueSubject<String, Never>("alpha")
  let other = CurrentValueSubject<String, Never>("other")
  let number = CurrentValueSubject<Int, Never>(2)
  let color = CurrentValueSubject<Color, Never>(.clear)
  let flag = CurrentValueSubject<Bool, Never>(false)

  enum Input {
    case key(Key)
    case pointer(Point)
    case size(Size)
    case time
  }

  struct Change {
    var title: String?
    var other: String?
    var number: Int?
    var color: Color?
    var toggles = false
    var input: Input?

    /// Half of the changes are of the title, and most of these titles are equally wide.
    static func random(using random: inout RandomNumbers) -> Change {
      var change = Change()
      let titles = ["alpha", "bravo", "a   b", "     ", "界界a", "a界界", "", "long title", "a\nb"]
      let short = titles.prefix(6).randomElement(using: &random)
      switch Int.random(in: 0..<21, using: &random) {
      case 0..<10: change.title = short
      case 10: change.title = titles.randomElement(using: &random)
      case 11: change.other = titles.randomElement(using: &random)
      case 12: change.number = .random(in: 0..<6, using: &random)
      case 13: change.color = [Color.clear, .red, .blue].randomElement(using: &random)
      case 14, 15: change.toggles = true
      case 16:
        let keys: [Key] = [.tab, .down, .up, .enter, .escape]
        change.input = keys.randomElement(using: &random).map { .key($0) }
      case 17:
        change.input = .pointer(
          Point(x: .random(in: 0..<24, using: &random), y: .random(in: 0..<8, using: &random)))
      case 18: change.input = .time
      case 19:
        change.input = .size(
          Size(
            width: .random(in: 4..<30, using: &random), height: .random(in: 1..<9, using: &random)))
      default:
        change.title = short
        change.other = titles.randomElement(using: &random)
        change.toggles = true
      }
      return change
    }
  }

  func perform(_ change: Change) {
    if let value = change.title { title.value = value }
    if let value = change.other { other.value = value }
    if let value = change.number { number.value = value }
    if let value = change.color { color.value = value }
    if change.toggles { flag.value.toggle() }
  }
}

/// A title in one of the surroundings.
struct SurroundedTitle: View {
  let surroundings: Surroundings
  let store: SurroundingsStore
  @State private var flag = false
  @State private var number = 0

  var body: some View {
    AnyView(view)
      .onReceive(store.flag) { flag = $0 }
      .onReceive(store.number) { number = $0 }
  }

  private var title: Text { Text(store.title) }
  private var other: Text { Text(store.other) }
  private var isShown: Binding<Bool> {
    Binding {
      flag
    } set: {
      store.flag.value = $0
    }
  }

  private var view: any View {
    switch surroundings {
    case .overlay, .layers, .zIndex, .backgroundView, .shape, .canvas, .shadow: layered
    case .scroll, .pinnedHeader, .list: scrolled
    case .transition, .movingTransition, .wrapper, .branch, .sheet, .alert, .tooltip, .blink:
      conditional
    case .clip, .frame, .sibling, .row, .scale, .offset, .groupBox, .animation: arranged
    case .border: Button(store.title).border(store.color)
    case .opacity: title.opacity(store.number.map { Double($0) / 5 })
    case .background: title.padding(1).background(store.color)
    case .gradient:
      title.foregroundStyle(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    case .theme: VStack { title }.theme(store.flag.map { $0 ? .nord : .gruvbox })
    case .environment:
      Button(store.title).environment(\.usesASCII, store.flag).buttonStyle(.borderedProminent)
    case .tint: Button(store.title).buttonStyle(.borderedProminent).tint(store.color)
    case .bold: VStack { title }.bold(store.flag)
    case .disabled: Button(store.title).disabled(store.flag)
    case .focus:
      HStack {
        Button(store.title)
        title.focusable()
        title.onTapGesture {}
      }
    }
  }

  /// Views in front of the title and behind it.
  @ViewBuilder private var layered: some View {
    switch surroundings {
    case .overlay: title.overlay { if flag { other } }
    case .layers:
      ZStack {
        other.background(store.color)
        title
        other.offset(x: number - 2, y: number - 3)
      }
    case .zIndex:
      ZStack {
        title.zIndex(Double(number))
        Color.blue.frame(width: 3, height: 1).zIndex(2)
      }
    case .backgroundView: title.background { if flag { Color.red } else { other } }
    case .shape: title.padding(1).background(store.color.map { $0 }, in: .rect(cornerRadius: 3))
    case .canvas:
      ZStack {
        title
        Canvas(of: store.other) { context, _, other in
          context.draw(Text(other), at: PathPoint(x: 1, y: 0), anchor: .topLeading)
        }
        .frame(width: 5, height: 1)
      }
    default: title.shadow(color: store.color, radius: number, x: number - 2, y: 1)
    }
  }

  @ViewBuilder private var scrolled: some View {
    switch surroundings {
    case .scroll:
      ScrollView {
        title
        ForEach(0..<number * 3, id: \.self) { Text("\($0)") }
        title
        other
      }
    case .pinnedHeader:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<number + 2, id: \.self) { Text("row \($0)") }
            } header: {
              title
            }
          }
        }
      }
    default:
      List {
        title
        ForEach(0..<number, id: \.self) { Text("row \($0)") }
        Button(store.title)
      }
    }
  }

  @ViewBuilder private var conditional: some View {
    switch surroundings {
    case .transition, .movingTransition:
      ZStack {
        if flag { Color.red.frame(width: 4, height: 2).transition(transition) }
        title
        if flag { other.transition(transition) }
      }
      .animation(.linear(duration: 0.2), value: flag)
    case .wrapper:
      VStack { if flag { VStack { title } } else { title } }
    case .branch: if flag { HStack { title } } else { VStack { title.bold() } }
    case .sheet: title.sheet(isPresented: isShown) { other.padding(number) }
    case .alert: title.alert("Alert", isPresented: isShown) { Button(store.title) }
    case .tooltip: Button(store.title).help("a tooltip that is long")
    default:
      title.overlay(alignment: .leading) { other.opacity(flag ? 1 : 0) }
    }
  }

  private var transition: AnyTransition {
    surroundings == .transition ? .opacity : .move(edge: .leading)
  }

  @ViewBuilder private var arranged: some View {
    switch surroundings {
    case .clip: title.padding(.leading, 1).clipShape(.rect(cornerRadius: number))
    case .frame:
      HStack(spacing: 0) {
        title.frame(width: number).clipped(); other
      }
    case .sibling:
      HStack(spacing: 0) {
        other
        title
        other
      }
    case .row:
      HStack(spacing: 0) {
        other.fixedSize().frame(width: 3).clipped()
        title.fixedSize().frame(width: 4).clipped()
        other.frame(width: 3, alignment: .trailing)
      }
    case .scale: title.padding(1).scaleEffect(store.number.map { Double($0) / 3 })
    case .offset:
      HStack {
        title.offset(x: number - 2, y: number - 2); other
      }
    case .groupBox:
      GroupBox {
        title
      } label: {
        title
      }
    default: title.offset(x: flag ? 4 : 0).background(store.color).animation(.linear(duration: 1))
    }
  }
}
