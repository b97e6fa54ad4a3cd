// How a guardian learns that its parent has ended.
#ifndef GUARD_WATCH_H
#define GUARD_WATCH_H

#include <stdbool.h>

/// Prepares the watch, in the parent, on the thread that runs the session.
bool begin_watch(void);

/// The descriptor that a guardian keeps for the watch, or -1.
int watch_descriptor(void);

/// Waits, in the guardian, until its parent has ended, has replaced itself by `exec`, or has ended
/// the watch.
///
/// - Parameters:
///   - descriptor: The guardian's copy of the watch's descriptor.
///   - parent: A descriptor that becomes readable when the parent has ended.
void wait_for_parent(int descriptor, int parent);

/// Ends the watch, in the parent.
void end_watch(void);

#endif
