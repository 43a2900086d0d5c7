// Fonts, colors, images and paths.
// Documented under appkit: nsfont, nsfont/weight, nscolor, nsimage, nsbezierpath and their members by name.

#pragma once
#include <AppKit/NSViewConstraints.h>
#include <Foundation/NSAttributedString.h>
#include <Foundation/NSFileHandle.h>

NS_ASSUME_NONNULL_BEGIN

typedef CGFloat NSFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSFont.Weight);
extern const NSFontWeight NSFontWeightLight;
extern const NSFontWeight NSFontWeightRegular;
extern const NSFontWeight NSFontWeightMedium;
extern const NSFontWeight NSFontWeightSemibold;
extern const NSFontWeight NSFontWeightBold;

typedef NSString *NSFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(NSFont.TextStyle);
extern const NSFontTextStyle NSFontTextStyleTitle1;
extern const NSFontTextStyle NSFontTextStyleHeadline;
extern const NSFontTextStyle NSFontTextStyleBody;
extern const NSFontTextStyle NSFontTextStyleCaption1;

NS_SWIFT_SENDABLE
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize;
+ (NSFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (NSFont *)labelFontOfSize:(CGFloat)fontSize;
+ (NSFont *)systemFontOfSize:(CGFloat)fontSize weight:(NSFontWeight)weight;
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style
                              options:(NSDictionary<NSString *, id> *)options
    NS_SWIFT_NAME(preferredFont(forTextStyle:options:)) SINCE(macos, 11.0);
@property(class, readonly) CGFloat systemFontSize;
@property(class, readonly) CGFloat smallSystemFontSize;
@property(class, readonly) CGFloat labelFontSize;
@property(readonly, copy) NSString *fontName;
@property(readonly) CGFloat pointSize;
@property(readonly) CGFloat ascender;
@property(readonly) CGFloat descender;
@property(readonly) CGFloat leading;
@property(readonly) CGFloat capHeight;
@property(readonly) CGFloat xHeight;
@end

NS_SWIFT_SENDABLE
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (NSColor *)colorWithSRGBRed:(CGFloat)red
                        green:(CGFloat)green
                         blue:(CGFloat)blue
                        alpha:(CGFloat)alpha;
+ (NSColor *)colorWithRed:(CGFloat)red
                    green:(CGFloat)green
                     blue:(CGFloat)blue
                    alpha:(CGFloat)alpha SINCE(macos, 10.9);
+ (NSColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha SINCE(macos, 10.9);
- (NSColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
@property(readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
@property(class, readonly, strong) NSColor *blackColor;
@property(class, readonly, strong) NSColor *whiteColor;
@property(class, readonly, strong) NSColor *grayColor;
@property(class, readonly, strong) NSColor *redColor;
@property(class, readonly, strong) NSColor *greenColor;
@property(class, readonly, strong) NSColor *blueColor;
@property(class, readonly, strong) NSColor *yellowColor;
@property(class, readonly, strong) NSColor *orangeColor;
@property(class, readonly, strong) NSColor *clearColor;
@property(class, readonly, strong) NSColor *labelColor NS_SWIFT_NAME(labelColor);
@property(class, readonly, strong) NSColor *secondaryLabelColor NS_SWIFT_NAME(secondaryLabelColor);
@property(class, readonly, strong) NSColor *tertiaryLabelColor NS_SWIFT_NAME(tertiaryLabelColor);
@property(class, readonly, strong) NSColor *textColor NS_SWIFT_NAME(textColor);
@property(class, readonly, strong) NSColor *textBackgroundColor NS_SWIFT_NAME(textBackgroundColor);
@property(class, readonly, strong) NSColor *windowBackgroundColor
    NS_SWIFT_NAME(windowBackgroundColor);
@property(class, readonly, strong) NSColor *controlBackgroundColor
    NS_SWIFT_NAME(controlBackgroundColor);
@property(class, readonly, strong) NSColor *separatorColor NS_SWIFT_NAME(separatorColor)
    SINCE(macos, 10.14);
@property(class, readonly, strong) NSColor *controlAccentColor NS_SWIFT_NAME(controlAccentColor)
    SINCE(macos, 10.14);
@property(class, readonly, strong) NSColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property(class, readonly, strong) NSColor *systemGreenColor NS_SWIFT_NAME(systemGreen);
@property(class, readonly, strong) NSColor *systemBlueColor NS_SWIFT_NAME(systemBlue);
@property(class, readonly, strong) NSColor *systemGrayColor NS_SWIFT_NAME(systemGray);
- (void)set;
- (void)setFill;
- (void)setStroke;
@end

typedef NSString *NSImageName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSImage.Name);

NS_SWIFT_SENDABLE
@interface NSImage : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSImage *)imageNamed:(NSImageName)name NS_SWIFT_NAME(init(named:));
+ (nullable NSImage *)imageWithSystemSymbolName:(NSString *)name
                       accessibilityDescription:(nullable NSString *)description
    NS_SWIFT_NAME(init(systemSymbolName:accessibilityDescription:)) SINCE(macos, 11.0);
- (instancetype)initWithSize:(NSSize)size NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithData:(NSData *)data;
@property NSSize size;
@property(getter=isTemplate) BOOL template;
- (void)drawInRect:(NSRect)rect NS_SWIFT_NAME(draw(in:)) SINCE(macos, 10.9);
@end

@interface NSBezierPath : NSObject <NSCopying, NSSecureCoding>
+ (NSBezierPath *)bezierPathWithRect:(NSRect)rect;
+ (NSBezierPath *)bezierPathWithOvalInRect:(NSRect)rect;
+ (NSBezierPath *)bezierPathWithRoundedRect:(NSRect)rect
                                    xRadius:(CGFloat)xRadius
                                    yRadius:(CGFloat)yRadius;
+ (void)fillRect:(NSRect)rect NS_SWIFT_NAME(fill(_:));
- (void)moveToPoint:(NSPoint)point NS_SWIFT_NAME(move(to:));
- (void)lineToPoint:(NSPoint)point NS_SWIFT_NAME(line(to:));
- (void)closePath NS_SWIFT_NAME(close());
- (void)stroke;
- (void)fill;
@property CGFloat lineWidth;
@property(readonly) NSRect bounds;
@end

NS_ASSUME_NONNULL_END
