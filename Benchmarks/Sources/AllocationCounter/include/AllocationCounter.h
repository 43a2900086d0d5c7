#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>

/// Whether allocations can be counted: with the GNU C library, and without a sanitizer.
bool allocation_counter_is_available(void);

/// Begins to count the allocations of this thread, from 0.
void allocation_counter_start(void);

/// Ends counting.
void allocation_counter_stop(void);

/// How many blocks have been allocated since counting began.
long allocation_counter_allocations(void);

/// How many bytes more are in use than when counting began, as the allocator rounds them.
long allocation_counter_bytes(void);

#endif
