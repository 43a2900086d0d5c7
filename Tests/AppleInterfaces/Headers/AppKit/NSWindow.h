// Responders and windows.
// Documented under appkit: nsresponder, nsevent, nswindow, nswindow.orderingmode,
// nsuserinterfacelayoutdirection, nswindowdelegate, nsscreen.

#pragma once
#include <AppKit/NSLayoutConstraint.h>
#include <Foundation/NSNotification.h>

NS_ASSUME_NONNULL_BEGIN

@class NSView, NSWindow;

typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0,
  NSUserInterfaceLayoutDirectionRightToLeft = 1,
};

@interface NSEvent : NSObject <NSCopying, NSCoding>
@property(readonly) NSPoint locationInWindow;
@property(readonly) NSInteger clickCount;
@property(nullable, readonly, copy) NSString *characters;
@property(readonly) unsigned short keyCode;
@property(readonly) CGFloat scrollingDeltaY;
@end

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)mouseDown:(NSEvent *)event NS_SWIFT_NAME(mouseDown(with:));
- (void)mouseUp:(NSEvent *)event NS_SWIFT_NAME(mouseUp(with:));
- (void)mouseDragged:(NSEvent *)event NS_SWIFT_NAME(mouseDragged(with:));
- (void)mouseMoved:(NSEvent *)event NS_SWIFT_NAME(mouseMoved(with:));
- (void)mouseEntered:(NSEvent *)event NS_SWIFT_NAME(mouseEntered(with:));
- (void)mouseExited:(NSEvent *)event NS_SWIFT_NAME(mouseExited(with:));
- (void)rightMouseDown:(NSEvent *)event NS_SWIFT_NAME(rightMouseDown(with:));
- (void)scrollWheel:(NSEvent *)event NS_SWIFT_NAME(scrollWheel(with:));
- (void)keyDown:(NSEvent *)event NS_SWIFT_NAME(keyDown(with:));
- (void)keyUp:(NSEvent *)event NS_SWIFT_NAME(keyUp(with:));
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property(nullable, assign) NSResponder *nextResponder NS_SWIFT_NAME(nextResponder);
@property(readonly) BOOL acceptsFirstResponder;
@end

typedef NS_ENUM(NSInteger, NSWindowOrderingMode) {
  NSWindowAbove = 1,
  NSWindowBelow = -1,
  NSWindowOut = 0,
} NS_SWIFT_NAME(NSWindow.OrderingMode);

typedef NS_OPTIONS(NSUInteger, NSWindowStyleMask) {
  NSWindowStyleMaskBorderless NS_SWIFT_NAME(borderless) = 0,
  NSWindowStyleMaskTitled = 1 << 0,
  NSWindowStyleMaskClosable = 1 << 1,
  NSWindowStyleMaskMiniaturizable = 1 << 2,
  NSWindowStyleMaskResizable = 1 << 3,
  NSWindowStyleMaskFullSizeContentView = 1 << 15,
} NS_SWIFT_NAME(NSWindow.StyleMask);

typedef NS_ENUM(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered = 2,
} NS_SWIFT_NAME(NSWindow.BackingStoreType);

@class NSViewController, NSScreen;

NS_SWIFT_UI_ACTOR
@protocol NSWindowDelegate <NSObject>
@optional
- (void)windowDidResize:(NSNotification *)notification;
- (NSSize)windowWillResize:(NSWindow *)sender
                    toSize:(NSSize)frameSize NS_SWIFT_NAME(windowWillResize(_:to:));
- (void)windowWillClose:(NSNotification *)notification;
@end

NS_SWIFT_UI_ACTOR
@interface NSScreen : NSObject
@property(class, readonly, copy) NSArray<NSScreen *> *screens;
@property(class, readonly, nullable, strong) NSScreen *mainScreen NS_SWIFT_NAME(main);
@property(readonly) NSRect frame;
@property(readonly) NSRect visibleFrame;
@property(readonly) CGFloat backingScaleFactor;
@end

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(NSRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder UNAVAILABLE("windows are not coded");
@property(nullable, strong) __kindof NSView *contentView;
@property(copy) NSString *title;
@property(readonly) NSRect frame;
@property NSWindowStyleMask styleMask;
@property NSSize minSize;
@property NSSize contentMinSize;
@property(nullable, weak) id<NSWindowDelegate> delegate;
@property(nullable, strong) NSViewController *contentViewController SINCE(macos, 10.10);
@property(readonly, nullable, strong) NSScreen *screen;
@property(getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
- (void)setFrame:(NSRect)frameRect display:(BOOL)flag;
- (void)center;
- (void)close;
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder;
@property(readonly) CGFloat backingScaleFactor;
@property(readonly) NSRect contentLayoutRect;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)layoutIfNeeded;
- (void)setContentSize:(NSSize)size;
@end

NS_ASSUME_NONNULL_END
