import Components
import Signals

extension Life {
  /// A view of each kind.
  static let all = controls + drawings + places + looks + styles + interaction + scopes

  private static let controls = [
    Life("text") { Text($0.held($0.texts)) },
    Life("button") { maker in
      Button(maker.held(maker.texts), action: maker.action()).color(maker.turns(.red, .blue))
    },
    Life("custom button") { maker in
      CustomButton(action: maker.action()).titleChangingButton(maker.held(maker.texts))
        .colorChangingButton(maker.turns(.red, .blue))
    },
    Life("label") { Label($0.held($0.texts), symbol: "!") },
    Life("field") { maker in
      let token = maker.token()
      TextField().placeholder(maker.held(maker.texts)).text(maker.held(maker.texts))
        .secure(maker.held(maker.flags)).onEdit { _ in token.touch() }
    },
    Life("secure field") { SecureField().placeholder($0.held($0.texts)) },
    Life("toggle") { maker in
      let token = maker.token()
      Toggle("on", isOn: maker.held(maker.flags)) { _ in token.touch() }
    },
    Life("progress") { ProgressView(value: $0.turns(0.5, 0.7)) },
    Life("spinner") { maker in
      let _ = maker.token()
      ProgressView()
    },
    Life("latest") { maker in
      let action = maker.action()
      Latest(of: maker.held(maker.texts), default: "") { Button($0, action: action) }
    },
    Life("for each") { maker in
      let action = maker.action()
      ForEach(maker.held(maker.lists), id: \.self) { Button("\($0)", action: action) }
    },
    Life("scroll view") { maker in
      ScrollView { ForEach(maker.held(maker.lists), id: \.self) { Text("\($0)") } }
        .defaultScrollAnchor(maker.turns(.top, .bottom))
    },
    Life("scroll view of fields") { maker in
      let token = maker.token()
      ScrollView { ForEach(0..<9) { _ in TextField().onEdit { _ in token.touch() } } }
    },
  ]

  private static let drawings = [
    Life("fill") { Capsule().fill($0.turns(Color.red, .blue)) },
    Life("stroke") { Circle().stroke($0.turns(Color.red, .blue)) },
    Life("stroked border") { Rectangle().strokeBorder($0.turns(Color.red, .blue)) },
    Life("image") { Image($0.turns(Bitmap(colors: ["#": .red], "##"), .init(colors: [:], ""))) },
    Life("gradient") { maker in
      let gradients = maker.held(
        maker.flags.map { isOn in
          LinearGradient(
            colors: [isOn ? .red : .green, .blue], startPoint: .top, endPoint: .bottom)
        })
      Text("a").background(gradients).foregroundStyle(gradients)
    },
    Life("background") { Button("b").background($0.turns(Color.red, .blue)) },
    Life("background in a shape") {
      Text("a").background($0.turns(Color.red, .blue), in: .capsule)
    },
    Life("overlay") { Text("a").overlay($0.turns(Color.red, .blue), in: .circle) },
    Life("clipped") { Button("b").clipShape($0.turns(Circle(), Circle())) },
    Life("round corners") { Button("b").cornerRadius($0.turns(1, 2)) },
    Life("border") { Button("b").border($0.turns(.red, .blue)) },
    Life("shadow") { Button("b").shadow(color: $0.turns(.red, .blue)) },
    Life("opacity") { Button("b").opacity($0.turns(0.2, 0.8)) },
    Life("scale") { Button("b").scaleEffect($0.turns(0.9, 1.5)) },
    Life("offset") { Button("b").offset($0.turns(.zero, Point(x: 1, y: 1))) },
  ]

  private static let places = [
    Life("padding") { Button("b").padding($0.turns(1, 2)) },
    Life("frame") { Button("b").frame(width: $0.turns(9, 4)).frame(height: $0.turns(4, 2)) },
    Life("aspect ratio") { Color.red.aspectRatio($0.turns(1, 2), contentMode: .fit) },
    Life("stacks") { maker in
      HStack {
        ZStack { Text(maker.held(maker.texts)) }
        Group { Button("b", action: maker.action()) }
        Spacer()
      }
    },
  ]

  private static let looks = [
    Life("color of text") { Text("a").foregroundStyle($0.turns(Color.red, .blue)) },
    Life("tint") { Button("b").tint($0.turns(Color.red, .blue)) },
    Life("font") { Text("a").font($0.turns(.title, .caption)) },
    Life("bold") { Text("a").bold($0.held($0.flags)) },
    Life("lines") { maker in
      Text("a b c").lineLimit(maker.turns(1, 2)).truncationMode(maker.turns(.head, .tail))
        .multilineTextAlignment(maker.turns(.leading, .center))
    },
    Life("named colors") { Color("x").namedColors($0.turns(["x": .red], ["x": .blue])) },
    Life("colors of what happens") { maker in
      let colors = maker.turns(
        InteractionColors(normal: .red, onClick: .blue),
        InteractionColors(normal: .blue, onClick: .red))
      Button {
      } label: {
        Text("a").foreground(colors)
      }
    },
  ]
}
