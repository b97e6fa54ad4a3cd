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
#include <sys/types.h>
#include <termios.h>

/// Registers a terminal with the modes to restore, and installs the signal handlers.
///
/// Signals that were blocked, as in programs that a thread of Dispatch has started, are unblocked.
/// Those of standard output and standard error that are at the terminal are captured until it is
/// restored, so that what is written to them neither garbles the screen nor disappears with it.
///
/// - Parameters:
///   - terminal: A descriptor that stays open until `terminal_guard_end`.
///   - modes: The modes to restore.
/// - Returns: 0 or an `errno`.
int terminal_guard_begin(int terminal, const struct termios *modes);

/// Sets the bytes that reset the terminal's current modes. Call it before setting a mode and after
/// resetting one.
///
/// - Returns: 0, or `EMSGSIZE` for more than `TERMINAL_GUARD_CAPACITY` bytes.
int terminal_guard_set_undo(const uint8_t *bytes, size_t count);
#define TERMINAL_GUARD_CAPACITY 512

/// Tells the guard the modes that the session has set.
///
/// While the process is in the background, and in a guardian, the guard restores the modes only if
/// they are these: others are those of the program that has the terminal now.
void terminal_guard_set_session_modes(const struct termios *modes);

/// Declares that the terminal has to be restored from now on.
///
/// - Returns: Whether it may be used; `false` once the process has begun to end.
bool terminal_guard_arm(void);

/// Whether the terminal has to be restored.
bool terminal_guard_is_armed(void);

/// Writes bytes to `terminal` as `write` does, unless it is the registered terminal and has been
/// restored: then nothing is written, and `count` is returned.
///
/// A crash of another thread waits for the end of a call, so nothing follows the bytes that reset
/// the modes.
ssize_t terminal_guard_write(int terminal, const uint8_t *bytes, size_t count);

/// Writes bytes of which the last ones reset the modes, as `terminal_guard_write` does. When all
/// have been written, there is nothing to reset any more, also for the handler of a signal that
/// arrives at that moment. When only some have been written, the guard continues after them.
ssize_t terminal_guard_write_undo(int terminal, const uint8_t *bytes, size_t count);

/// Restores the terminal: writes the bytes of `terminal_guard_set_undo`, discards unread input,
/// restores the modes, and shows the captured output. Waits at most about a second for a terminal
/// that does not accept bytes. The guardian writes what is left, as soon as this process or the
/// guard ends.
///
/// - Returns: Whether this was the first call since `terminal_guard_arm`; only that one has an
///   effect.
bool terminal_guard_restore(void);

/// Waits until the terminal has accepted everything that `terminal_guard_restore` writes, or a
/// signal asks the process to end. Call it before another program gets the terminal.
///
/// - Returns: Whether nothing is left.
bool terminal_guard_finish_restoring(void);

/// Reinstalls the previous signal handlers and stops capturing output.
void terminal_guard_end(void);

/// Copies up to `capacity` of the bytes that have been captured. `start` receives the position of
/// the first one, counted from the beginning of the program, and `is_cut_off` whether bytes before
/// it are lost.
///
/// The last 64 KiB are kept until they are removed, and shown when the terminal is restored, after
/// an ellipsis if others are lost.
///
/// - Returns: The number of bytes that are kept.
size_t terminal_guard_copy_output(
    uint8_t *bytes, size_t capacity, uint64_t *start, bool *is_cut_off);

/// Removes the captured bytes before the position `end`, unless the terminal has been restored.
void terminal_guard_drop_output(uint64_t end);

/// Starts a process that restores `terminal` if this one ends without doing so, because of
/// `SIGKILL`, `_exit`, or a stack overflow that no handler survives.
///
/// The guardian is a copy of this process without any of its descriptors but the terminal's. It is
/// in a session of its own and not this process's child, sleeps until this process ends or
/// replaces itself by `exec`, and ends then. Call it before `terminal_guard_begin`.
///
/// - Returns: Whether it has been started; `false` if the system does not allow it.
bool terminal_guard_start_guardian(int terminal);

/// Returns a nonblocking descriptor that yields one byte, the signal's number, for each SIGINT,
/// SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH, and `TERMINAL_GUARD_OUTPUT` when
/// output has been captured for the first time since it was read last.
///
/// A second SIGINT, SIGTERM, SIGHUP or SIGQUIT before the first has been acknowledged ends the
/// process, so that a program that hangs can be ended. Several SIGHUP count as one: the kernel and
/// the shell both send it when a terminal is closed.
int terminal_guard_signal_descriptor(void);
#define TERMINAL_GUARD_OUTPUT 0

/// Acknowledges the signals that ask the process to end and have arrived so far.
void terminal_guard_acknowledge_requests(void);

/// Lets no further signal of these end the process.
void terminal_guard_hold_requests(void);

/// Ends the process by `signal`, with that signal's default action.
void terminal_guard_terminate(int signal);

/// Whether `signal` may stop the process: it is not the first one of a container, and has not been
/// started to ignore the signal, as it is without job control.
bool terminal_can_stop_job(int signal);

/// Stops the processes of this job by `signal`, which is SIGTSTP or SIGTTOU, with its default
/// action, and returns when they continue.
///
/// - Returns: Whether the process was stopped. A process is not if it has been started to ignore
///   the signal, or if no shell could continue it.
bool terminal_stop_job(int signal);

/// Returns whether the calling thread is the one on which the program has started.
int terminal_is_main_thread(void);

/// Returns a duplicate of `descriptor` above those of the standard streams, which programs do not
/// inherit, and closes `descriptor`. A file that took the place of a closed stream would receive
/// what is written to it.
int terminal_move_above_standard_streams(int descriptor);

/// Moves `descriptor` as `terminal_move_above_standard_streams` does. Standard streams that are
/// closed become the null device's, so that no other file takes their place.
int terminal_private_descriptor(int descriptor);

/// Returns whether the process may open `count` more descriptors.
bool terminal_has_free_descriptors(int count);

/// Returns a descriptor that becomes readable when the process `pid` ends, or -1 if the system has
/// none.
int terminal_process_descriptor(int pid);

/// Starts `program` of the search path with one argument, in a session of its own, with its input
/// and output at the null device.
///
/// - Returns: The identifier of the process, or -1.
int terminal_start_program(const char *program, const char *argument);

/// Runs a program of the search path on the terminal, in the group of this process, and waits for
/// its end. Signals of keys reach only the program, and when it stops, so does this process.
///
/// - Parameter arguments: The program and its arguments, followed by a null pointer.
/// - Returns: The exit status, 128 more than the signal that has ended the program, or 127 if it
///   cannot be started.
int terminal_run_program(char *const arguments[]);

#ifdef __linux__
// The interface to the main queue that libdispatch exports for CoreFoundation's run loop: a
// descriptor that is readable while jobs of the main actor are pending, and the function that runs
// them.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
#endif

#endif
