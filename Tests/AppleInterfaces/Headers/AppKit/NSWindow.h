// Responders and windows.
// Documented under appkit: nsresponder, nsevent, nswindow, nswindow.orderingmode,
// nsuserinterfacelayoutdirection.

#pragma once
#include <AppKit/NSLayoutConstraint.h>

NS_ASSUME_NONNULL_BEGIN

@class NSView;

typedef NS_ENUM(NSInteger, NSUserInterfaceLayoutDirection) {
  NSUserInterfaceLayoutDirectionLeftToRight = 0,
  NSUserInterfaceLayoutDirectionRightToLeft = 1,
};

@interface NSEvent : NSObject <NSCopying, NSCoding>
@property(readonly) NSPoint locationInWindow;
@end

NS_SWIFT_UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)mouseDown:(NSEvent *)event NS_SWIFT_NAME(mouseDown(with:));
- (void)mouseUp:(NSEvent *)event NS_SWIFT_NAME(mouseUp(with:));
- (void)keyDown:(NSEvent *)event NS_SWIFT_NAME(keyDown(with:));
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
  NSWindowStyleMaskBorderless = 0,
  NSWindowStyleMaskTitled = 1 << 0,
  NSWindowStyleMaskClosable = 1 << 1,
  NSWindowStyleMaskResizable = 1 << 3,
} NS_SWIFT_NAME(NSWindow.StyleMask);

typedef NS_ENUM(NSUInteger, NSBackingStoreType) {
  NSBackingStoreBuffered = 2,
} NS_SWIFT_NAME(NSWindow.BackingStoreType);

NS_SWIFT_UI_ACTOR
@interface NSWindow : NSResponder
- (instancetype)initWithContentRect:(NSRect)contentRect
                          styleMask:(NSWindowStyleMask)style
                            backing:(NSBackingStoreType)backingStoreType
                              defer:(BOOL)flag NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder UNAVAILABLE("windows are not coded");
@property(nullable, strong) __kindof NSView *contentView;
@property(readonly) CGFloat backingScaleFactor;
@property(readonly) NSRect contentLayoutRect;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)layoutIfNeeded;
- (void)setContentSize:(NSSize)size;
@end

NS_ASSUME_NONNULL_END
