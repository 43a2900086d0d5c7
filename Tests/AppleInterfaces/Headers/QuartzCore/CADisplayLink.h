// What keeps time with the display.
// Documented under quartzcore: cadisplaylink, cacurrentmediatime(), caframeraterange.

#pragma once
#include <Foundation/NSRunLoop.h>

NS_ASSUME_NONNULL_BEGIN

CFTimeInterval CACurrentMediaTime(void);

typedef struct CAFrameRateRange {
  float minimum;
  float maximum;
  float preferred;
} CAFrameRateRange;

SINCE(macos, 14.0)
@interface CADisplayLink : NSObject
#if !__is_target_os(macos)
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)sel;
#endif
- (void)addToRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)runloop forMode:(NSRunLoopMode)mode;
- (void)invalidate;
@property(readonly, nonatomic) CFTimeInterval timestamp;
@property(readonly, nonatomic) CFTimeInterval targetTimestamp;
@property(readonly, nonatomic) CFTimeInterval duration;
@property(getter=isPaused, nonatomic) BOOL paused;
@property(nonatomic) CAFrameRateRange preferredFrameRateRange SINCE(ios, 15.0) SINCE(tvos, 15.0);
@end

NS_ASSUME_NONNULL_END
