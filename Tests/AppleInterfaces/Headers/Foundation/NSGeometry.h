// AppKit's names for Core Graphics' values, and its insets.
// Documented under foundation: nspoint, nssize, nsrect, nsedgeinsets.

#pragma once
#include <Foundation/NSString.h>

#if __is_target_os(macos)

typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;

typedef struct NSEdgeInsets {
  CGFloat top, left, bottom, right;
} NSEdgeInsets;

extern const NSPoint NSZeroPoint;
extern const NSSize NSZeroSize;
extern const NSRect NSZeroRect;
extern const NSEdgeInsets NSEdgeInsetsZero SINCE(macos, 10.10);

#endif
