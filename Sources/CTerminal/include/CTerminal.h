// Restores the terminal when the process ends, however it ends.
//
// Signal handlers must not enter the Swift runtime, whose lazy globals, exclusivity checks and
// reference counts are not async-signal-safe, so they are written in C. There is one terminal for
// each process.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Registers a terminal with the modes to restore, and installs the signal handlers.
///
/// If standard error is a terminal, its output is captured until the terminal is restored, so that
/// it neither garbles the screen nor disappears with it.
///
/// - Parameters:
///   - terminal: A descriptor for the guard's use that stays open until `terminal_guard_end`.
///   - modes: The modes to restore.
/// - Returns: 0 or an `errno`.
int terminal_guard_begin(int terminal, const struct termios *modes);

/// Sets the bytes that reset the terminal's current modes. Call it before setting a mode and after
/// resetting one.
///
/// - Returns: 0, or `EMSGSIZE` for more than `TERMINAL_GUARD_CAPACITY` bytes.
int terminal_guard_set_undo(const uint8_t *bytes, size_t count);
#define TERMINAL_GUARD_CAPACITY 512

/// Declares that the terminal has to be restored from now on.
void terminal_guard_arm(void);

/// Restores the terminal: writes the bytes of `terminal_guard_set_undo`, discards unread input,
/// and restores the modes. Safe to call from any thread or signal handler. Waits at most about a
/// second for a terminal that does not accept bytes.
///
/// - Returns: Whether this was the first call since `terminal_guard_arm`; only that one has an
///   effect.
bool terminal_guard_restore(void);

/// Reinstalls the previous signal handlers and stops capturing standard error.
void terminal_guard_end(void);

/// Returns a nonblocking descriptor that yields one byte, the signal's number, for each SIGINT,
/// SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH.
///
/// A second SIGINT, SIGTERM, SIGHUP or SIGQUIT before the first has been acknowledged ends the
/// process, so that a program that hangs can be ended.
int terminal_guard_signal_descriptor(void);

/// Acknowledges the signals that ask the process to end and have arrived so far.
void terminal_guard_acknowledge_requests(void);

/// Ends the process by `signal`, with that signal's default action.
void terminal_guard_terminate(int signal);

/// Returns a descriptor that becomes readable when the process `pid` ends, or -1 if the system has
/// none.
int terminal_process_descriptor(int pid);

/// Starts `program` of the search path with one argument, in a session of its own, with its input
/// and output at the null device.
///
/// - Returns: The identifier of the process, or -1.
int terminal_start_program(const char *program, const char *argument);

#ifdef __linux__
// The interface to the main queue that libdispatch exports for CoreFoundation's run loop: a
// descriptor that is readable while jobs of the main actor are pending, and the function that runs
// them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
