import SwiftUIPort
import TestSupport
import Testing
import TextBackend

@MainActor @Suite(.watchdog) struct StateTests {
  private struct Card: View {
    @GestureState private var drag = CGSize.zero

    var body: some View {
      Text("\(Int(drag.width))")
        .gesture(DragGesture().updating($drag) { value, drag, _ in drag = value.translation })
    }
  }

  @Test func aGestureStateEndsWithItsGesture() throws {
    let screen = Screen(columns: 9, rows: 1, alignment: .topLeading) { Card() }
    #expect(screen.text.hasPrefix("0"))
    screen.send(.mouse(MouseEvent(.press(.left), at: .zero)))
    screen.send(.mouse(MouseEvent(.drag(.left), at: Point(x: 2, y: 0))))
    #expect(screen.text.hasPrefix("16"))
    screen.send(.mouse(MouseEvent(.release(.left), at: Point(x: 2, y: 0))))
    #expect(screen.text.hasPrefix("0"))
  }

  private struct Sheet: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      Button(sizeClass == .compact ? "Close" : "Close sheet") {
        presentationMode.wrappedValue.dismiss()
      }
    }
  }

  @Test func aSheetClosesItself() {
    let screen = Screen(columns: 30, rows: 9) {
      StatefulSheet().environment(\.horizontalSizeClass, .compact)
    }
    #expect(screen.text.contains("Close") && !screen.text.contains("Close sheet"))
    screen.press(.enter)
    #expect(!screen.text.contains("Close"))
  }

  private struct StatefulSheet: View {
    @State private var isPresented = true
    var body: some View { Text("below").sheet(isPresented: $isPresented) { Sheet() } }
  }
}
