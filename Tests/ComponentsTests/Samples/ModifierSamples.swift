import Components
import Signals
import Testing

extension Sample {
  /// Modifiers and transitions.
  @SampleBuilder static var modifiers: [Sample] {
    Sample("accentColor", .leaks) {
      Text("a").foregroundStyle(.accentColor).accentColor($0.alternating(Color.red, .blue))
    }

    Sample("alignmentGuide", .leaks) { tokens in
      let action = tokens.action()
      VStack(alignment: .leading) {
        Text("a").alignmentGuide(.leading) { _ in
          action()
          return 1
        }
      }
    }

    Sample("anchorPreference", .leaks) { tokens in
      let token = tokens.token()
      Text("a").anchorPreference(key: Place.self, value: .bounds) {
        token.touch()
        return $0
      }
    }
    Sample("transformAnchorPreference", .leaks) { tokens in
      let token = tokens.token()
      Text("a").transformAnchorPreference(key: Place.self, value: .bounds) {
        token.touch()
        $0 = $1
      }
      .overlayPreferenceValue(Place.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Text("\(proxy[anchor].size.width)") }
        }
      }
    }

    Sample("PhaseAnimator", .leaks) { tokens in
      PhaseAnimator([1, 2]) { Text(tokens.retaining(tokens.texts)).offset(x: $0, y: 0) }
    }
    Sample("PhaseAnimator", .sizes) {
      PhaseAnimator([1, 2], trigger: 1) { Text("界").offset(x: $0, y: 0) }
    }
    Sample("phaseAnimator", .leaks) { tokens in
      Text("a").phaseAnimator([1, 2]) {
        $0.background($1 == 1 ? .red : .blue)
        Text(tokens.retaining(tokens.texts))
      }
    }

    Sample("searchSuggestions", .leaks) { tokens in
      let token = tokens.token()
      Text("a").searchable(text: tokens.texts).searchSuggestions {
        Button("b") { token.touch() }
        Text("c").searchCompletion("c")
      }
    }

    Sample("animation", .leaks) {
      Text("a").background($0.alternating(Color.red, .blue)).animation(.linear(duration: 9))
    }
    Sample("animation", .leaks) { tokens in
      CustomButton().colorChangingButton(tokens.alternating(.red, .blue))
        .animation(.spring(duration: 9), value: tokens.retaining(tokens.flags))
    }

    Sample("aspectRatio", .leaks) {
      Color.red.aspectRatio($0.alternating(1, 2), contentMode: .fit)
    }
    Sample("aspectRatio", .sizes) { Color.red.aspectRatio(16 / 9, contentMode: .fit) }
    Sample("aspectRatio", .sizes) {
      Color.red.aspectRatio(.nan, contentMode: .fill).aspectRatio(-1, contentMode: .fit)
    }

    Sample("overlayPreferenceValue", .leaks) { tokens in
      let token = tokens.token()
      Text("a").overlayPreferenceValue(Greatest.self) { _ in Button("b") { token.touch() } }
    }
    Sample("backgroundPreferenceValue", .leaks) { tokens in
      let token = tokens.token()
      Text("a").backgroundPreferenceValue(Greatest.self) { _ in Button("b") { token.touch() } }
    }

    Sample("refreshable", .leaks) { tokens in
      let token = tokens.token()
      Text("a").refreshable { token.touch() }
    }

    Sample("redacted", .leaks) {
      Text("a").redacted(reason: $0.alternating(RedactionReasons.placeholder, []))
    }

    Sample("swipeActions", .leaks) { tokens in
      let token = tokens.token()
      Text("a").swipeActions { Button("b") { token.touch() } }
    }

    Sample("background", .leaks) { Button("b").background($0.alternating(Color.red, .blue)) }
    Sample("background", .leaks) {
      Text("a").background($0.alternating(Color.red, .blue), in: .capsule)
    }
    Sample("background", .sizes) { Text("a").background(.red, in: .capsule) }

    Sample("badge", .leaks) { Text("a").badge($0.retaining($0.texts)) }

    Sample("bold", .leaks) { Text("a").bold($0.retaining($0.flags)) }

    Sample("border", .leaks) { Button("b").border($0.alternating(.red, .blue)) }

    Sample("clipped", .sizes) { Text("a").offset(x: 1).clipped().cornerRadius(5) }

    Sample("clipShape", .leaks) { Button("b").clipShape($0.alternating(Circle(), Circle())) }

    Sample("containerRelativeFrame", .leaks) { tokens in
      let action = tokens.action()
      ScrollView {
        Text(tokens.retaining(tokens.texts)).containerRelativeFrame(.horizontal) { length, _ in
          action()
          return length
        }
      }
    }

    Sample("cornerRadius", .leaks) { Button("b").cornerRadius($0.alternating(1, 2)) }

    Sample("cursorShape", .leaks) { factory in
      Text("a").cursorShape(factory.retaining(factory.texts.map { _ in CursorShape.bar }))
    }

    Sample("dim", .leaks) { Text("a").dim($0.retaining($0.flags)) }

    Sample("disabled", .leaks) { Button("b").disabled($0.retaining($0.flags)) }

    Sample("environment", .leaks) { Text("a").environment(\.usesASCII, $0.retaining($0.flags)) }

    Sample("fixedSize", .leaks) { Button("b").fixedSize($0.alternating(true, false)) }

    Sample("font", .leaks) { Text("a").font($0.alternating(.title, .caption)) }

    Sample("fontWeight", .leaks) { Button("a").fontWeight($0.alternating(.bold, .light)) }

    Sample("foreground", .leaks) { tokens in
      let colors = tokens.alternating(
        InteractionColors(normal: .red, onClick: .blue),
        InteractionColors(normal: .blue, onClick: .red))
      Button {
      } label: {
        Text("a").foreground(colors)
      }
    }
    Sample("foreground", .states) {
      Button {
      } label: {
        Text("button").foreground(normal: .gray, hover: .blue, onClick: .brown)
      }
    }

    Sample("foregroundColor", .leaks) { Text("a").foregroundColor($0.alternating(.red, .blue)) }

    Sample("foregroundStyle", .leaks) {
      Text("a").foregroundStyle($0.alternating(Color.red, .blue))
    }
    Sample("foregroundStyle", .sizes) {
      Text("界 Hello").foregroundStyle(LinearGradient.sample)
      Text("界 Hello").foregroundStyle(.tertiary).foregroundStyle(.red, LinearGradient.sample)
    }

    Sample("frame", .leaks) {
      Button("b").frame(width: $0.alternating(9, 4)).frame(height: $0.alternating(4, 2))
    }
    Sample("frame", .sizes) {
      Text("a").frame(minWidth: 3, maxWidth: .infinity, maxHeight: .infinity)
    }

    Sample("hidden", .leaks) { Button("b").hidden($0.alternating(true, false)) }

    Sample("italic", .leaks) { Text("a").italic($0.retaining($0.flags)) }

    Sample("layoutPriority", .leaks) { Button("b").layoutPriority($0.alternating(1, 2)) }

    Sample("namedColors", .leaks) {
      Color("x").namedColors($0.alternating(["x": .red], ["x": .blue]))
    }

    Sample("offset", .leaks) { Button("b").offset($0.alternating(.zero, Point(x: 1, y: 1))) }
    Sample("offset", .sizes) { Text("界").offset(x: .max, y: .min) }
    Sample("offset", .sizes) { Text("界").offset(x: 1, y: -1) }

    Sample("onAppear", .leaks) { Text("a").onAppear(perform: $0.action()) }

    Sample("onChange", .leaks) { tokens in
      let token = tokens.token()
      Text("a").onChange(of: tokens.retaining(tokens.texts)) { _, _ in token.touch() }
    }

    Sample("onDisappear", .leaks) { Text("a").onDisappear(perform: $0.action()) }

    Sample("onGeometryChange", .leaks) { tokens in
      let action = tokens.action()
      Text(tokens.texts).onGeometryChange(for: Int.self) {
        $0.size.width
      } action: { _ in
        action()
      }
    }

    Sample("onPreferenceChange", .leaks) { tokens in
      let action = tokens.action()
      Text("a").preference(key: Titles.self, value: ["a"]).onPreferenceChange(Titles.self) { _ in
        action()
      }
    }

    Sample("onReceive", .leaks) { tokens in
      let token = tokens.token()
      Text("a").onReceive(tokens.retaining(tokens.texts)) { _ in token.touch() }
    }

    Sample("opacity", .leaks) { Button("b").opacity($0.alternating(0.2, 0.8)) }
    Sample("opacity", .sizes) { Button("Go").opacity(0.3).background(LinearGradient.sample) }
    Sample("opacity", .sizes) { Button("Go").opacity(.nan).opacity(-1) }

    Sample("overlay", .leaks) { Text("a").overlay($0.alternating(Color.red, .blue), in: .circle) }
    Sample("overlay", .sizes) {
      Text("a").overlay(LinearGradient.sample, in: .circle).overlay { Text("bcd") }
    }

    Sample("padding", .leaks) { Button("b").padding($0.alternating(1, 2)) }
    Sample("padding", .sizes) { Text("a").padding(.max) }
    Sample("padding", .sizes) {
      Text("a").padding(-3).frame(width: -1, height: -1).border()
    }

    Sample("position", .leaks) { Button("b").position($0.alternating(.zero, Point(x: 2, y: 1))) }

    Sample("reversed", .leaks) { Text("a").reversed($0.retaining($0.flags)) }

    Sample("safeAreaInset", .leaks) { tokens in
      Text(tokens.retaining(tokens.texts))
        .safeAreaInset(edge: .top) { Button("b", action: tokens.action()) }
    }

    Sample("scaleEffect", .leaks) { Button("b").scaleEffect($0.alternating(0.9, 1.5)) }
    Sample("scaleEffect", .sizes) { Button("界").scaleEffect(0.9) }
    Sample("scaleEffect", .sizes) { Button("Go").scaleEffect(0) }
    Sample("scaleEffect", .sizes) { Button("Go").scaleEffect(.infinity).scaleEffect(1e300) }
    Sample("scaleEffect", .sizes) { Button("Go").scaleEffect(.nan).scaleEffect(-3) }
    Sample("scaleEffect", .sizes) {
      Color.red.frame(width: 1 << 20, height: 1 << 20).scaleEffect(0.9)
    }

    Sample("backgroundStyle", .leaks) {
      Text("a").background().backgroundStyle($0.alternating(Color.red, .blue))
    }
    Sample("searchScopes", .leaks) { tokens in
      let text = tokens.retaining(tokens.texts)
      Text("a").searchable(text: tokens.texts).searchScopes(.constant(1)) { Text(text).tag(1) }
    }
    Sample("searchable", .leaks) { tokens in
      Text(tokens.retaining(tokens.texts)).searchable(text: tokens.texts)
    }

    Sample("shadow", .leaks) { Button("b").shadow(color: $0.alternating(.red, .blue)) }
    Sample("shadow", .sizes) { Button("Go").shadow(radius: 2, x: 1, y: -1) }
    Sample("shadow", .sizes) { Button("Go").shadow(radius: .max, x: .max, y: .min) }

    Sample("strikethrough", .leaks) { Text("a").strikethrough($0.retaining($0.flags)) }

    Sample("theme", .leaks) { Button("a").theme($0.alternating(.nord, .gruvbox)) }
    Sample("theme", .sizes) { Button("Go").theme(.nord) }

    Sample("tint", .leaks) { Button("b").tint($0.alternating(Color.red, .blue)) }

    Sample("transaction", .leaks) { tokens in
      let token = tokens.token()
      Text("a").padding(.leading, tokens.lists.map { $0[0] }).transaction { _ in token.touch() }
    }

    Sample("transformPreference", .leaks) { tokens in
      let action = tokens.token()
      Text("a").preference(key: Titles.self, value: ["a"]).transformPreference(Titles.self) { _ in
        action.touch()
      }
    }

    Sample("transition", .leaks) { tokens in
      let token = tokens.token()
      VStack {
        ForEach(tokens.retaining(tokens.lists), id: \.self) { number in
          Button("\(number)") { token.touch() }.transition(.slide.combined(with: .opacity))
        }
      }
      .animation(.linear(duration: 0.2))
    }
    Sample("transition", .leaks) { tokens in
      let token = tokens.token()
      VStack {
        Latest(of: tokens.flags) {
          if $0 { Text("a").onTapGesture { token.touch() }.transition(.scale) }
        }
      }
      .animation(.linear(duration: 9))
    }
    Sample("transition", .sizes) { Text("界").transition(.push(from: .bottom)) }

    Sample("underline", .leaks) { Text("a").underline($0.retaining($0.flags)) }

    Sample("windowProgress", .leaks) {
      Text("a").windowProgress(
        $0.retaining($0.texts.map { _ in WindowProgress?.some(.indeterminate) }))
    }
    Sample("windowTitle", .leaks) { Text("a").windowTitle($0.retaining($0.texts)) }

    Sample("withAnimation", .leaks) { EndlessAnimation(token: $0.token()) }

    Sample("zIndex", .leaks) { tokens in
      ZStack {
        Button("b").zIndex(tokens.alternating(1, -1))
        Text("a")
      }
    }
  }
}

private struct EndlessAnimation: View {
  let token: Token
  @State private var isWide = false

  var body: some View {
    Color.red.frame(width: isWide ? 15 : 2, height: 2)
      .onAppear {
        token.touch()
        withAnimation(.linear(duration: 0.3).repeatForever()) { isWide = true }
      }
  }
}

private struct Titles: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Greatest: PreferenceKey {
  static let defaultValue = 0

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = max(value, nextValue())
  }
}

private struct Place: PreferenceKey {
  static let defaultValue: Anchor<Rect>? = nil

  static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
    value = value ?? nextValue()
  }
}
