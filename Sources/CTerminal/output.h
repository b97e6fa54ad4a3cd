// What the program writes to standard output and standard error while the screen is in use.
#ifndef GUARD_OUTPUT_H
#define GUARD_OUTPUT_H

#include "state.h"

/// Prepares to capture those of the standard streams that are at `terminal`.
void begin_capture(int terminal);

/// Captures the streams from now on.
void capture_output(void);

/// Gives the streams back, and keeps what has been written to them.
void release_output(void);

/// Writes what is kept to `terminal`, and returns whether nothing is left.
bool show_output(int terminal, int *waits);

/// Forgets the streams.
void end_capture(void);

/// Creates the pipe of the captured streams, and returns the end to read from, or -1.
int output_reader(void);

/// Keeps what is left in the pipe `reader`, for a guardian whose parent has ended.
void keep_output(int reader);

/// Writes a byte to the pipe of the signals.
void notify_event_loop(uint8_t byte);

#endif
