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

typedef NS_ENUM(NSUInteger, NSRectEdge) {
  NSRectEdgeMinX = 0,
  NSRectEdgeMinY = 1,
  NSRectEdgeMaxX = 2,
  NSRectEdgeMaxY = 3,
};

extern const NSPoint NSZeroPoint;
extern const NSSize NSZeroSize;
extern const NSRect NSZeroRect;
extern const NSEdgeInsets NSEdgeInsetsZero SINCE(macos, 10.10);

NSPoint NSMakePoint(CGFloat x, CGFloat y);
NSSize NSMakeSize(CGFloat w, CGFloat h);
NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat w, CGFloat h);
NSRect NSInsetRect(NSRect aRect, CGFloat dX, CGFloat dY);
_Bool NSPointInRect(NSPoint aPoint, NSRect aRect);
_Bool NSEqualRects(NSRect aRect, NSRect bRect);

// Since macOS 10.10, edge insets are compared by a function.
_Bool NSEdgeInsetsEqual(NSEdgeInsets aInsets, NSEdgeInsets bInsets) SINCE(macos, 10.10);

#endif
