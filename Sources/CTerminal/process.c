#define _GNU_SOURCE 1
#include <fcntl.h>
#include <unistd.h>

#include "state.h"
#ifdef __linux__
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <pthread.h>
#include <sys/event.h>
#endif

int terminal_is_main_thread(void) {
#ifdef __linux__
  return syscall(SYS_gettid) == getpid();
#else
  return pthread_main_np();
#endif
}

int terminal_private_descriptor(int descriptor) {
  int moved = terminal_move_above_standard_streams(descriptor);
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
    if (fcntl(stream, F_GETFD) < 0) open("/dev/null", O_RDWR);
  }
  return moved;
}

// Opening them for a moment could take the last ones from another thread.
bool terminal_has_free_descriptors(int count) {
  int end = getdtablesize();
  for (int descriptor = 0; descriptor < end && count > 0; descriptor++) {
    if (fcntl(descriptor, F_GETFD) < 0) count--;
  }
  return count <= 0;
}

int terminal_process_descriptor(int pid) {
#if defined(__linux__) && defined(SYS_pidfd_open)
  return (int)syscall(SYS_pidfd_open, pid, 0);
#elif defined(__APPLE__)
  int queue = kqueue();
  struct kevent end;
  EV_SET(&end, (uintptr_t)pid, EVFILT_PROC, EV_ADD, NOTE_EXIT, 0, NULL);
  if (queue >= 0 && kevent(queue, &end, 1, NULL, 0, NULL) < 0) {
    close(queue);
    return -1;
  }
  return queue;
#else
  (void)pid;
  return -1;
#endif
}
