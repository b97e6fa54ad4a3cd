// A process that restores the terminal when this one has ended without doing so.
#ifndef GUARD_GUARDIAN_H
#define GUARD_GUARDIAN_H

/// Lets the guardian end.
void end_guardian(void);

#endif
