// Faults restore the terminal and go on to the handler that was there before, such as Swift's
// backtracer. Signals that end a process by default restore it and end the process. Those that
// ask it to end, and those of job control, are written to a pipe that the event loop reads.

#define _GNU_SOURCE 1
#include "signals.h"

#include <errno.h>
#include <limits.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "output.h"
#include "state.h"

enum role { UNHANDLED, FAULT, FATAL, REQUEST, NOTICE };

static enum role role_of(int number) {
  switch (number) {
    case SIGILL: case SIGTRAP: case SIGABRT: case SIGBUS: case SIGFPE: case SIGSEGV: case SIGSYS:
      return FAULT;
    case SIGINT: case SIGTERM: case SIGHUP: case SIGQUIT:
      return REQUEST;
    case SIGTSTP: case SIGCONT: case SIGWINCH:
      return NOTICE;
    case SIGKILL: case SIGSTOP: case SIGCHLD: case SIGURG: case SIGTTIN: case SIGTTOU:
      return UNHANDLED;
#ifdef __APPLE__
    case SIGIO: case SIGINFO:
      return UNHANDLED;
#endif
    default:
      return FATAL;  // SIGPIPE, SIGUSR1, SIGALRM, …, and the real-time signals
  }
}

// Everything that a handler reads is atomic, or set before the handlers are installed.
static struct sigaction previous[NSIG];
static bool is_installed[NSIG];
static sigset_t previous_mask;
static atomic_int pending_requests;  // to end, not acknowledged
static atomic_bool has_hung_up;      // since requests have been acknowledged
static int signal_ends[2] = {-1, -1};

// MARK: Masks

static sigset_t all_but_faults(void) {
  sigset_t signals;
  sigfillset(&signals);
  for (int number = 1; number < NSIG; number++) {
    if (role_of(number) == FAULT) sigdelset(&signals, number);
  }
  return signals;
}

void block_signals(sigset_t *before) {
  sigset_t signals = all_but_faults();
  pthread_sigmask(SIG_BLOCK, &signals, before);
}

static void unblock(int number) {
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  pthread_sigmask(SIG_UNBLOCK, &only, NULL);
}

// MARK: Ending

static void restore_default(int number) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigaction(number, &action, NULL);
}

void terminal_guard_terminate(int number) {
  restore_default(number);
  unblock(number);
  raise(number);
  _exit(128 + number);
}

static void handle_fault(int number, siginfo_t *info, void *context) {
  (void)context;
  restore_at_end();
  sigaction(number, &previous[number], NULL);
  // Swift's backtracer suspends threads by a signal of these that nobody handles.
  for (int other = 1; other < NSIG; other++) {
    if (role_of(other) == FATAL && is_installed[other]) sigaction(other, &previous[other], NULL);
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

static void handle_fatal(int number) {
  restore_at_end();
  terminal_guard_terminate(number);
}

// A forked process has the handlers, and the pipe that its parent's event loop reads.
static void handle_in_fork(int number) {
  sigaction(number, &previous[number], NULL);
  unblock(number);
  raise(number);
}

// A closed terminal sends SIGHUP to a program up to three times: from the kernel, from the shell,
// and when the shell ends. All are one request.
static bool is_repeated(int number) {
  return number == SIGHUP && atomic_exchange(&has_hung_up, true);
}

static void handle_other(int number) {
  int error = errno;
  if (!is_guarded_process()) return handle_in_fork(number);
  bool is_request = role_of(number) == REQUEST && !is_repeated(number);
  if (is_request && atomic_fetch_add(&pending_requests, 1) > 0) handle_fatal(number);
  notify_event_loop((uint8_t)number);
  errno = error;
}

// MARK: The pipe

int make_signal_pipe(void) {
  if (signal_ends[0] >= 0) return 0;
  int error = make_private_pipe(signal_ends);
  if (error) return error;
  for (int i = 0; i < 2; i++) fcntl(signal_ends[i], F_SETFL, O_NONBLOCK);
  return 0;
}

// The end of a pipe to write to.
int silent_descriptor(void) { return signal_ends[1]; }

void notify_event_loop(uint8_t byte) {
  // If the pipe is full, the reader will wake up anyway.
  ssize_t written = write(signal_ends[1], &byte, 1);
  (void)written;
}

int terminal_guard_signal_descriptor(void) { return signal_ends[0]; }

bool has_requests(void) { return atomic_load(&pending_requests) > 0; }

void terminal_guard_acknowledge_requests(void) {
  atomic_store(&has_hung_up, false);
  atomic_store(&pending_requests, 0);
}

void terminal_guard_hold_requests(void) { atomic_store(&pending_requests, INT_MIN); }

// MARK: Installing

static struct sigaction handler(enum role role) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_flags = SA_ONSTACK;
  if (role != FAULT) {
    action.sa_handler = role == FATAL ? handle_fatal : handle_other;
    action.sa_flags |= SA_RESTART;
    return action;
  }
  action.sa_sigaction = handle_fault;
  action.sa_flags |= SA_SIGINFO | SA_NODEFER;
  action.sa_mask = all_but_faults();
  return action;
}

// A signal stays ignored if it was when the program began, by nohup or without job control. A
// signal that ends programs by default is left to a program that has a handler for it.
static bool is_left_alone(int number) {
  void (*before)(int) = previous[number].sa_handler;
  if (role_of(number) == FATAL) return before != SIG_DFL;
  return (number == SIGHUP || number == SIGTSTP) && before == SIG_IGN;
}

void install_handlers(void) {
  sigset_t handled;
  sigemptyset(&handled);
  for (int number = 1; number < NSIG; number++) {
    if (role_of(number) == UNHANDLED || sigaction(number, NULL, &previous[number]) != 0) continue;
    if (is_left_alone(number)) continue;
    struct sigaction action = handler(role_of(number));
    is_installed[number] = sigaction(number, &action, NULL) == 0;
    sigaddset(&handled, number);
  }
  pthread_sigmask(SIG_UNBLOCK, &handled, &previous_mask);
}

void uninstall_handlers(void) {
  for (int number = 1; number < NSIG; number++) {
    struct sigaction now;
    if (!is_installed[number] || sigaction(number, NULL, &now) != 0) continue;
    is_installed[number] = false;
    bool is_ours = now.sa_sigaction == handle_fault || now.sa_handler == handle_fatal ||
                   now.sa_handler == handle_other;
    if (is_ours) sigaction(number, &previous[number], NULL);
  }
  pthread_sigmask(SIG_SETMASK, &previous_mask, NULL);
}

// MARK: Job control

static atomic_int continuations;

static void count_continuation(int number) {
  (void)number;
  atomic_fetch_add(&continuations, 1);
}

// The first process of a container is not stopped by default actions, but its group may contain
// the program that has started the container.
bool terminal_can_stop_job(int number) {
  struct sigaction action;
  if (getpid() == 1) return false;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler != SIG_IGN;
}

bool terminal_stop_job(int number) {
  if (!terminal_can_stop_job(number)) return false;
  struct sigaction stop, resumption, action;
  sigaction(number, NULL, &stop);
  memset(&action, 0, sizeof action);
  action.sa_handler = count_continuation;
  action.sa_flags = SA_RESTART;
  sigaction(SIGCONT, &action, &resumption);
  restore_default(number);
  sigset_t mask;
  pthread_sigmask(SIG_SETMASK, NULL, &mask);
  unblock(number);
  unblock(SIGCONT);
  int before = atomic_load(&continuations);
  // Unlike SIGSTOP, these do not stop an orphaned process group, which no shell would continue.
  kill(0, number);
  bool was_stopped = atomic_load(&continuations) != before;
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(number, &stop, NULL);
  sigaction(SIGCONT, &resumption, NULL);
  return was_stopped;
}
