// What all of Core Foundation's types have.
// Documented under corefoundation: cftyperef, cfallocator, cfindex, cftimeinterval.

#pragma once
#include <Darwin/Darwin.h>
#include "../Annotations.h"

#define CF_BRIDGED_TYPE(type) __attribute__((objc_bridge(type)))
// What a function gives is owned by its name's rule: Create and Copy give away, others do not.
#define CF_AUDITED_BEGIN _Pragma("clang arc_cf_code_audited begin")
#define CF_AUDITED_END _Pragma("clang arc_cf_code_audited end")

typedef const void *CFTypeRef CF_BRIDGED_TYPE(id);
typedef const struct CF_BRIDGED_TYPE(id) __CFAllocator *CFAllocatorRef;
typedef const struct CF_BRIDGED_TYPE(NSString) __CFString *CFStringRef;

typedef signed long CFIndex;
typedef unsigned long CFOptionFlags;
typedef double CFTimeInterval;
