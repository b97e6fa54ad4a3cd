// A process that restores the terminal when this one has ended without doing so.
#ifndef GUARD_GUARDIAN_H
#define GUARD_GUARDIAN_H

/// Waits for the end of the process that has started the guardian, which takes a moment.
void finish_start_of_guardian(void);

/// Lets the guardian end.
void end_guardian(void);

#endif
