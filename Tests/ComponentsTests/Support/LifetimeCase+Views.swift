import Components
import Signals

extension LifetimeCase {
  /// A view of each kind.
  static let all = controls + drawings + layout + appearance + styles + input + scopes

  private static let controls = [
    LifetimeCase("text") { Text($0.retaining($0.texts)) },
    LifetimeCase("button") { tokens in
      Button(tokens.retaining(tokens.texts), action: tokens.action()).color(
        tokens.alternating(.red, .blue))
    },
    LifetimeCase("custom button") { tokens in
      CustomButton(action: tokens.action()).titleChangingButton(tokens.retaining(tokens.texts))
        .colorChangingButton(tokens.alternating(.red, .blue))
    },
    LifetimeCase("label") { Label($0.retaining($0.texts), symbol: "!") },
    LifetimeCase("field") { tokens in
      let token = tokens.token()
      TextField().placeholder(tokens.retaining(tokens.texts)).text(tokens.retaining(tokens.texts))
        .secure(tokens.retaining(tokens.flags)).onEdit { _ in token.touch() }
    },
    LifetimeCase("secure field") { SecureField().placeholder($0.retaining($0.texts)) },
    LifetimeCase("toggle") { tokens in
      let token = tokens.token()
      Toggle("on", isOn: tokens.retaining(tokens.flags)) { _ in token.touch() }
    },
    LifetimeCase("progress") { ProgressView(value: $0.alternating(0.5, 0.7)) },
    LifetimeCase("spinner") { tokens in
      let _ = tokens.token()
      ProgressView()
    },
    LifetimeCase("latest") { tokens in
      let action = tokens.action()
      Latest(of: tokens.retaining(tokens.texts), default: "") { Button($0, action: action) }
    },
    LifetimeCase("for each") { tokens in
      let action = tokens.action()
      ForEach(tokens.retaining(tokens.lists), id: \.self) { Button("\($0)", action: action) }
    },
    LifetimeCase("scroll view") { tokens in
      ScrollView { ForEach(tokens.retaining(tokens.lists), id: \.self) { Text("\($0)") } }
        .defaultScrollAnchor(tokens.alternating(.top, .bottom))
    },
    LifetimeCase("scroll view of fields") { tokens in
      let token = tokens.token()
      ScrollView { ForEach(0..<9) { _ in TextField().onEdit { _ in token.touch() } } }
    },
  ]

  private static let drawings = [
    LifetimeCase("fill") { Capsule().fill($0.alternating(Color.red, .blue)) },
    LifetimeCase("stroke") { Circle().stroke($0.alternating(Color.red, .blue)) },
    LifetimeCase("stroked border") { Rectangle().strokeBorder($0.alternating(Color.red, .blue)) },
    LifetimeCase("image") {
      Image($0.alternating(Bitmap(colors: ["#": .red], "##"), .init(colors: [:], "")))
    },
    LifetimeCase("gradient") { tokens in
      let gradients = tokens.retaining(
        tokens.flags.map { isOn in
          LinearGradient(
            colors: [isOn ? .red : .green, .blue], startPoint: .top, endPoint: .bottom)
        })
      Text("a").background(gradients).foregroundStyle(gradients)
    },
    LifetimeCase("background") { Button("b").background($0.alternating(Color.red, .blue)) },
    LifetimeCase("background in a shape") {
      Text("a").background($0.alternating(Color.red, .blue), in: .capsule)
    },
    LifetimeCase("overlay") { Text("a").overlay($0.alternating(Color.red, .blue), in: .circle) },
    LifetimeCase("clipped") { Button("b").clipShape($0.alternating(Circle(), Circle())) },
    LifetimeCase("round corners") { Button("b").cornerRadius($0.alternating(1, 2)) },
    LifetimeCase("border") { Button("b").border($0.alternating(.red, .blue)) },
    LifetimeCase("shadow") { Button("b").shadow(color: $0.alternating(.red, .blue)) },
    LifetimeCase("opacity") { Button("b").opacity($0.alternating(0.2, 0.8)) },
    LifetimeCase("scale") { Button("b").scaleEffect($0.alternating(0.9, 1.5)) },
    LifetimeCase("offset") { Button("b").offset($0.alternating(.zero, Point(x: 1, y: 1))) },
  ]

  private static let layout = [
    LifetimeCase("padding") { Button("b").padding($0.alternating(1, 2)) },
    LifetimeCase("frame") {
      Button("b").frame(width: $0.alternating(9, 4)).frame(height: $0.alternating(4, 2))
    },
    LifetimeCase("aspect ratio") { Color.red.aspectRatio($0.alternating(1, 2), contentMode: .fit) },
    LifetimeCase("stacks") { tokens in
      HStack {
        ZStack { Text(tokens.retaining(tokens.texts)) }
        Group { Button("b", action: tokens.action()) }
        Spacer()
      }
    },
  ]

  private static let appearance = [
    LifetimeCase("color of text") { Text("a").foregroundStyle($0.alternating(Color.red, .blue)) },
    LifetimeCase("tint") { Button("b").tint($0.alternating(Color.red, .blue)) },
    LifetimeCase("font") { Text("a").font($0.alternating(.title, .caption)) },
    LifetimeCase("bold") { Text("a").bold($0.retaining($0.flags)) },
    LifetimeCase("lines") { tokens in
      Text("a b c").lineLimit(tokens.alternating(1, 2)).truncationMode(
        tokens.alternating(.head, .tail)
      )
      .multilineTextAlignment(tokens.alternating(.leading, .center))
    },
    LifetimeCase("named colors") {
      Color("x").namedColors($0.alternating(["x": .red], ["x": .blue]))
    },
    LifetimeCase("colors of what happens") { tokens in
      let colors = tokens.alternating(
        InteractionColors(normal: .red, onClick: .blue),
        InteractionColors(normal: .blue, onClick: .red))
      Button {
      } label: {
        Text("a").foreground(colors)
      }
    },
  ]
}
