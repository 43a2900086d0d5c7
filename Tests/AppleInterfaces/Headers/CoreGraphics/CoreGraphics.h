// What Plumb and its documents use of Core Graphics' opaque types. Its functions of points, sizes,
// rectangles and transforms have become members in Swift, and are written as such in the overlay.
// Documented under coregraphics: cgcontext, cgcolor, cgimage, cgpath.

#pragma once
#include <CoreFoundation/CFCGTypes.h>

typedef struct CF_BRIDGED_TYPE(id) CGContext *CGContextRef;
typedef struct CF_BRIDGED_TYPE(id) CGColor *CGColorRef NS_SWIFT_SENDABLE;
typedef struct CF_BRIDGED_TYPE(id) CGImage *CGImageRef NS_SWIFT_SENDABLE;
typedef const struct CF_BRIDGED_TYPE(id) CGPath *CGPathRef;
