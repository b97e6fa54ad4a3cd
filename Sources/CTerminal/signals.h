// The signal handlers of the guard.
#ifndef GUARD_SIGNALS_H
#define GUARD_SIGNALS_H

#include <signal.h>
#include <stdbool.h>

/// Installs the handlers and unblocks their signals.
void install_handlers(void);

/// Reinstalls the handlers and the mask that were there before.
void uninstall_handlers(void);

/// Creates the pipe of the signals, and returns 0 or an `errno`.
int make_signal_pipe(void);

/// A descriptor that is never readable.
int silent_descriptor(void);

/// Blocks all signals in this thread, apart from faults, which cannot wait.
void block_signals(sigset_t *before);

/// Whether this is the process that has begun the guard, and not one that it has forked.
bool is_guarded_process(void);

/// Whether a signal that asks the process to end has not been acknowledged.
bool has_requests(void);

/// Restores the terminal for good: no other thread reads from it or writes to it any more.
void restore_at_end(void);

#endif
