// The guardian shares the memory of the guard's state, so it always knows the present undo. It is
// forked from a process with several threads, so it makes only calls that are safe in a signal
// handler, and leaves with `_exit`.

#define _GNU_SOURCE 1
#include "guardian.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

#include "output.h"
#include "state.h"
#include "watch.h"

// The descriptors of a guardian.
enum { TERMINAL, OUTPUT, WATCH, PARENT, DESCRIPTOR_COUNT };

static pid_t child = -1;  // the parent of the guardian, which ends at once

// Files that stay open would keep their readers waiting for an end.
static void close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
#endif
  int end = getdtablesize();
  for (int descriptor = first; descriptor < end; descriptor++) close(descriptor);
}

static void keep_only(const int *descriptors) {
  int copies[DESCRIPTOR_COUNT];
  for (int i = 0; i < DESCRIPTOR_COUNT; i++) {
    copies[i] = fcntl(descriptors[i], F_DUPFD, DESCRIPTOR_COUNT);
  }
  for (int i = 0; i < DESCRIPTOR_COUNT; i++) {
    if (copies[i] >= 0) dup2(copies[i], i); else close(i);
  }
  close_from(DESCRIPTOR_COUNT);
}

// The terminal may not be read for a long time, and a guardian has nothing else to do.
static void write_rest(void) {
  int waits = WAIT_FOREVER;
  if (write_undo(TERMINAL, &waits)) show_output(TERMINAL, &waits);
}

// The shell may have the terminal by now. Its settings are restored first, and only if they are
// the parent's.
static void restore_for_parent(void) {
  if (has_session_modes(TERMINAL)) restore_original_modes(TERMINAL);
  write_rest();
}

static void show_rest(void) {
  keep_output(OUTPUT);
  write_rest();
}

// A program that has taken the parent's place by `exec` still has the pipe in place of its
// standard streams. So what arrives there is shown until the parent has ended or nobody has the
// pipe.
static void show_output_of_parent(void) {
  struct pollfd ends[2] = {
      {.fd = OUTPUT, .events = POLLIN}, {.fd = PARENT, .events = POLLIN}};
  bool is_watched = fcntl(PARENT, F_GETFD) >= 0;
  do {
    show_rest();
    if (!is_watched || poll(ends, 2, -1) < 0) return;
  } while (!ends[1].revents && ends[0].revents & POLLIN);
  show_rest();
}

static void run_guardian(pid_t parent, int terminal, unsigned generation) {
  if (chdir("/") != 0) {}
  int process = terminal_process_descriptor(parent);
  keep_only((int[]){terminal, output_reader(), watch_descriptor(), process});
#ifdef __linux__
  // Commands that end processes by their names should not end this one with its parent.
  prctl(PR_SET_NAME, "terminal-guard");
#endif
  wait_for_parent(WATCH, PARENT);
  struct guard_state *state = guard_state();
  if (atomic_load(&state->generation) != generation) _exit(0);
  int phase = atomic_load(&state->phase);
  if (phase == UNFINISHED) {
    write_rest();
  } else if (phase != RESTORED) {
    restore_for_parent();
    show_output_of_parent();
  }
  atomic_store(&state->phase, RESTORED);
  _exit(0);
}

bool terminal_guard_start_guardian(int terminal) {
  wait_for_earlier_guardian();
  if (!guard_state_is_shared() || !begin_watch()) return false;
  output_reader();  // the pipe, which the guardian inherits
  unsigned generation = atomic_fetch_add(&guard_state()->generation, 1) + 1;
  pid_t parent = getpid();
  // The guardian inherits that all signals are blocked.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  child = fork();
  if (child == 0) {
    // What ends the parent's group, even before the guardian has run, must not end the guardian.
    // The parent waits for this session before it changes the terminal.
    setsid();
    // The child of a child is no zombie, and `wait` does not wait for it.
    pid_t guardian = fork();
    if (guardian == 0) run_guardian(parent, terminal, generation);
    atomic_store(&guard_state()->guardian, guardian);
    _exit(0);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (child < 0) end_guardian();
  return child > 0;
}

void finish_start_of_guardian(void) {
  while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
  child = -1;
}

void wait_for_earlier_guardian(void) {
  struct guard_state *state = guard_state();
  pid_t guardian = atomic_load(&state->guardian);
  while (atomic_load(&state->phase) == UNFINISHED && guardian > 0 && kill(guardian, 0) == 0) {
    poll(NULL, 0, 20);
  }
  atomic_store(&state->phase, RESTORED);
}

void end_guardian(void) {
  finish_start_of_guardian();
  struct guard_state *state = guard_state();
  if (atomic_load(&state->phase) != UNFINISHED) atomic_fetch_add(&state->generation, 1);
  end_watch();
}
