import Components
import Terminal

/// A program that shows an image with more pixels than two to a cell.
struct PicturesProgram: App {
  var body: some View {
    Image(
      Bitmap(
        width: 40, height: 40,
        pixels: Array(repeating: Color(red: 1, green: 0.6, blue: 0), count: 1_600))
    )
    .resizable().frame(width: 10, height: 5)
  }
}
