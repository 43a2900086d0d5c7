// Gestures, tracking areas, animations and the app.
// Documented under appkit: nsgesturerecognizer, nsclickgesturerecognizer, nspangesturerecognizer,
// nstrackingarea, nsanimationcontext, nsapplication, nsapplicationdelegate, nsappearance, nsscreen,
// nsworkspace and their members by name.

#pragma once
#include <AppKit/NSControl.h>
#include <QuartzCore/CAAnimation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSGestureRecognizerState) {
  NSGestureRecognizerStatePossible,
  NSGestureRecognizerStateBegan,
  NSGestureRecognizerStateChanged,
  NSGestureRecognizerStateEnded,
  NSGestureRecognizerStateCancelled,
  NSGestureRecognizerStateFailed,
} NS_SWIFT_NAME(NSGestureRecognizer.State);

NS_SWIFT_UI_ACTOR
@interface NSGestureRecognizer : NSObject <NSCoding>
- (instancetype)initWithTarget:(nullable id)target
                        action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(readonly) NSGestureRecognizerState state;
@property(nullable, readonly) NSView *view;
- (NSPoint)locationInView:(nullable NSView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface NSClickGestureRecognizer : NSGestureRecognizer
@property NSInteger numberOfClicksRequired;
@end

NS_SWIFT_UI_ACTOR
@interface NSPanGestureRecognizer : NSGestureRecognizer
- (NSPoint)translationInView:(nullable NSView *)view;
@end

@interface NSView (NSGestureRecognizer)
@property(copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers SINCE(macos, 10.10);
- (void)addGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer SINCE(macos, 10.10);
- (void)removeGestureRecognizer:(NSGestureRecognizer *)gestureRecognizer SINCE(macos, 10.10);
@end

typedef NS_OPTIONS(NSUInteger, NSTrackingAreaOptions) {
  NSTrackingMouseEnteredAndExited = 0x01,
  NSTrackingMouseMoved = 0x02,
  NSTrackingActiveInActiveApp = 0x40,
  NSTrackingActiveAlways = 0x80,
  NSTrackingInVisibleRect = 0x200,
} NS_SWIFT_NAME(NSTrackingArea.Options);

@interface NSTrackingArea : NSObject <NSCopying, NSCoding>
- (instancetype)initWithRect:(NSRect)rect
                     options:(NSTrackingAreaOptions)options
                       owner:(nullable id)owner
                    userInfo:(nullable NSDictionary<id, id> *)userInfo;
@end

@interface NSView (NSTrackingArea)
- (void)addTrackingArea:(NSTrackingArea *)trackingArea;
- (void)removeTrackingArea:(NSTrackingArea *)trackingArea;
@property(readonly, copy) NSArray<NSTrackingArea *> *trackingAreas;
- (void)updateTrackingAreas NS_REQUIRES_SUPER;
@end

NS_SWIFT_UI_ACTOR
@interface NSAnimationContext : NSObject
+ (void)runAnimationGroup:(void(NS_NOESCAPE ^)(NSAnimationContext *context))changes
        completionHandler:(void (^_Nullable)(void))completionHandler
    NS_SWIFT_NAME(runAnimationGroup(_:completionHandler:));
+ (void)runAnimationGroup:(void(NS_NOESCAPE ^)(NSAnimationContext *context))changes
    NS_SWIFT_NAME(runAnimationGroup(_:)) SINCE(macos, 10.12);
@property(class, readonly, strong) NSAnimationContext *currentContext NS_SWIFT_NAME(current);
@property NSTimeInterval duration;
@property(nullable, strong) CAMediaTimingFunction *timingFunction;
@property BOOL allowsImplicitAnimation;
@end

NS_SWIFT_UI_ACTOR
@protocol NSAnimatablePropertyContainer
- (instancetype)animator;
@end

@interface NSView (NSAnimatablePropertyContainer) <NSAnimatablePropertyContainer>
@end

typedef NSString *NSAppearanceName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSAppearance.Name);
extern NSAppearanceName const NSAppearanceNameAqua SINCE(macos, 10.9);
extern NSAppearanceName const NSAppearanceNameDarkAqua SINCE(macos, 10.14);

NS_SWIFT_SENDABLE
@interface NSAppearance : NSObject <NSSecureCoding>
@property(readonly, copy) NSAppearanceName name;
+ (nullable NSAppearance *)appearanceNamed:(NSAppearanceName)name NS_SWIFT_NAME(init(named:));
@end

@interface NSView (NSAppearanceCustomization)
@property(nullable, strong) NSAppearance *appearance SINCE(macos, 10.9);
@property(readonly, strong) NSAppearance *effectiveAppearance SINCE(macos, 10.9);
- (void)viewDidChangeEffectiveAppearance SINCE(macos, 10.14);
@end

@protocol NSApplicationDelegate;

NS_SWIFT_UI_ACTOR
@interface NSApplication : NSResponder
@property(class, readonly, strong) __kindof NSApplication *sharedApplication NS_SWIFT_NAME(shared);
@property(nullable, weak) id<NSApplicationDelegate> delegate;
@property(nullable, readonly, assign) NSWindow *mainWindow;
@property(nullable, readonly, assign) NSWindow *keyWindow;
@property(readonly, copy) NSArray<NSWindow *> *windows;
@property(readonly) NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
- (void)run;
@end

NS_SWIFT_UI_ACTOR
@protocol NSApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(NSNotification *)notification;
@end

NS_ASSUME_NONNULL_END
