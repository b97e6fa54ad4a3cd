#if !canImport(Darwin)
  import CTerminal
  import Glibc

  /// The main run loop of Foundation, in programs that have loaded it.
  ///
  /// Timers and blocks of a run loop run only while its thread runs the loop. On Linux the loop
  /// waits for an epoll descriptor, which is readable when a timer is due or another thread has
  /// woken the loop. The event loop runs the run loop once before it waits, as a run loop does,
  /// and polls this descriptor together with its own.
  ///
  /// Foundation does not reveal the descriptor. So a source with a descriptor that is never
  /// readable is added to the loop, and the process's descriptors are searched for the epoll
  /// descriptor that contains it. Foundation is not imported: its functions are looked up by name,
  /// and are absent in programs that do not use it or are linked with it statically.
  @MainActor
  enum MainRunLoop {
    /// The descriptor that is readable when the run loop has work; `nil` without a run loop.
    static let descriptor = waitDescriptor()
    /// A pipe whose descriptor marks the epoll descriptor. Nothing is written to it.
    private static let mark = WakePipe()

    /// Runs the timers, blocks and sources that are due.
    static func runOnce() {
      guard descriptor != nil, let functions = RunLoopFunctions.loaded else { return }
      _ = functions.runInMode(functions.defaultMode, 0, 1)
    }

    /// Returns the epoll descriptor that the main run loop waits for in its default mode.
    private static func waitDescriptor() -> CInt? {
      // A run loop belongs to a thread. This one may not be the main thread in a test.
      guard let functions = RunLoopFunctions.loaded, let loop = functions.getMain(),
        functions.getCurrent() == loop, let source = functions.source(waitingFor: mark.reader)
      else { return nil }
      functions.addSource(loop, source, functions.defaultMode)
      return ProcessDescriptors.epollDescriptor(containing: mark.reader)
    }
  }

  /// The functions of Foundation's run loop, as they are declared in `CFRunLoop.h`.
  private struct RunLoopFunctions {
    typealias Object = UnsafeMutableRawPointer
    typealias GetLoop = @convention(c) () -> Object?
    typealias RunInMode = @convention(c) (Object, Double, UInt8) -> Int32
    typealias CreateSource = @convention(c) (Object?, Int, UnsafeRawPointer) -> Object?
    typealias AddSource = @convention(c) (Object, Object, Object) -> Void

    let getMain: GetLoop
    let getCurrent: GetLoop
    let runInMode: RunInMode
    let createSource: CreateSource
    let addSource: AddSource
    let defaultMode: Object

    /// The functions, if the program has loaded Foundation.
    @MainActor static let loaded = RunLoopFunctions()

    private init?() {
      guard let getMain = dlsym(nil, "CFRunLoopGetMain"),
        let getCurrent = dlsym(nil, "CFRunLoopGetCurrent"),
        let runInMode = dlsym(nil, "CFRunLoopRunInMode"),
        let createSource = dlsym(nil, "CFRunLoopSourceCreate"),
        let addSource = dlsym(nil, "CFRunLoopAddSource"),
        let mode = dlsym(nil, "kCFRunLoopDefaultMode")?.load(as: Object?.self)
      else { return nil }
      // The types are those of the C declarations.
      self.getMain = unsafeBitCast(getMain, to: GetLoop.self)
      self.getCurrent = unsafeBitCast(getCurrent, to: GetLoop.self)
      self.runInMode = unsafeBitCast(runInMode, to: RunInMode.self)
      self.createSource = unsafeBitCast(createSource, to: CreateSource.self)
      self.addSource = unsafeBitCast(addSource, to: AddSource.self)
      defaultMode = mode
    }

    /// Creates a source that a run loop performs when `descriptor` is readable.
    func source(waitingFor descriptor: CInt) -> Object? {
      let port: @convention(c) (Object?) -> CInt = { CInt(Int(bitPattern: $0)) }
      let perform: @convention(c) (Object?) -> Void = { _ in }
      // A CFRunLoopSourceContext1: the version, the information that the functions receive, five
      // functions that may be absent, and these two. Core Foundation copies it.
      var context = [Int](repeating: 0, count: 9)
      context[0] = 1
      context[1] = Int(descriptor)
      context[7] = unsafeBitCast(port, to: Int.self)
      context[8] = unsafeBitCast(perform, to: Int.self)
      return createSource(nil, 0, &context)
    }
  }
#endif
