#if !canImport(Darwin)
  import Glibc
  import TestSupport
  import Testing

  @testable import Terminal

  @Suite(.watchdog) struct ProcessDescriptorsTests {
    @Test func readsTheTargetsOfAnEpollDescriptor() {
      let description = """
        pos:\t0
        flags:\t02000002
        mnt_id:\t15
        tfd:        5 events:       19 data:                5  pos:0 ino:9 sdev:c
        tfd:       12 events: 80000019 data:                c  pos:0 ino:9 sdev:c

        """
      #expect(ProcessDescriptors.epollTargets(in: description) == [5, 12])
      #expect(ProcessDescriptors.epollTargets(in: "pos:\t0\ntfd:\n") == [])
    }

    @Test func findsTheEpollDescriptorThatContainsADescriptor() throws {
      // The Glibc module lacks the functions of epoll.
      typealias Create = @convention(c) (CInt) -> CInt
      typealias Control = @convention(c) (CInt, CInt, CInt, UnsafeRawPointer) -> CInt
      let create = unsafeBitCast(try #require(dlsym(nil, "epoll_create1")), to: Create.self)
      let control = unsafeBitCast(try #require(dlsym(nil, "epoll_ctl")), to: Control.self)
      let (pipe, other) = (WakePipe(), WakePipe())
      let epoll = create(0)
      defer { close(epoll) }
      let (add, noEvents) = (CInt(1), [UInt32](repeating: 0, count: 4))
      #expect(control(epoll, add, pipe.reader, noEvents) == 0)
      #expect(ProcessDescriptors.epollDescriptor(containing: pipe.reader) == epoll)
      #expect(ProcessDescriptors.epollDescriptor(containing: other.reader) == nil)
    }
  }
#endif
