#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>

extern char **environ;

// The signals that the terminal sends to the whole job. They are the program's while it runs, also
// if this process handles them. One that this process has been started to ignore stays ignored.
static const int job_signals[] = {SIGINT, SIGQUIT, SIGTSTP};
enum { JOB_COUNT = sizeof job_signals / sizeof *job_signals };

static void leave_to_program(int number) { (void)number; }

static pid_t start(char *const arguments[], const sigset_t *defaults) {
  posix_spawnattr_t attributes;
  if (posix_spawnattr_init(&attributes) != 0) return -1;
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, defaults);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t child = -1;
  int error = posix_spawnp(&child, arguments[0], NULL, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? child : -1;
}

// Waits for the end of the child. When the terminal stops the child, which is in this process's
// group, the process stops, too, so that the shell takes the terminal.
static int wait_for(pid_t child) {
  int status = 0;
  for (;;) {
    if (waitpid(child, &status, WUNTRACED) < 0) {
      if (errno == EINTR) continue;
      return 127;
    }
    if (!WIFSTOPPED(status)) break;
    terminal_stop_job(SIGTSTP);
    kill(child, SIGCONT);
  }
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

int terminal_run_program(char *const arguments[]) {
  struct sigaction leave, before[JOB_COUNT];
  memset(&leave, 0, sizeof leave);
  leave.sa_handler = leave_to_program;
  sigset_t defaults;
  sigemptyset(&defaults);
  for (int i = 0; i < JOB_COUNT; i++) {
    sigaction(job_signals[i], NULL, &before[i]);
    if (before[i].sa_handler == SIG_IGN) continue;
    sigaddset(&defaults, job_signals[i]);
    sigaction(job_signals[i], &leave, NULL);
  }
  pid_t child = start(arguments, &defaults);
  int status = child > 0 ? wait_for(child) : 127;
  for (int i = 0; i < JOB_COUNT; i++) sigaction(job_signals[i], &before[i], NULL);
  return status;
}
