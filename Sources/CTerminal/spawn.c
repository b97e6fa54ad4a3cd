#define _GNU_SOURCE
#include "CTerminal.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/types.h>

extern char **environ;

int terminal_start_program(const char *program, const char *argument) {
  posix_spawn_file_actions_t actions;
  if (posix_spawn_file_actions_init(&actions) != 0) return -1;
  for (int descriptor = 0; descriptor < 3; descriptor++)
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0);

  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none;
  sigemptyset(&none);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK);

  char *const arguments[] = {(char *)program, (char *)argument, NULL};
  pid_t child = -1;
  int error = posix_spawnp(&child, program, &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? child : -1;
}
