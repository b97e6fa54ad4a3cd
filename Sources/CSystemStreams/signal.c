// Handlers must not run Swift code, so each writes a byte to a pipe that is read elsewhere. The
// pipe is never closed: a handler may have begun on another thread when it is replaced.

#define _GNU_SOURCE 1
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

#include "CSystemStreams.h"

static atomic_int writers[NSIG];
static struct sigaction previous[NSIG];
static bool is_installed[NSIG];

static void handle(int number) {
  int error = errno;
  char byte = 0;
  // A full pipe tells of the signal, too.
  ssize_t written = write(atomic_load(&writers[number]), &byte, 1);
  (void)written;
  errno = error;
}

// Faults end the program before a pipe is read.
static bool can_be_handled(int number) {
  switch (number) {
    case SIGILL: case SIGTRAP: case SIGABRT: case SIGBUS: case SIGFPE: case SIGSEGV: case SIGSYS:
    case SIGKILL: case SIGSTOP:
      return false;
    default:
      return number > 0 && number < NSIG;
  }
}

// The signals that a session of the terminal passes to its event loop.
static bool belongs_to_sessions(int number) {
  switch (number) {
    case SIGINT: case SIGTERM: case SIGHUP: case SIGQUIT: case SIGTSTP: case SIGCONT:
    case SIGWINCH:
      return true;
    default:
      return false;
  }
}

static bool asks_to_end(int number) {
  return number == SIGINT || number == SIGHUP || number == SIGQUIT;
}

int streams_begin_signal(int number, int writer) {
  if (!can_be_handled(number)) return EINVAL;
  struct sigaction now, action;
  if (sigaction(number, NULL, &now) != 0) return errno;
  if (now.sa_handler == SIG_IGN && asks_to_end(number)) return 0;
  bool is_handled = now.sa_handler != SIG_DFL && now.sa_handler != SIG_IGN;
  if (is_handled && belongs_to_sessions(number)) return EBUSY;
  atomic_store(&writers[number], writer);
  previous[number] = now;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  if (sigaction(number, &action, NULL) != 0) return errno;
  is_installed[number] = true;
  return 0;
}

void streams_end_signal(int number) {
  struct sigaction now;
  if (!is_installed[number] || sigaction(number, NULL, &now) != 0) return;
  is_installed[number] = false;
  if (now.sa_handler == handle) sigaction(number, &previous[number], NULL);
}
