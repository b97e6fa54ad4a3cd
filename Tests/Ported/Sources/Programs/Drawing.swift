import SwiftUI

struct DrawingView: View {
  @State private var points: [CGPoint] = [CGPoint(x: 8, y: 8), CGPoint(x: 120, y: 40)]

  var body: some View {
    Canvas { context, size in
      var path = Path()
      path.addLines(points)
      context.stroke(path, with: .color(.yellow), lineWidth: 2)
      context.draw(Text("\(points.count)"), at: CGPoint(x: size.width - 8, y: size.height - 8))
    }
    .gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { value in points.append(value.location) }
    )
    .frame(width: 160, height: 80)
    .border(Color.gray)
  }
}
