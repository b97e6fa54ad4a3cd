import Components
import Signals
import Testing

extension Sample {
  /// Shapes, gradients and images.
  @SampleBuilder static var shapes: [Sample] {
    Sample("AngularGradient", .leaks) { tokens in
      Text("a").background(
        tokens.retaining(
          tokens.flags.map { isOn in
            AngularGradient(colors: [isOn ? .red : .green, .blue], center: .center)
          }))
    }
    Sample("AngularGradient", .sizes) {
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .degrees(.infinity),
        endAngle: .degrees(.nan))
      AngularGradient(
        colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(-90))
    }

    Sample("AnyShape", .sizes) { AnyShape(.circle).stroke(.red) }

    Sample("Capsule", .sizes) { Capsule().fill(LinearGradient.sample) }

    Sample("Circle", .sizes) { Circle().stroke(LinearGradient.sample, lineWidth: 2) }
    Sample("Circle", .sizes) { Circle().foregroundStyle(LinearGradient.sample) }

    Sample("Color", .sizes) { Color.red }

    Sample("Ellipse", .sizes) { Ellipse().stroke(.red) }

    Sample("EllipticalGradient", .leaks) { tokens in
      Text("a").background(
        tokens.retaining(
          tokens.flags.map { isOn in EllipticalGradient(colors: [isOn ? .red : .green, .blue]) }))
    }
    Sample("EllipticalGradient", .sizes) {
      EllipticalGradient(
        colors: [.red, .blue], startRadiusFraction: .nan, endRadiusFraction: .infinity)
    }

    Sample("fill", .leaks) { Capsule().fill($0.alternating(Color.red, .blue)) }
    Sample("fill", .sizes) {
      Triangle().fill(LinearGradient.sample)
      Circle().trim(from: 0.2, to: 0.9).rotation(.degrees(.nan)).fill(style: FillStyle())
    }

    Sample("Image", .leaks) {
      Image($0.alternating(Bitmap(colors: ["#": .red], "##"), .init(colors: [:], "")))
    }
    Sample("Image", .sizes) { Image(.sample) }
    Sample("Image", .sizes) { Image(.sample).resizable() }
    Sample("Image", .sizes) { Image(.sample).resizable().scaledToFit() }
    Sample("Image", .sizes) { Image(.sample).resizable().scaledToFill() }
    Sample("Image", .sizes) { Image(Bitmap(colors: [:], "")).resizable().scaledToFit() }
    Sample("Image", .sizes) { Image(.sample).resizable().clipShape(.circle) }

    Sample("interpolation", .leaks) {
      Image(.sample).resizable().interpolation($0.alternating(.none, .high))
    }

    Sample("LinearGradient", .leaks) { tokens in
      let gradients = tokens.retaining(
        tokens.flags.map { isOn in
          LinearGradient(
            colors: [isOn ? .red : .green, .blue], startPoint: .top, endPoint: .bottom)
        })
      Text("a").background(gradients).foregroundStyle(gradients)
    }
    Sample("LinearGradient", .sizes) { LinearGradient.sample }
    Sample("LinearGradient", .sizes) {
      LinearGradient(stops: [], startPoint: .center, endPoint: .center)
    }

    Sample("Path", .sizes) {
      Path { path in
        path.move(to: PathPoint(x: -3, y: 1))
        path.addLine(to: PathPoint(x: 30, y: 9))
        path.addLine(to: PathPoint(x: .nan, y: Double.infinity))
      }
      .fill(.red).stroke(LinearGradient.sample)
    }

    Sample("RadialGradient", .leaks) { tokens in
      Text("a").background(
        tokens.retaining(
          tokens.flags.map { isOn in
            RadialGradient(
              colors: [isOn ? .red : .green, .blue], center: .center, startRadius: 0, endRadius: 3)
          }))
    }
    Sample("RadialGradient", .sizes) {
      RadialGradient(
        colors: [.red, .clear], center: UnitPoint(x: .nan, y: .infinity), startRadius: .min,
        endRadius: .max)
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 3, endRadius: 3)
    }

    Sample("Rectangle", .sizes) { Rectangle() }

    Sample("RoundedRectangle", .sizes) { RoundedRectangle(cornerRadius: 3).fill(.red) }
    Sample("RoundedRectangle", .sizes) { RoundedRectangle(cornerRadius: .max).fill(.red) }

    Sample("SmallerShape", .sizes) { Circle().inset(columns: 1) }
    Sample("TrimmedShape", .sizes) { Circle().trim(from: 0.1, to: 0.7) }
    Sample("RotatedShape", .sizes) { Rectangle().rotation(.degrees(30)) }

    Sample("stroke", .leaks) { Circle().stroke($0.alternating(Color.red, .blue)) }
    Sample("stroke", .sizes) {
      RoundedRectangle(cornerRadius: 2).stroke(LinearGradient.sample, lineWidth: .max)
    }
    Sample("stroke", .sizes) {
      Triangle().stroke(LinearGradient.sample)
      Circle().stroke(LinearGradient.sample, style: StrokeStyle(lineWidth: 2, dash: [3, .max]))
      Triangle().stroke(.red, style: StrokeStyle(lineWidth: .max, lineCap: .square, dash: [1, -1]))
    }

    Sample("strokeBorder", .leaks) { Rectangle().strokeBorder($0.alternating(Color.red, .blue)) }
    Sample("strokeBorder", .leaks) {
      Rectangle().fill($0.alternating(Color.red, .blue))
        .strokeBorder($0.alternating(Color.red, .blue))
    }

    Sample("UnevenRoundedRectangle", .sizes) {
      UnevenRoundedRectangle(topLeadingRadius: 3).fill(.red).stroke(LinearGradient.sample)
      UnevenRoundedRectangle(topLeadingRadius: .max, bottomLeadingRadius: .max).fill(.red)
    }
  }
}

private struct Triangle: Shape {
  func path(in rect: Rect) -> Path {
    Path { path in
      path.move(to: PathPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: PathPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: PathPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
