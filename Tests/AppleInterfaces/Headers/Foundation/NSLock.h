// Locks.
// Documented under foundation: nslocking, nslock, nsrecursivelock.

#pragma once
#include <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN

@protocol NSLocking
- (void)lock;
- (void)unlock;
@end

NS_SWIFT_SENDABLE
@interface NSLock : NSObject <NSLocking>
- (BOOL)tryLock NS_SWIFT_NAME(try());
@property(nullable, copy) NSString *name;
@end

NS_SWIFT_SENDABLE
@interface NSRecursiveLock : NSObject <NSLocking>
- (BOOL)tryLock NS_SWIFT_NAME(try());
@property(nullable, copy) NSString *name;
@end

NS_ASSUME_NONNULL_END
