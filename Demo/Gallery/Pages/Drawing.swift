import Components

extension Page {
  static let drawing = Page(
    "drawing", title: "Drawing", summary: "Shapes, gradients and a canvas", in: .views,
    source: PackageResources.Drawing_txt
  ) { _ in Drawing() }
}

/// Shapes, gradients and a canvas.
struct Drawing: View {
  @State private var progress = 0.7
  @Environment(\.cardLayout) private var layout
  @Environment(\.pageSource) private var source

  var body: some View {
    let isLarge = layout == .boxes
    VStack(spacing: 0) {
      CardFrame("Shapes and gradients") {
        FlowLayout(spacing: 3, lineSpacing: 1) {
          shapes.frame(width: isLarge ? 20 : 14, height: isLarge ? 10 : 7)
        }
      }
      CardFrame("A wave on a canvas") {
        Wave(periods: 1 + 4 * progress)
          .frame(minWidth: 0, idealWidth: 66, maxWidth: .infinity)
          .frame(height: 6)
      }
      HStack(alignment: .top, spacing: 0) {
        VStack(spacing: 0) {
          CardFrame("How far, and how strong") {
            Slider(value: $progress, in: 0...1, step: 0.05) { Text("Progress") }
              .frame(maxWidth: 40)
            levels.padding(.top, isLarge ? 1 : 0)
          }
          if isLarge { CardFrame("From color to color") { gradients } }
        }
        if isLarge { CardFrame("The arrow") { SwiftCode(source.code(below: "Arrow")) } }
      }
    }
  }

  private var levels: some View {
    HStack(spacing: 2) {
      Text("primary")
      Text("secondary").foregroundStyle(.secondary)
      Text("tertiary").foregroundStyle(.tertiary)
      Text("quaternary").foregroundStyle(.quaternary)
    }
    .foregroundStyle(.theme(.success))
  }

  private var gradients: some View {
    VStack(spacing: 1) {
      ForEach([[.red, .yellow], [.indigo, .mint], Drawing.wheel] as [[Color]], id: \.self) {
        colors in
        Rectangle()
          .fill(.linearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
          .frame(height: 2)
      }
    }
  }

  @ViewBuilder private var shapes: some View {
    Ring(progress: progress)
    Pointer().stroke(.tint)
    Circle().fill(AngularGradient(colors: Drawing.wheel, center: .center))
    Circle()
      .fill(
        .radialGradient(
          colors: [.white, .indigo], center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0,
          endRadius: layout == .boxes ? 14 : 9))
  }

  private static let wheel: [Color] = (0...6).map {
    Color(hue: Double($0) / 6, saturation: 0.8, brightness: 0.9)
  }
}

/// A ring that shows a fraction.
private struct Ring: View {
  let progress: Double

  var body: some View {
    Circle().trim(from: 0, to: progress).rotation(.degrees(-90))
      .stroke(.green, style: StrokeStyle(lineWidth: 2))
      .overlay { Text("\(Int(progress * 100 + 0.5))%").bold() }
  }
}

// MARK: Arrow

/// A shape of this program.
private struct Pointer: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: PathPoint(.top, in: rect))
      path.addLine(to: PathPoint(.bottomTrailing, in: rect))
      path.addQuadCurve(
        to: PathPoint(.bottomLeading, in: rect), control: PathPoint(.center, in: rect))
      path.closeSubpath()
    }
  }
}

// MARK: Wave

/// A wave that a canvas draws.
private struct Wave: View {
  let periods: Double

  var body: some View {
    Canvas { context, size in
      let (width, middle) = (Double(size.width), Double(size.height) / 2)
      var wave = Path()
      for index in 0...64 {
        let fraction = Double(index) / 64
        let x = (fraction * periods).truncatingRemainder(dividingBy: 1)
        // Two parabolas, which look like a sine.
        let y = x < 0.5 ? 16 * x * (0.5 - x) : -16 * (x - 0.5) * (1 - x)
        wave.addLine(to: PathPoint(x: fraction * width, y: middle * (1 - 0.9 * y)))
      }
      context.stroke(
        wave,
        with: .style(
          .linearGradient(
            colors: [.indigo, .mint], startPoint: .leading, endPoint: .trailing)))
    }
  }
}
