// Counts the allocations of a thread by standing in for the C library's allocator.
//
// The program's own definitions of malloc and its kin take precedence over the library's; they count
// where counting is on, and hand on to the library under the names that it keeps for this purpose.
// Only the GNU library on Linux keeps such names. A sanitizer stands in for the allocator itself, and
// the program dies if both do. Everywhere else this file defines no allocator, and nothing is counted.

#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

static _Thread_local bool counting = false;
static _Thread_local long allocations = 0;
static _Thread_local long bytes = 0;

void allocation_counter_start(void) {
  allocations = 0;
  bytes = 0;
  counting = true;
}

void allocation_counter_stop(void) { counting = false; }
long allocation_counter_allocations(void) { return allocations; }
long allocation_counter_bytes(void) { return bytes; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) \
    || __has_feature(memory_sanitizer) || __has_feature(leak_sanitizer) \
    || __has_feature(hwaddress_sanitizer)
#define IS_SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(IS_SANITIZED)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

bool allocation_counter_is_available(void) { return true; }

static void *counted(void *block) {
  if (counting && block) {
    allocations += 1;
    bytes += (long)malloc_usable_size(block);
  }
  return block;
}

static void forget(void *block) {
  if (counting && block) bytes -= (long)malloc_usable_size(block);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
  forget(block);
  return counted(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

void *aligned_alloc(size_t alignment, size_t size) {
  return counted(__libc_memalign(alignment, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *memory = counted(__libc_memalign(alignment, size));
  if (!memory) return ENOMEM;
  *block = memory;
  return 0;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}

#else

bool allocation_counter_is_available(void) { return false; }

#endif
