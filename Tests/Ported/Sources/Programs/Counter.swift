import SwiftUI

struct CounterView: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("Count: \(count)")
        .font(.largeTitle)
        .padding()
      HStack(spacing: 40) {
        Button(action: { self.count -= 1 }) {
          Text("Less")
            .foregroundColor(.white)
            .frame(width: 80, height: 32)
            .background(Color.red)
            .cornerRadius(8)
        }
        Button(action: { self.count += 1 }) {
          Text("More")
            .foregroundColor(.white)
            .frame(width: 80, height: 32)
            .background(Color.green)
            .cornerRadius(8)
        }
      }
    }
  }
}

struct CounterView_Previews: PreviewProvider {
  static var previews: some View {
    CounterView()
      .previewLayout(.sizeThatFits)
  }
}
