// A process that restores the terminal when this one has ended without doing so.
#ifndef GUARD_GUARDIAN_H
#define GUARD_GUARDIAN_H

/// Waits for the end of the process that has started the guardian, which takes a moment.
void finish_start_of_guardian(void);

/// Waits until the guardian of an earlier session has written what that has left. The terminal
/// would take it for the next session's.
void wait_for_earlier_guardian(void);

/// Lets the guardian end, when it has written what is left.
void end_guardian(void);

#endif
