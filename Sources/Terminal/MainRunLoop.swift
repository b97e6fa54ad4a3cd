#if !canImport(Darwin)
  import Glibc

  /// The main run loop of Foundation, in programs that have loaded it.
  ///
  /// Timers and blocks of a run loop run only while its thread runs the loop. So the event loop
  /// runs it before each wait, and waits no longer than until its next timer.
  ///
  /// Foundation is not imported: its functions are looked up by name, and are absent in programs
  /// that do not use it or are linked with it statically.
  @MainActor
  enum MainRunLoop {
    private static let functions = RunLoopFunctions()

    /// The number of descriptors that the run loop opens: an `eventfd`, an `epoll` and a timer.
    static var descriptorCount: CInt { functions == nil ? 0 : 3 }

    /// Runs the timers and blocks that are due.
    ///
    /// - Returns: The time until the next timer is due; `nil` if there is none.
    static func runOnce() -> Duration? {
      // A run loop belongs to a thread. This one may not be the main thread in a test.
      guard let functions, let loop = functions.getMain(), functions.getCurrent() == loop else {
        return nil
      }
      _ = functions.runInMode(functions.defaultMode, 0, 1)
      let next = functions.getNextTimerFireDate(loop, functions.defaultMode)
      return next == 0 ? nil : .seconds(max(0, next - functions.getTime()))
    }
  }

  /// The functions of Foundation's run loop, as they are declared in `CFRunLoop.h`.
  private struct RunLoopFunctions {
    typealias Object = UnsafeMutableRawPointer
    typealias GetLoop = @convention(c) () -> Object?
    typealias RunInMode = @convention(c) (Object, Double, UInt8) -> Int32
    typealias GetDate = @convention(c) (Object, Object) -> Double
    typealias GetTime = @convention(c) () -> Double

    let getMain: GetLoop
    let getCurrent: GetLoop
    let runInMode: RunInMode
    let getNextTimerFireDate: GetDate
    let getTime: GetTime
    let defaultMode: Object

    init?() {
      guard let getMain = dlsym(nil, "CFRunLoopGetMain"),
        let getCurrent = dlsym(nil, "CFRunLoopGetCurrent"),
        let runInMode = dlsym(nil, "CFRunLoopRunInMode"),
        let getNextTimerFireDate = dlsym(nil, "CFRunLoopGetNextTimerFireDate"),
        let getTime = dlsym(nil, "CFAbsoluteTimeGetCurrent"),
        let mode = dlsym(nil, "kCFRunLoopDefaultMode")?.load(as: Object?.self)
      else { return nil }
      // The types are those of the C declarations.
      self.getMain = unsafeBitCast(getMain, to: GetLoop.self)
      self.getCurrent = unsafeBitCast(getCurrent, to: GetLoop.self)
      self.runInMode = unsafeBitCast(runInMode, to: RunInMode.self)
      self.getNextTimerFireDate = unsafeBitCast(getNextTimerFireDate, to: GetDate.self)
      self.getTime = unsafeBitCast(getTime, to: GetTime.self)
      defaultMode = mode
    }
  }
#endif
