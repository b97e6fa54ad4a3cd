// A thread reads the pipe that takes the place of the standard streams, so that a program never
// waits for it, and keeps the end of the text. It blocks signals, which are the main thread's.

#define _GNU_SOURCE 1
#include "output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef __linux__
#include <stdio_ext.h>
#endif

static int pipe_ends[2] = {-1, -1};
static int originals[3] = {-1, -1, -1};  // of standard output and standard error, if captured
static bool has_thread;
static atomic_bool is_reading;  // a thread takes bytes from the pipe and keeps them
static atomic_flag ring_is_locked = ATOMIC_FLAG_INIT;
static atomic_bool is_announced;  // since the kept bytes were read last
static const uint8_t ellipsis[] = {0xE2, 0x80, 0xA6};  // stands for lost bytes

// MARK: The kept bytes

// Gives up after a while, because a handler may have interrupted the thread that has the lock.
static bool lock_ring(void) {
  for (int tries = 0; tries < 100; tries++) {
    if (!atomic_flag_test_and_set(&ring_is_locked)) return true;
    poll(NULL, 0, 1);
  }
  return false;
}

static void unlock_ring(bool is_locked) {
  if (is_locked) atomic_flag_clear(&ring_is_locked);
}

static void append(const uint8_t *bytes, size_t count) {
  struct output *output = &guard_state()->output;
  bool is_locked = lock_ring();
  uint64_t end = atomic_load(&output->end);
  for (size_t i = 0; i < count; i++) output->bytes[(end + i) % OUTPUT_CAPACITY] = bytes[i];
  end += count;
  if (end - atomic_load(&output->start) > OUTPUT_CAPACITY) {
    atomic_store(&output->start, end - OUTPUT_CAPACITY);
    atomic_store(&output->lost_end, end - OUTPUT_CAPACITY);
  }
  atomic_store(&output->end, end);
  unlock_ring(is_locked);
  if (!atomic_exchange(&is_announced, true)) notify_event_loop(TERMINAL_GUARD_OUTPUT);
}

// Whether the kept bytes follow others that are lost.
static bool is_cut(uint64_t start) { return start > 0 && start == guard_state()->output.lost_end; }

size_t terminal_guard_copy_output(
    uint8_t *bytes, size_t capacity, uint64_t *start, bool *is_cut_off) {
  struct output *output = &guard_state()->output;
  atomic_store(&is_announced, false);
  bool is_locked = lock_ring();
  *start = atomic_load(&output->start);
  *is_cut_off = is_cut(*start);
  size_t count = (size_t)(atomic_load(&output->end) - *start);
  for (size_t i = 0; i < count && i < capacity; i++) {
    bytes[i] = output->bytes[(*start + i) % OUTPUT_CAPACITY];
  }
  unlock_ring(is_locked);
  return count;
}

static void drop(uint64_t end) {
  struct output *output = &guard_state()->output;
  bool is_locked = lock_ring();
  // Newer bytes may have taken the place of some of these.
  if (end > atomic_load(&output->start)) atomic_store(&output->start, end);
  unlock_ring(is_locked);
}

void terminal_guard_drop_output(uint64_t end) {
  // The terminal has not received a frame that was written after it had been restored.
  if (terminal_guard_is_armed()) drop(end);
}

static bool show_ellipsis(int terminal, int *waits) {
  _Atomic size_t written = 0;
  if (!write_with_timeout(terminal, ellipsis, sizeof ellipsis, &written, waits)) return false;
  atomic_store(&guard_state()->output.lost_end, 0);
  return true;
}

bool show_output(int terminal, int *waits) {
  uint8_t bytes[1024];
  uint64_t start;
  size_t count;
  bool is_cut_off;
  while ((count = terminal_guard_copy_output(bytes, sizeof bytes, &start, &is_cut_off)) > 0) {
    if (is_cut_off && !show_ellipsis(terminal, waits)) return false;
    if (count > sizeof bytes) count = sizeof bytes;
    _Atomic size_t written = 0;
    // The text may have been cut within a character of UTF-8.
    while (is_cut_off && written < count && (bytes[written] & 0xC0) == 0x80) written++;
    bool is_written = write_with_timeout(terminal, bytes, count, &written, waits);
    drop(start + (is_written ? count : written));
    if (!is_written) return false;
  }
  return true;
}

// MARK: The thread

static ssize_t keep_part(int reader) {
  uint8_t bytes[4096];
  ssize_t count = read(reader, bytes, sizeof bytes);
  if (count > 0) append(bytes, (size_t)count);
  return count;
}

void keep_output(int reader) {
  while (keep_part(reader) > 0) {}
}

static void *read_output(void *argument) {
  (void)argument;
  for (;;) {
    struct pollfd wait = {.fd = pipe_ends[0], .events = POLLIN};
    poll(&wait, 1, -1);
    if (atomic_exchange(&is_reading, true)) continue;
    keep_part(pipe_ends[0]);
    atomic_store(&is_reading, false);
  }
  return NULL;
}

static bool start_thread(void) {
  if (has_thread) return true;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  sigset_t most, before;
  sigfillset(&most);
  // Swift's backtracer suspends threads by one of these.
  for (int i = 0; i < 3; i++) sigdelset(&most, (int[]){SIGUSR1, SIGUSR2, SIGPROF}[i]);
  pthread_sigmask(SIG_SETMASK, &most, &before);
  pthread_t thread;
  has_thread = pthread_create(&thread, &attributes, read_output, NULL) == 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  return has_thread;
}

// Keeps what is in the pipe without relying on the thread, which a busy machine may not run for a
// long time. What other processes write meanwhile is not waited for. Gives up after a second,
// because a signal handler may have interrupted the thread while it was reading.
static void keep_rest(void) {
  for (int tries = 0; atomic_exchange(&is_reading, true); tries++) {
    if (tries == 1000) return;
    poll(NULL, 0, 1);
  }
  int left = 0;
  ioctl(pipe_ends[0], FIONREAD, &left);
  while (left > 0) {
    ssize_t count = keep_part(pipe_ends[0]);
    if (count <= 0) break;
    left -= (int)count;
  }
  atomic_store(&is_reading, false);
}

// MARK: The streams

static bool is_same_terminal(int one, int other) {
  struct stat first, second;
  if (!isatty(one) || fstat(one, &first) != 0 || fstat(other, &second) != 0) return false;
  if (first.st_rdev == second.st_rdev) return true;
  // One of the names of the controlling terminal is /dev/tty.
  pid_t session = tcgetsid(one);
  return session >= 0 && session == tcgetsid(other);
}

// The library chooses the buffering of standard output by the first write, which would find a
// pipe.
static void buffer_lines(void) {
#ifdef __linux__
  if (__fbufsize(stdout) == 0) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
#elif defined(__APPLE__)
  if (!stdout->_bf._base) setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
#endif
}

int output_reader(void) {
  if (pipe_ends[0] < 0) {
    if (make_private_pipe(pipe_ends) != 0) return pipe_ends[0] = -1;
    fcntl(pipe_ends[0], F_SETFL, O_NONBLOCK);
  }
  return pipe_ends[0];
}

void begin_capture(int terminal) {
  bool captures = false;
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    originals[stream] = -1;
    if (!is_same_terminal(stream, terminal) || output_reader() < 0 || !start_thread()) continue;
    originals[stream] = fcntl(stream, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    captures = true;
  }
  if (captures) buffer_lines();
}

void capture_output(void) {
  if (originals[STDOUT_FILENO] >= 0) fflush(stdout);
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    if (originals[stream] >= 0) dup2(pipe_ends[1], stream);
  }
}

void release_output(void) {
  bool was_captured = false;
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    if (originals[stream] < 0) continue;
    dup2(originals[stream], stream);
    was_captured = true;
  }
  if (was_captured) keep_rest();
}

void end_capture(void) {
  for (int stream = STDOUT_FILENO; stream <= STDERR_FILENO; stream++) {
    if (originals[stream] >= 0) close(originals[stream]);
    originals[stream] = -1;
  }
}
