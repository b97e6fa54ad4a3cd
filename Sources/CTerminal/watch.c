// On Linux the parent's main thread holds a robust mutex in shared memory. The kernel passes it to
// the guardian as soon as that thread ends, before it takes the process apart and tells the shell,
// so the terminal is restored when the shell prompts: with the end of a pipe, which is closed
// later, half of the prompts came first. No frame follows, because that thread writes them.
//
// macOS has no robust mutexes, and neither have some sandboxes on Linux, where a guardian would
// wait forever. Another thread than the main one, on which a session that suspends its caller may
// begin, may end long before the process. In these cases the guardian waits for the end of a pipe,
// and for the process itself, because a process that the parent has forked may hold the pipe too.

#define _GNU_SOURCE 1
#include "watch.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

#include "state.h"

static pthread_mutex_t *mutex;
static int ends[2] = {-1, -1};

#ifdef __linux__

// The kernel passes on the mutexes that are in a thread's list, if the C library has registered
// one.
static bool has_robust_mutexes(void) {
#if __has_feature(thread_sanitizer)
  // The sanitizer takes a mutex that the parent holds for one of the guardian's own.
  return false;
#endif
  void *list = NULL;
  size_t size = 0;
  return syscall(SYS_get_robust_list, 0, &list, &size) == 0 && list;
}

static bool hold_mutex(void) {
  void *memory = mmap(
      NULL, sizeof *mutex, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return false;
  mutex = memory;
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_setpshared(&attributes, PTHREAD_PROCESS_SHARED);
  pthread_mutexattr_setrobust(&attributes, PTHREAD_MUTEX_ROBUST);
  pthread_mutex_init(mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
  return pthread_mutex_lock(mutex) == 0;
}

#endif

bool begin_watch(void) {
#ifdef __linux__
  if (terminal_is_main_thread() && has_robust_mutexes()) return hold_mutex();
#endif
  return make_private_pipe(ends) == 0;
}

int watch_descriptor(void) { return ends[0]; }

// The parent's end of the pipe must be closed in the guardian.
void wait_for_parent(int descriptor, int parent) {
  if (mutex) {
    pthread_mutex_lock(mutex);
    return;
  }
  struct pollfd waits[2] = {
      {.fd = descriptor, .events = POLLIN}, {.fd = parent, .events = POLLIN}};
  while (poll(waits, 2, -1) < 0 && errno == EINTR) {}
}

void end_watch(void) {
  if (mutex) {
    // On another thread it stays locked until the main one ends, and the memory must stay with it.
    if (pthread_mutex_unlock(mutex) == 0) munmap(mutex, sizeof *mutex);
    mutex = NULL;
  }
  for (int i = 0; i < 2; i++) {
    if (ends[i] >= 0) close(ends[i]);
    ends[i] = -1;
  }
}
