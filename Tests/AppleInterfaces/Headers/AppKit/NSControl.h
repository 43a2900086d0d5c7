// Fonts, colors, controls, images and texts.
// Documented under appkit: nsfont, nscolor, nsimage, nscontrol, nstextfield, nsimageview, nsbutton.

#pragma once
#include <AppKit/NSViewConstraints.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
@property(readonly) CGFloat ascender;
@property(readonly) CGFloat descender;
@end

NS_SWIFT_SENDABLE
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
@property(class, readonly, strong) NSColor *labelColor NS_SWIFT_NAME(labelColor);
@property(class, readonly, strong) NSColor *redColor NS_SWIFT_NAME(red);
@end

NS_SWIFT_SENDABLE
@interface NSImage : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithSize:(NSSize)size NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property NSSize size;
@end

NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, weak) id target;
@property(nullable) SEL action;
@property(getter=isEnabled) BOOL enabled;
@property(copy) NSString *stringValue;
@property(nullable, strong) NSFont *font;
- (NSSize)sizeThatFits:(NSSize)size SINCE(macos, 10.10);
- (void)sizeToFit;
@end

NS_SWIFT_UI_ACTOR
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(labelWithString:)) SINCE(macos, 10.12);
+ (instancetype)wrappingLabelWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(wrappingLabelWithString:)) SINCE(macos, 10.12);
@property NSInteger maximumNumberOfLines;
@property CGFloat preferredMaxLayoutWidth;
@end

NS_SWIFT_UI_ACTOR
@interface NSImageView : NSControl
+ (instancetype)imageViewWithImage:(NSImage *)image NS_SWIFT_NAME(init(image:)) SINCE(macos, 10.12);
@property(nullable, strong) NSImage *image;
@end

NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title
                         target:(nullable id)target
                         action:(nullable SEL)action
    NS_SWIFT_NAME(init(title:target:action:)) SINCE(macos, 10.12);
@property(copy) NSString *title;
@end

NS_ASSUME_NONNULL_END
