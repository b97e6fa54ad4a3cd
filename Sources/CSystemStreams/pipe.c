#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

#include "CSystemStreams.h"

// An end that took the place of a closed standard stream would receive what is written to that.
static int move_above_standard_streams(int descriptor) {
  if (descriptor > STDERR_FILENO) return descriptor;
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int error = errno;
  close(descriptor);
  errno = error;
  return moved;
}

int streams_make_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
#else
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#endif
  int error = 0;
  for (int i = 0; i < 2; i++) {
    ends[i] = move_above_standard_streams(ends[i]);
    if (ends[i] < 0) error = errno;
  }
  if (error == 0) return 0;
  for (int i = 0; i < 2; i++) close(ends[i]);
  return error;
}
