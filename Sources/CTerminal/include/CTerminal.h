// Gives a terminal back, whatever ends the program.
//
// This is C because a signal handler must not enter the Swift runtime, whose lazy globals, exclusivity
// checks and reference counts are not async-signal-safe. There is one terminal for each process.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Takes note of a terminal and of the modes to give back, and installs the signal handlers.
///
/// `terminal` must be a descriptor of its own that stays open until `terminal_guard_end`. If standard
/// error is a terminal, what is written there is kept until the terminal is given back, so that it
/// neither tears the screen nor gets lost with it. Returns 0 or an `errno`.
int terminal_guard_begin(int terminal, const struct termios *modes);

/// The bytes that undo what is switched on now: to be told before switching something on, and after
/// switching it off. At most `TERMINAL_GUARD_CAPACITY`; returns 0 or `EMSGSIZE`.
int terminal_guard_set_undo(const uint8_t *bytes, size_t count);
#define TERMINAL_GUARD_CAPACITY 512

/// From now on there is something to give back.
void terminal_guard_arm(void);

/// Gives the terminal back: writes the undo bytes, drops unread input, restores the modes. Only the first
/// call after `terminal_guard_arm` does anything, in whatever thread or handler. Never waits long.
bool terminal_guard_restore(void);

/// Restores the signal handlers that were there before.
void terminal_guard_end(void);

/// A descriptor from which one byte can be read for each of SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP,
/// SIGCONT and SIGWINCH that came: its number. Never blocks.
///
/// A second SIGINT, SIGTERM, SIGHUP or SIGQUIT before the first has been taken ends the process, so
/// that one which hangs can be killed.
int terminal_guard_signal_descriptor(void);

/// Tells that the requests to end which came so far have been seen.
void terminal_guard_acknowledge_requests(void);

/// Ends the process by `signal`, as if it had never been caught.
void terminal_guard_terminate(int signal);

/// Becomes readable when the process `pid` ends; -1 where the system offers no such thing.
int terminal_process_descriptor(int pid);

#ifdef __linux__
// The main queue's part that CoreFoundation's run loop uses, which libdispatch exports for it: a
// descriptor that is readable when jobs of the main actor wait, and the function that runs them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
