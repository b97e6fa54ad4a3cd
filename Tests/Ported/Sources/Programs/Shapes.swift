import SwiftUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Bars: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    Path { path in
      let width = rect.width / CGFloat(values.count)
      for (index, value) in values.enumerated() {
        let height = rect.height * CGFloat(value)
        path.addRect(
          CGRect(
            x: CGFloat(index) * width, y: rect.maxY - height, width: width * 0.8, height: height))
      }
    }
  }
}

struct ShapesView: View {
  @State private var progress: CGFloat = 0.75

  var body: some View {
    HStack(spacing: 16) {
      Triangle()
        .fill(.green)
        .frame(width: 64, height: 64)
      Bars(values: [0.25, 0.5, 1])
        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        .frame(width: 64, height: 64)
      ZStack {
        Circle()
          .stroke(lineWidth: 8)
          .opacity(0.3)
          .foregroundColor(.red)
        Circle()
          .trim(from: 0, to: progress)
          .stroke(style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
          .foregroundColor(.red)
        Text("\(Int(progress * 100))%")
      }
      .frame(width: 96, height: 96)
    }
  }
}
