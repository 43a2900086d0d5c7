// Transforms in space, whose functions keep their C names in Swift.
// Documented under quartzcore: catransform3d, catransform3disidentity(_:),
// catransform3dmakeaffinetransform(_:), catransform3disaffine(_:), catransform3dgetaffinetransform(_:).

#pragma once
#include <Foundation/NSObject.h>

typedef struct CATransform3D {
  CGFloat m11, m12, m13, m14;
  CGFloat m21, m22, m23, m24;
  CGFloat m31, m32, m33, m34;
  CGFloat m41, m42, m43, m44;
} CATransform3D;

extern const CATransform3D CATransform3DIdentity;

_Bool CATransform3DIsIdentity(CATransform3D t);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
_Bool CATransform3DIsAffine(CATransform3D t);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
