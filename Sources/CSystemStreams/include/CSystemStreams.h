// What Swift cannot call portably: pipes that no program inherits, programs in a session of their
// own, and threads that receive no signals.
#ifndef CSYSTEMSTREAMS_H
#define CSYSTEMSTREAMS_H

#include <stdbool.h>
#include <sys/types.h>

/// Creates a pipe whose ends are above the standard streams and closed in other programs.
///
/// - Returns: 0 or an `errno`.
int streams_make_pipe(int ends[2]);

/// Returns the environment of this process, which a null pointer ends.
char *const *streams_environment(void);

/// A program to start.
struct streams_program {
  /// The program and its arguments, followed by a null pointer. The program is searched for in
  /// the folders of this process's `PATH`.
  char *const *arguments;
  /// Its environment, followed by a null pointer.
  char *const *environment;
  /// Its working directory; null for that of this process.
  const char *directory;
  /// The path of the file that is its standard input.
  const char *input;
  /// The descriptors of its standard output and standard error; a negative one is `/dev/null`.
  int output, error;
};

/// Starts a program with default signal handlers and no signal blocked, and without descriptors
/// other than its standard streams where the system can close them.
///
/// It begins a session and a process group, so it has no controlling terminal: it cannot read its
/// user's keys, and does not stop when it tries to.
///
/// - Returns: 0 or an `errno`.
int streams_start_program(const struct streams_program *program, pid_t *process);

/// Waits until the child `process` has ended, and leaves it to be reaped.
void streams_wait_for_end(pid_t process);

/// Reaps the child `process`, which has ended.
///
/// - Parameters:
///   - status: Receives its exit status, or the number of the signal that has ended it.
///   - is_signal: Receives which of both it is.
/// - Returns: Whether the status is known. It is not if this process ignores `SIGCHLD`.
bool streams_reap(pid_t process, int *status, bool *is_signal);

/// Calls `body` with `context` on a new thread, which receives no signals.
///
/// - Returns: Whether the thread was started.
bool streams_start_thread(void (*body)(void *), void *context);

/// Writes a byte to the nonblocking descriptor `writer` whenever the process receives `signal`.
///
/// A signal that asks the program to end stays ignored if it is, as after `nohup`.
///
/// - Returns: 0 or an `errno`: `EBUSY` if a session of the terminal handles the signal, and
///   `EINVAL` if it cannot be handled.
int streams_begin_signal(int signal, int writer);

/// Handles a signal as before `streams_begin_signal`, unless another handler has replaced that.
void streams_end_signal(int signal);

#endif
