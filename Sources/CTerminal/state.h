// The state of the guard that a guardian process shares: what to restore, and what to show then.
#ifndef GUARD_STATE_H
#define GUARD_STATE_H

#include <stdatomic.h>

#include "CTerminal.h"

struct undo {
  uint8_t bytes[TERMINAL_GUARD_CAPACITY];
  size_t count;
  _Atomic size_t written;  // of them, since the terminal has been armed
};

// Whether the terminal has to be restored. It is `UNFINISHED` while it does not accept what is
// left of the bytes, which a guardian writes in the end.
enum phase { RESTORED, ARMED, RESTORING, UNFINISHED };

enum { OUTPUT_CAPACITY = 65536 };

// The end of what has been written to standard output and standard error. Positions count all
// bytes; a byte is at its position modulo the capacity.
struct output {
  _Atomic uint64_t start, end;
  _Atomic uint64_t lost_end;  // of the bytes that newer ones have replaced before they were read
  uint8_t bytes[OUTPUT_CAPACITY];
};

struct guard_state {
  atomic_int phase;
  atomic_uint generation;   // of the session; a guardian of an earlier one has nothing to do
  _Atomic pid_t guardian;   // the last one
  atomic_int undo_index;    // the published slot; the other may be written
  struct undo undo_slots[2];
  struct termios original_modes, session_modes;
  struct output output;
};

/// Returns the state. Never fails, but only a state in shared memory is of use for a guardian.
struct guard_state *guard_state(void);
bool guard_state_is_shared(void);

/// The value of `waits` for a process that has nothing else to do.
enum { WAIT_FOREVER = -1 };

/// Writes the bytes after the first `*written` ones, which it counts, to a nonblocking descriptor.
/// Waits for it `*waits` times, which it counts down, for 20 milliseconds each.
///
/// - Returns: Whether nothing is left to write, also because the terminal has hung up.
bool write_with_timeout(
    int descriptor, const uint8_t *bytes, size_t count, _Atomic size_t *written, int *waits);

/// Writes what is left of the bytes that reset the terminal's modes, and returns whether nothing
/// is left.
bool write_undo(int terminal, int *waits);

/// Whether the settings of the driver are those that the session has made.
bool has_session_modes(int terminal);

/// Discards unread input, and gives the driver its original settings.
void restore_original_modes(int terminal);

/// Creates a pipe whose ends are above the standard streams and not inherited.
int make_private_pipe(int ends[2]);

#endif
