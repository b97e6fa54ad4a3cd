import SwiftUI

struct DraggableCard: View {
  @State private var offset = CGSize.zero
  @GestureState private var isDragging = false

  var body: some View {
    Text(isDragging ? "dragged" : "at rest")
      .frame(width: 96, height: 48)
      .background(isDragging ? Color.orange : Color.blue)
      .offset(offset)
      .gesture(
        DragGesture()
          .updating($isDragging) { _, state, _ in state = true }
          .onChanged { gesture in
            offset = gesture.translation
          }
          .onEnded { gesture in
            withAnimation(.spring()) {
              offset =
                abs(gesture.translation.width) > 100
                ? CGSize(width: gesture.translation.width * 1.5, height: 0) : .zero
            }
          })
  }
}
