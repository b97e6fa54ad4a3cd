#define _GNU_SOURCE 1
#include "state.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct guard_state private_state;
static struct guard_state *current_state;

// Called first before the handlers are installed, so they only read the pointer.
struct guard_state *guard_state(void) {
  if (current_state) return current_state;
  void *memory = mmap(
      NULL, sizeof private_state, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  current_state = memory == MAP_FAILED ? &private_state : memory;
  return current_state;
}

bool guard_state_is_shared(void) { return guard_state() != &private_state; }

int terminal_guard_set_undo(const uint8_t *bytes, size_t count) {
  if (count > TERMINAL_GUARD_CAPACITY) return EMSGSIZE;
  struct guard_state *state = guard_state();
  int next = 1 - atomic_load(&state->undo_index);
  if (count > 0) memcpy(state->undo_slots[next].bytes, bytes, count);
  state->undo_slots[next].count = count;
  atomic_store(&state->undo_slots[next].written, 0);
  atomic_store(&state->undo_index, next);
  return 0;
}

void terminal_guard_set_session_modes(const struct termios *modes) {
  guard_state()->session_modes = *modes;
}

bool write_with_timeout(
    int descriptor, const uint8_t *bytes, size_t count, _Atomic size_t *written, int *waits) {
  while (*written < count) {
    ssize_t result = write(descriptor, bytes + *written, count - *written);
    if (result > 0) {
      *written += (size_t)result;
    } else if (result < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
      if (*waits == 0) return false;
      if (*waits != WAIT_FOREVER) *waits -= 1;
      struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
      poll(&wait, 1, *waits == WAIT_FOREVER ? -1 : 20);
    } else if (result == 0 || errno != EINTR) {
      return true;
    }
  }
  return true;
}

bool write_undo(int terminal, int *waits) {
  struct guard_state *state = guard_state();
  struct undo *undo = &state->undo_slots[atomic_load(&state->undo_index)];
  return write_with_timeout(terminal, undo->bytes, undo->count, &undo->written, waits);
}

bool has_session_modes(int terminal) {
  struct termios modes, *ours = &guard_state()->session_modes;
  if (tcgetattr(terminal, &modes) != 0) return false;
  return modes.c_iflag == ours->c_iflag && modes.c_oflag == ours->c_oflag &&
         modes.c_cflag == ours->c_cflag && modes.c_lflag == ours->c_lflag &&
         memcmp(modes.c_cc, ours->c_cc, sizeof modes.c_cc) == 0;
}

void restore_original_modes(int terminal) {
  // Discards responses and mouse reports that would reach the shell. TCSAFLUSH would wait until
  // the output has been read, which never happens on a stopped terminal.
  tcflush(terminal, TCIFLUSH);
  tcsetattr(terminal, TCSANOW, &guard_state()->original_modes);
}

int terminal_move_above_standard_streams(int descriptor) {
  if (descriptor < 0) return descriptor;
  int moved = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  close(descriptor);
  return moved;
}

int make_private_pipe(int ends[2]) {
#ifdef __linux__
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
#else
  if (pipe(ends) != 0) return errno;
#endif
  for (int i = 0; i < 2; i++) ends[i] = terminal_move_above_standard_streams(ends[i]);
  if (ends[0] >= 0 && ends[1] >= 0) return 0;
  int error = errno;
  for (int i = 0; i < 2; i++) close(ends[i]);
  return error;
}
