// Core Graphics' values, which have been Core Foundation's since macOS 12 and iOS 15's headers.
// Documented under corefoundation: cgfloat, cgpoint, cgsize, cgrect, cgvector, cgaffinetransform.

#pragma once
#include "CFBase.h"

typedef double CGFloat;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;
