import Dispatch
import Signals
import Components
import TextBackend
struct P: @unchecked Sendable { let p = UnsafeMutablePointer<Int>.allocate(capacity: 1) }
func work(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  let c = s.sink { p.p.pointee &+= $0 }
  for i in 0..<n { s.send(i) }
  c.cancel()
  print(p.p.pointee)
}
func fan(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  let c = (0..<1000).map { _ in s.sink { p.p.pointee &+= $0 } }
  for i in 0..<n { s.send(i) }
  print(p.p.pointee, c.count)
}
func churn(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  for _ in 0..<n { s.sink { p.p.pointee &+= $0 }.cancel() }
  print(p.p.pointee)
}

func chain(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  let c = s.map { $0 &* 2 }.filter { $0 & 3 != 2 || $0 > 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
    .sink { p.p.pointee &+= $0 }
  for i in 0..<n { s.send(i) }
  print(p.p.pointee, c)
}
func erased(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  let c = s.map { $0 &* 2 }.filter { $0 & 3 != 2 || $0 > 0 }.removeDuplicates().scan(0) { $0 &+ $1 }
    .eraseToAnyPublisher().sink { p.p.pointee &+= $0 }
  for i in 0..<n { s.send(i) }
  print(p.p.pointee, c)
}
func combine(_ n: Int) {
  let a = PassthroughSubject<Int, Never>()
  let b = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  let c = a.combineLatest(b).map { $0.0 &+ $0.1 }.sink { p.p.pointee &+= $0 }
  b.send(1)
  for i in 0..<n { a.send(i) }
  print(p.p.pointee, c)
}
func merge8(_ n: Int) {
  let a = (0..<8).map { _ in PassthroughSubject<Int, Never>() }
  let p = P()
  p.p.pointee = 0
  let c = a.merged().sink { p.p.pointee &+= $0 }
  for i in 0..<n { a[i & 7].send(i) }
  print(p.p.pointee, c)
}
func current(_ n: Int) {
  let a = CurrentValueSubject<Int, Never>(0)
  let p = P()
  p.p.pointee = 0
  let c = a.sink { p.p.pointee &+= $0 }
  for i in 0..<n { a.send(i) }
  print(p.p.pointee, c)
}
func values(_ n: Int) {
  let a = PassthroughSubject<Int, Never>()
  let s = DispatchSemaphore(value: 0)
  let values = a.values
  Task.detached {
    var sum = 0
    var it = values.makeAsyncIterator()
    s.signal()
    while let v = await it.next() { sum &+= v; if v == n - 1 { break } }
    print(sum)
    s.signal()
  }
  s.wait()
  for i in 0..<n { a.send(i) }
  s.wait()
}
func churn5(_ n: Int) {
  let s = PassthroughSubject<Int, Never>()
  let p = P()
  p.p.pointee = 0
  for _ in 0..<n {
    s.map { $0 &* 2 }.filter { $0 & 3 != 2 || $0 > 0 }.removeDuplicates().scan(0) { $0 &+ $1 }.sink
    { p.p.pointee &+= $0 }.cancel()
  }
  print(p.p.pointee)
}
@MainActor func ui(_ n: Int, buttons: Int) {
  let subjects = (0..<buttons).map { _ in CurrentValueSubject<String?, Never>("Select All") }
  let screen = Screen(columns: 200, rows: 60) {
    VStack {
      ForEach(0..<(buttons + 3) / 4) { r in
        HStack {
          ForEach(0..<4) { c in
            CustomButton("x").titleChangingButton(
              subjects[min(r * 4 + c, buttons - 1)].eraseToAnyPublisher())
          }
        }
      }
    }
  }
  var bytes = screen.bytes().count
  for i in 0..<n {
    subjects[1].send(i & 1 == 0 ? "Delete All" : "Select All")
    bytes += screen.bytes().count
  }
  print(bytes)
}
let n = Int(CommandLine.arguments[2])!
switch CommandLine.arguments[1] {
case "ui4": ui(n, buttons: 4)
case "ui1000": ui(n, buttons: 1000)
case "w1": work(n)
case "w3": fan(n)
case "w2": chain(n)
case "w2e": erased(n)
case "w4": combine(n)
case "w5": merge8(n)
case "w1c": current(n)
case "w9": values(n)
case "w6": churn5(n)
default: churn(n)
}
