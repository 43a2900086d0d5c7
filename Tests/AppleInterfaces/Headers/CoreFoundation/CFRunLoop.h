// The run loop and its observers.
// Documented under corefoundation: cfrunloop, cfrunloopobserver, cfrunloopactivity, cfrunloopmode,
// cfrunloopobservercreatewithhandler(_:_:_:_:_:), cfrunloopaddobserver(_:_:_:),
// cfrunloopobserverinvalidate(_:), cfrunloopgetmain(), cfrunloopperformblock(_:_:_:).

#pragma once
#include "CFBase.h"

CF_AUDITED_BEGIN

typedef struct CF_BRIDGED_TYPE(id) __CFRunLoop *CFRunLoopRef NS_SWIFT_SENDABLE;
typedef struct CF_BRIDGED_TYPE(id) __CFRunLoopObserver *CFRunLoopObserverRef;
typedef CFStringRef CFRunLoopMode NS_TYPED_EXTENSIBLE_ENUM;

typedef NS_OPTIONS(CFOptionFlags, CFRunLoopActivity) {
  kCFRunLoopEntry = 1 << 0,
  kCFRunLoopBeforeTimers = 1 << 1,
  kCFRunLoopBeforeSources = 1 << 2,
  kCFRunLoopBeforeWaiting = 1 << 5,
  kCFRunLoopAfterWaiting = 1 << 6,
  kCFRunLoopExit = 1 << 7,
  kCFRunLoopAllActivities = 0x0FFFFFFF,
};

extern const CFRunLoopMode kCFRunLoopDefaultMode;
extern const CFRunLoopMode kCFRunLoopCommonModes;

// None of these says what may be nil, so that Swift unwraps what they give where it is used.
CFRunLoopRef CFRunLoopGetMain(void);
CFRunLoopRef CFRunLoopGetCurrent(void);
void CFRunLoopWakeUp(CFRunLoopRef rl);
void CFRunLoopPerformBlock(CFRunLoopRef rl, CFTypeRef mode, void (^block)(void));
void CFRunLoopAddObserver(CFRunLoopRef rl, CFRunLoopObserverRef observer, CFRunLoopMode mode);
CFRunLoopObserverRef CFRunLoopObserverCreateWithHandler(
  CFAllocatorRef allocator, CFOptionFlags activities, Boolean repeats, CFIndex order,
  void (^block)(CFRunLoopObserverRef observer, CFRunLoopActivity activity));
void CFRunLoopObserverInvalidate(CFRunLoopObserverRef observer);

CF_AUDITED_END
