#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Runs `body` in a forked copy of this process, and returns how that has ended.
///
/// The copy has only the calling thread. It ends with status 0 when `body` returns.
package func fork(_ body: () -> Void) -> Termination {
  let child = systemFork()
  if child == 0 {
    body()
    _exit(0)
  }
  var status: Int32 = 0
  waitpid(child, &status, 0)
  return Termination(status)
}

/// The system's `fork`, which the C library does not offer to Swift.
private let systemFork: @convention(c) () -> pid_t = {
  #if canImport(Darwin)
    let program = UnsafeMutableRawPointer(bitPattern: -2)
  #else
    let program: UnsafeMutableRawPointer? = nil
  #endif
  return unsafeBitCast(dlsym(program, "fork"), to: (@convention(c) () -> pid_t).self)
}()
