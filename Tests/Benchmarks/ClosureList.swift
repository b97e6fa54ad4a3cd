/// A hand-written subject: an array of closures.
final class ClosureList<Value> {
  private var closures: [(Value) -> Void] = []

  func append(_ closure: @escaping (Value) -> Void) {
    closures.append(closure)
  }

  func removeLast() {
    closures.removeLast()
  }

  @inline(never)
  func call(_ value: Value) {
    for closure in closures { closure(value) }
  }
}
