#ifndef CONFORMANCES_H
#define CONFORMANCES_H

#include <stdint.h>

/// The first of the program's records of protocol conformances, each of which is a distance to a
/// conformance descriptor, and the end of them. Both are NULL if the linker knows of none.
///
/// The compiler puts the records into one section for the Swift runtime. See TypeMetadata.rst and
/// ABI/Metadata.h in the Swift project.
const int32_t *conformance_records_start(void);
const int32_t *conformance_records_end(void);

/// Returns the type that the function at `access` of a type's description answers with. Swift's
/// calls with one word and a result of two words are those of C on all 64-bit platforms.
const void *type_from_access_function(const void *access);

#endif
