#include "conformances.h"

#include <stddef.h>

#if defined(__ELF__)
// The linker defines both at the ends of a section whose name is an identifier.
extern const int32_t __start_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));
extern const int32_t __stop_swift5_protocol_conformances[]
    __attribute__((weak, visibility("hidden")));

const int32_t *conformance_records_start(void) {
  return __start_swift5_protocol_conformances;
}

const int32_t *conformance_records_end(void) {
  return __stop_swift5_protocol_conformances;
}
#else
const int32_t *conformance_records_start(void) { return NULL; }
const int32_t *conformance_records_end(void) { return NULL; }
#endif

struct metadata_response {
  const void *type;
  size_t state;
};

const void *type_from_access_function(const void *access) {
  // A request of 0 is one for a complete type.
  return ((struct metadata_response (*)(size_t))access)(0).type;
}
