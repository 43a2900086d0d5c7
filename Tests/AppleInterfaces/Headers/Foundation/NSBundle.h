// Bundles.
// Documented under foundation: bundle.

#pragma once
#include <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property(class, readonly, strong) NSBundle *mainBundle;
@end

NS_ASSUME_NONNULL_END
