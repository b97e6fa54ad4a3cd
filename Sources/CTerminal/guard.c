// The terminal guard keeps a byte string that resets the terminal's modes, published atomically
// before each mode is set, and a flag that says whether the terminal has to be restored. Whatever
// ends the process (exit, a fatal signal, a signal that asks it to end twice) calls
// terminal_guard_restore, which clears the flag and writes the string, so that exactly one caller
// restores. Signals that ask the process to end are passed to the event loop through a pipe, which
// then leaves the session in order.

#define _GNU_SOURCE 1
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#elif defined(__APPLE__)
#include <sys/event.h>
#endif

// Everything that a handler reads is atomic, or set before the handlers are installed.

struct undo {
  uint8_t bytes[TERMINAL_GUARD_CAPACITY];
  size_t count;
};

static struct undo undo_slots[2];
static _Atomic(struct undo *) current_undo;  // the published slot; the other may be written
static atomic_bool armed;
static atomic_int pending_requests;  // to end, not acknowledged
static pid_t owner_pid;  // a forked child must not restore its parent's terminal
static int terminal = -1;
static struct termios original_modes;
static int signal_reader = -1, signal_writer = -1;
static int captured_stderr = -1, original_stderr = -1;  // -1: standard error is left alone

static const int fatal_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS};
static const int other_signals[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                                    SIGTSTP, SIGCONT, SIGWINCH};
enum { FATAL_COUNT = sizeof fatal_signals / sizeof *fatal_signals };
enum { OTHER_COUNT = sizeof other_signals / sizeof *other_signals };
static struct sigaction old_fatal[FATAL_COUNT], old_other[OTHER_COUNT];

static bool requests_termination(int number) {
  return number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT;
}

// MARK: Restoring

// Gives up after waiting for about a second in all, or at once if the terminal has hung up.
static void write_with_timeout(int file, const uint8_t *bytes, size_t count) {
  int retries = 50;
  while (count > 0 && retries > 0) {
    ssize_t written = write(file, bytes, count);
    if (written > 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (written < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      struct pollfd wait = {.fd = file, .events = POLLOUT};
      poll(&wait, 1, 20);
      retries -= 1;
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

// Writes the captured output to standard error, or its last 64 KiB.
static void replay_stderr(void) {
  if (captured_stderr < 0) return;
  dup2(original_stderr, STDERR_FILENO);
  off_t end = lseek(captured_stderr, 0, SEEK_END);
  lseek(captured_stderr, end > 65536 ? end - 65536 : 0, SEEK_SET);
  uint8_t bytes[1024];
  ssize_t count;
  while ((count = read(captured_stderr, bytes, sizeof bytes)) > 0) {
    write_with_timeout(original_stderr, bytes, (size_t)count);
  }
  if (ftruncate(captured_stderr, 0) == 0) lseek(captured_stderr, 0, SEEK_SET);
}

bool terminal_guard_restore(void) {
  bool expected = true;
  if (getpid() != owner_pid) return false;
  if (!atomic_compare_exchange_strong(&armed, &expected, false)) return false;
  int error = errno;
  // A background process that changes its terminal is stopped by SIGTTOU, unless it blocks it.
  sigset_t background, before;
  sigemptyset(&background);
  sigaddset(&background, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &background, &before);
  int flags = fcntl(terminal, F_GETFL);
  fcntl(terminal, F_SETFL, flags | O_NONBLOCK);
  struct undo *current = atomic_load(&current_undo);
  if (current) write_with_timeout(terminal, current->bytes, current->count);
  fcntl(terminal, F_SETFL, flags);
  // Discards responses and mouse reports that would reach the shell. TCSAFLUSH would wait until
  // the output has been read, which never happens on a stopped terminal.
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &original_modes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  replay_stderr();
  errno = error;
  return true;
}

static void restore_at_exit(void) { terminal_guard_restore(); }

// MARK: Signals

static void restore_default(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
}

void terminal_guard_terminate(int number) {
  restore_default(number);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}

static void handle_fatal(int number, siginfo_t *info, void *context) {
  (void)context;
  terminal_guard_restore();
  for (int i = 0; i < FATAL_COUNT; i++) {
    if (fatal_signals[i] == number) sigaction(number, &old_fatal[i], NULL);
  }
  // A fault recurs when the handler returns, and then reaches the previous handler, such as
  // Swift's backtracer, in the right context. An x86 trap does not, because the instruction has
  // completed.
  bool recurs = info->si_code > 0 && number != SIGABRT;
#if defined(__x86_64__) || defined(__i386__)
  recurs = recurs && number != SIGTRAP;
#endif
  if (recurs) return;
  // A signal sent by a process does not recur, and the backtracer returns from it.
  raise(number);
  terminal_guard_terminate(number);
}

static void handle_other(int number) {
  int error = errno;
  if (requests_termination(number) && atomic_fetch_add(&pending_requests, 1) > 0) {
    terminal_guard_restore();
    terminal_guard_terminate(number);
  }
  uint8_t byte = (uint8_t)number;
  // If the pipe is full, the reader will wake up anyway.
  ssize_t written = write(signal_writer, &byte, 1);
  (void)written;
  errno = error;
}

static void install_handlers(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle_fatal;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigfillset(&action.sa_mask);
  for (int i = 0; i < FATAL_COUNT; i++) sigdelset(&action.sa_mask, fatal_signals[i]);
  for (int i = 0; i < FATAL_COUNT; i++) sigaction(fatal_signals[i], &action, &old_fatal[i]);

  memset(&action, 0, sizeof action);
  action.sa_handler = handle_other;
  action.sa_flags = SA_RESTART | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < OTHER_COUNT; i++) {
    int number = other_signals[i];
    sigaction(number, NULL, &old_other[i]);
    // A signal stays ignored if it was when the program began, by nohup or without job control.
    bool may_stay = number == SIGHUP || number == SIGTSTP;
    if (may_stay && old_other[i].sa_handler == SIG_IGN) continue;
    sigaction(number, &action, NULL);
  }
}

// A stack overflow can be handled only on an alternate stack. Swift's backtracer gives the main
// thread one, if it is enabled.
static void ensure_signal_stack(void) {
  stack_t stack;
  if (sigaltstack(NULL, &stack) == 0 && !(stack.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_size = 64 * 1024;
  stack.ss_sp = malloc(stack.ss_size);
  if (stack.ss_sp) sigaltstack(&stack, NULL);
}

// MARK: Set-up

static int make_pipe(void) {
  int ends[2];
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  signal_reader = ends[0];
  signal_writer = ends[1];
  return 0;
}

static void capture_stderr(void) {
  if (!isatty(STDERR_FILENO)) return;
#ifdef __linux__
  captured_stderr = memfd_create("standard error", MFD_CLOEXEC);
#else
  char path[] = "/tmp/standard-error.XXXXXX";
  captured_stderr = mkstemp(path);
  if (captured_stderr >= 0) unlink(path);
#endif
  if (captured_stderr < 0) return;
  fcntl(captured_stderr, F_SETFD, FD_CLOEXEC);
  fcntl(captured_stderr, F_SETFL, O_APPEND);
  original_stderr = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
}

int terminal_guard_begin(int descriptor, const struct termios *modes) {
  static bool is_registered;
  terminal = descriptor;
  original_modes = *modes;
  if (signal_reader < 0) {
    int error = make_pipe();
    if (error) return error;
  }
  if (!is_registered) atexit(restore_at_exit);
  is_registered = true;
  capture_stderr();
  ensure_signal_stack();
  install_handlers();
  return 0;
}

int terminal_guard_set_undo(const uint8_t *bytes, size_t count) {
  if (count > TERMINAL_GUARD_CAPACITY) return EMSGSIZE;
  bool is_first_current = atomic_load(&current_undo) == &undo_slots[0];
  struct undo *next = is_first_current ? &undo_slots[1] : &undo_slots[0];
  if (count > 0) memcpy(next->bytes, bytes, count);
  next->count = count;
  atomic_store(&current_undo, next);
  return 0;
}

void terminal_guard_arm(void) {
  owner_pid = getpid();
  atomic_store(&pending_requests, 0);
  atomic_store(&armed, true);
  if (captured_stderr >= 0) dup2(captured_stderr, STDERR_FILENO);
}

void terminal_guard_end(void) {
  struct sigaction now;
  for (int i = 0; i < FATAL_COUNT; i++) {
    sigaction(fatal_signals[i], NULL, &now);
    if (now.sa_sigaction == handle_fatal) sigaction(fatal_signals[i], &old_fatal[i], NULL);
  }
  for (int i = 0; i < OTHER_COUNT; i++) {
    sigaction(other_signals[i], NULL, &now);
    if (now.sa_handler == handle_other) sigaction(other_signals[i], &old_other[i], NULL);
  }
  if (captured_stderr >= 0) {
    close(captured_stderr);
    close(original_stderr);
    captured_stderr = original_stderr = -1;
  }
}

int terminal_guard_signal_descriptor(void) { return signal_reader; }

void terminal_guard_acknowledge_requests(void) { atomic_store(&pending_requests, 0); }

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
