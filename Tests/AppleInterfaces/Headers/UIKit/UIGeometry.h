// Insets and edges.
// Documented under uikit: uiedgeinsets, nsdirectionaledgeinsets, uirectedge, uioffset,
// nsdirectionalrectedge.

#pragma once
#include <QuartzCore/CALayer.h>

typedef struct UIEdgeInsets {
  CGFloat top, left, bottom, right;
} UIEdgeInsets;

typedef struct NSDirectionalEdgeInsets {
  CGFloat top, leading, bottom, trailing;
} NSDirectionalEdgeInsets;

typedef struct UIOffset {
  CGFloat horizontal, vertical;
} UIOffset;

typedef NS_OPTIONS(NSUInteger, UIRectEdge) {
  UIRectEdgeNone = 0,
  UIRectEdgeTop = 1 << 0,
  UIRectEdgeLeft = 1 << 1,
  UIRectEdgeBottom = 1 << 2,
  UIRectEdgeRight = 1 << 3,
  UIRectEdgeAll = UIRectEdgeTop | UIRectEdgeLeft | UIRectEdgeBottom | UIRectEdgeRight,
};

typedef NS_OPTIONS(NSUInteger, NSDirectionalRectEdge) {
  NSDirectionalRectEdgeNone = 0,
  NSDirectionalRectEdgeTop = 1UL << 0,
  NSDirectionalRectEdgeLeading = 1UL << 1,
  NSDirectionalRectEdgeBottom = 1UL << 2,
  NSDirectionalRectEdgeTrailing = 1UL << 3,
  NSDirectionalRectEdgeAll = 15UL,
};

extern const UIEdgeInsets UIEdgeInsetsZero NS_SWIFT_NAME(UIEdgeInsets.zero);
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero
    NS_SWIFT_NAME(NSDirectionalEdgeInsets.zero);
extern const UIOffset UIOffsetZero NS_SWIFT_NAME(UIOffset.zero);
