// The terminal guard keeps a byte string that resets the terminal's modes, published atomically
// before each mode is set, and a phase that says whether the terminal has to be restored. Whatever
// ends the process (exit, a fatal signal, a signal that asks it to end twice) changes the phase
// and writes the string, so that exactly one caller restores. Frames are written only during the
// phase in which the terminal has to be restored, and the restoring thread waits for the end of a
// write that has begun, so no frame follows the string. What the terminal does not accept in time
// is left to the guardian. Signals that ask the process to end are passed to the event loop
// through a pipe, which then leaves the session in order.

#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#include "guardian.h"
#include "output.h"
#include "signals.h"
#include "state.h"

static pid_t owner_pid;             // the process of the session, not one that it has forked
static atomic_int session_terminal = -1;  // the descriptor of the session
static int terminal = -1;           // a duplicate of it, which only this file uses
static atomic_bool is_ending;       // the terminal is never used again
static _Atomic uintptr_t writer;    // the thread that is writing a frame
static _Atomic uintptr_t restorer;  // the thread that is restoring the terminal

static uintptr_t this_thread(void) { return (uintptr_t)pthread_self(); }

bool is_guarded_process(void) { return getpid() == owner_pid; }

// MARK: Writing

// Notes that all but the last `count` bytes of the undo have been written.
static void leave_of_undo(size_t count) {
  struct guard_state *state = guard_state();
  struct undo *undo = &state->undo_slots[atomic_load(&state->undo_index)];
  if (count < undo->count) atomic_store(&undo->written, undo->count - count);
}

// The thread sets `writer` before it reads the phase, and a restoring thread changes the phase
// before it reads `writer`. So either the writer sees the phase, or the other one sees the writer.
static ssize_t write_while_armed(
    int descriptor, const uint8_t *bytes, size_t count, bool ends_with_undo) {
  bool is_guarded = descriptor >= 0 && descriptor == atomic_load(&session_terminal);
  if (!is_guarded) return write(descriptor, bytes, count);
  atomic_store(&writer, this_thread());
  ssize_t written = (ssize_t)count;
  if (terminal_guard_is_armed()) {
    written = write(descriptor, bytes, count);
    if (ends_with_undo && written > 0) leave_of_undo(count - (size_t)written);
  }
  atomic_store(&writer, 0);
  return written;
}

ssize_t terminal_guard_write(int descriptor, const uint8_t *bytes, size_t count) {
  return write_while_armed(descriptor, bytes, count, false);
}

ssize_t terminal_guard_write_undo(int descriptor, const uint8_t *bytes, size_t count) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  ssize_t written = write_while_armed(descriptor, bytes, count, true);
  int error = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}

// Waits about a second at most for another thread to leave the section that `thread` names. This
// thread itself is not in a write if a handler has interrupted it there.
static void wait_for_others(_Atomic uintptr_t *thread) {
  for (int tries = 0; tries < 1000; tries++) {
    uintptr_t current = atomic_load(thread);
    if (current == 0 || current == this_thread()) return;
    poll(NULL, 0, 1);
  }
}

// MARK: Restoring

// Whether no other job has the terminal. Without job control there are no other jobs.
static bool is_foreground(void) {
  pid_t group = tcgetpgrp(terminal);
  return group < 0 || group == getpgrp();
}

// Returns the flags to set afterwards.
static int make_nonblocking(void) {
  int flags = fcntl(terminal, F_GETFL);
  fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  return flags;
}

static bool write_rest(int *waits) {
  return write_undo(terminal, waits) && show_output(terminal, waits);
}

static enum phase restore_terminal(void) {
  int flags = make_nonblocking(), waits = 50;
  write_undo(terminal, &waits);
  if (is_foreground() || has_session_modes(terminal)) restore_original_modes(terminal);
  release_output();
  bool is_written = write_rest(&waits);
  fcntl(terminal, F_SETFL, flags);
  return is_written ? RESTORED : UNFINISHED;
}

static bool restore_once(void) {
  int expected = ARMED;
  atomic_int *phase = &guard_state()->phase;
  if (!atomic_compare_exchange_strong(phase, &expected, RESTORING)) {
    // The process must not end while another thread is at it.
    wait_for_others(&restorer);
    return false;
  }
  int error = errno;
  atomic_store(&restorer, this_thread());
  wait_for_others(&writer);
  // From now on other threads neither read the input nor change the modes.
  if (atomic_load(&is_ending)) dup2(silent_descriptor(), atomic_load(&session_terminal));
  atomic_store(phase, restore_terminal());
  atomic_store(&restorer, 0);
  errno = error;
  return true;
}

// A signal that ended the process meanwhile would leave the terminal half restored, and SIGTTOU
// stops a background process that changes its terminal. So both wait, but not for long.
static bool restore(void) {
  if (!is_guarded_process()) return false;
  sigset_t before;
  block_signals(&before);
  bool is_first = restore_once();
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return is_first;
}

bool terminal_guard_restore(void) { return restore(); }

bool terminal_guard_finish_restoring(void) {
  atomic_int *phase = &guard_state()->phase;
  while (atomic_load(phase) == UNFINISHED && !has_requests()) {
    sigset_t before;
    block_signals(&before);
    int flags = make_nonblocking(), waits = 1;
    if (write_rest(&waits)) atomic_store(phase, RESTORED);
    fcntl(terminal, F_SETFL, flags);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
  }
  return atomic_load(phase) != UNFINISHED;
}

void restore_at_end(void) {
  if (is_guarded_process()) atomic_store(&is_ending, true);
  restore();
}

// MARK: Set-up

static void register_exit_handlers(void) {
  static bool is_registered;
  if (is_registered) return;
  is_registered = true;
  atexit(restore_at_end);
#ifdef __linux__
  at_quick_exit(restore_at_end);
#endif
}

// A stack overflow can be handled only on an alternate stack. Swift's backtracer gives the main
// thread one, if it is enabled.
static void ensure_signal_stack(void) {
  stack_t stack = {0};
  if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
  stack = (stack_t){.ss_size = 64 * 1024};
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp) sigaltstack(&stack, NULL);
}

int terminal_guard_begin(int descriptor, const struct termios *modes) {
  owner_pid = getpid();
  finish_start_of_guardian();
  wait_for_earlier_guardian();
  int error = make_signal_pipe();
  if (error) return error;
  terminal = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (terminal < 0) return errno;
  guard_state()->original_modes = *modes;
  guard_state()->session_modes = *modes;
  atomic_store(&session_terminal, descriptor);
  register_exit_handlers();
  begin_capture(terminal);
  ensure_signal_stack();
  install_handlers();
  return 0;
}

bool terminal_guard_arm(void) {
  terminal_guard_acknowledge_requests();
  if (atomic_load(&is_ending)) return false;
  capture_output();
  struct guard_state *state = guard_state();
  atomic_store(&state->undo_slots[atomic_load(&state->undo_index)].written, 0);
  atomic_store(&state->phase, ARMED);
  return true;
}

bool terminal_guard_is_armed(void) { return atomic_load(&guard_state()->phase) == ARMED; }

void terminal_guard_end(void) {
  uninstall_handlers();
  end_guardian();
  end_capture();
  close(terminal);
  terminal = -1;
  atomic_store(&session_terminal, -1);
}
