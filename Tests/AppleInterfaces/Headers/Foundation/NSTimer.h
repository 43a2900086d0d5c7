// Timers and delayed messages.
// Documented under foundation: timer, nsdate; under objectivec: nsobject-swift.class,
// perform(_:with:afterdelay:) and cancelpreviousperformrequests(withtarget:).

#pragma once
#include <Foundation/NSRunLoop.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED("Foundation.Date") NS_SWIFT_SENDABLE
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end

NS_SWIFT_NONSENDABLE NS_SWIFT_NAME(Timer)
@interface NSTimer : NSObject
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)ti
                                     target:(id)aTarget
                                   selector:(SEL)aSelector
                                   userInfo:(nullable id)userInfo
                                    repeats:(BOOL)yesOrNo;
+ (NSTimer *)scheduledTimerWithTimeInterval:(NSTimeInterval)interval
                                    repeats:(BOOL)repeats
                                      block:(void (NS_SWIFT_SENDABLE ^)(NSTimer *timer))block;
- (void)fire;
- (void)invalidate;
@property(readonly, getter=isValid) BOOL valid;
@property NSTimeInterval tolerance;
@end

@interface NSRunLoop (NSTimers)
- (void)addTimer:(NSTimer *)timer forMode:(NSRunLoopMode)mode;
- (BOOL)runMode:(NSRunLoopMode)mode beforeDate:(NSDate *)limitDate;
- (void)runUntilDate:(NSDate *)limitDate;
@end

@interface NSObject (NSDelayedPerforming)
- (void)performSelector:(SEL)aSelector
             withObject:(nullable id)anArgument
             afterDelay:(NSTimeInterval)delay;
+ (void)cancelPreviousPerformRequestsWithTarget:(id)aTarget;
@end

NS_ASSUME_NONNULL_END
