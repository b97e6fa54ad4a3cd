#define _GNU_SOURCE 1
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CSystemStreams.h"

#ifdef __APPLE__
#include <crt_externs.h>
char *const *streams_environment(void) { return *_NSGetEnviron(); }
#else
extern char **environ;
char *const *streams_environment(void) { return environ; }
#endif

// MARK: Starting

static int add_stream(posix_spawn_file_actions_t *actions, int descriptor, int stream) {
  if (descriptor >= 0) return posix_spawn_file_actions_adddup2(actions, descriptor, stream);
  return posix_spawn_file_actions_addopen(actions, stream, "/dev/null", O_WRONLY, 0);
}

static int add_actions(
    posix_spawn_file_actions_t *actions, const struct streams_program *program) {
  int error = 0;
  // The path of the input belongs to this process, so it is opened before the directory changes.
  error = posix_spawn_file_actions_addopen(
      actions, STDIN_FILENO, program->input, O_RDONLY | O_NOCTTY, 0);
  if (!error) error = add_stream(actions, program->output, STDOUT_FILENO);
  if (!error) error = add_stream(actions, program->error, STDERR_FILENO);
  if (!error && program->directory)
    error = posix_spawn_file_actions_addchdir_np(actions, program->directory);
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  if (!error) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
  return error;
}

static void set_attributes(posix_spawnattr_t *attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  sigdelset(&all, SIGKILL);
  sigdelset(&all, SIGSTOP);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(attributes, flags);
}

int streams_start_program(const struct streams_program *program, pid_t *process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  error = posix_spawnattr_init(&attributes);
  if (!error) {
    set_attributes(&attributes);
    error = add_actions(&actions, program);
    if (!error)
      error = posix_spawnp(
          process, program->arguments[0], &actions, &attributes, program->arguments,
          program->environment);
    posix_spawnattr_destroy(&attributes);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

// MARK: Ending

void streams_wait_for_end(pid_t process) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
}

bool streams_reap(pid_t process, int *status, bool *is_signal) {
  int result = 0;
  pid_t reaped;
  do reaped = waitpid(process, &result, 0);
  while (reaped < 0 && errno == EINTR);
  *is_signal = WIFSIGNALED(result);
  *status = *is_signal ? WTERMSIG(result) : WEXITSTATUS(result);
  return reaped == process;
}
