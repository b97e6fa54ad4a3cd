import Components

/// A button that counts its presses after `name`.
struct PressCounter: View {
  var name = ""
  @State private var count = 0

  var body: some View {
    Button("\(name)\(count)") { count += 1 }.buttonStyle(LabelOnlyButtonStyle())
  }
}
