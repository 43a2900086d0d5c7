// The run loop of a thread.
// Documented under foundation: runloop, runloop/main, runloop/perform(_:),
// runloop/perform(inmodes:block:).

#pragma once
#include <CoreFoundation/CFRunLoop.h>
#include <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSRunLoopMode NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(RunLoop.Mode);

extern const NSRunLoopMode NSDefaultRunLoopMode NS_SWIFT_NAME(RunLoop.Mode.default);
extern const NSRunLoopMode NSRunLoopCommonModes NS_SWIFT_NAME(RunLoop.Mode.common);

NS_SWIFT_NAME(RunLoop)
@interface NSRunLoop : NSObject
@property(class, readonly, strong) NSRunLoop *currentRunLoop NS_SWIFT_NAME(current);
@property(class, readonly, strong) NSRunLoop *mainRunLoop NS_SWIFT_NAME(main);
- (void)performBlock:(void (NS_SWIFT_SENDABLE ^)(void))block NS_SWIFT_NAME(perform(_:));
- (void)performInModes:(NSArray<NSRunLoopMode> *)modes
                 block:(void (NS_SWIFT_SENDABLE ^)(void))block
    NS_SWIFT_NAME(perform(inModes:block:));
@end

NS_ASSUME_NONNULL_END
