// Associated objects.
// Documented under objectivec: objc_getassociatedobject(_:_:), objc_setassociatedobject(_:_:_:_:),
// objc_associationpolicy.

#pragma once
#include "NSObject.h"

typedef NS_ENUM(unsigned long, objc_AssociationPolicy) {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403,
};

id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(
  id _Nonnull object, const void *_Nonnull key, id _Nullable value, objc_AssociationPolicy policy);
