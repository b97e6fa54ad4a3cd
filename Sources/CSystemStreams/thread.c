#define _GNU_SOURCE 1
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>

#include "CSystemStreams.h"

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *argument) {
  struct start start = *(struct start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

static bool start_detached(struct start *start) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return false;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  int error = pthread_create(&thread, &attributes, run, start);
  pthread_attr_destroy(&attributes);
  return error == 0;
}

bool streams_start_thread(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return false;
  *start = (struct start){body, context};
  // The thread inherits the mask.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  bool is_started = start_detached(start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (!is_started) free(start);
  return is_started;
}
