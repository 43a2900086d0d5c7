// Labels, and how text is written.
// Documented under uikit: uilabel, nstextalignment, nslinebreakmode, nsparagraphstyle,
// nsmutableparagraphstyle, nsattributedstring/boundingrect(with:options:context:),
// nsstringdrawingoptions.

#pragma once
#include <Foundation/NSAttributedString.h>
#include <UIKit/UIImage.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef NS_ENUM(NSInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};

NS_SWIFT_SENDABLE
@interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(class, readonly, copy) NSParagraphStyle *defaultParagraphStyle NS_SWIFT_NAME(default);
@property(readonly) CGFloat lineSpacing;
@property(readonly) NSTextAlignment alignment;
@property(readonly) NSLineBreakMode lineBreakMode;
@property(readonly) CGFloat lineHeightMultiple;
@end

NS_SWIFT_NONSENDABLE
@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property CGFloat paragraphSpacing;
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode;
@property CGFloat minimumLineHeight;
@property CGFloat maximumLineHeight;
@property CGFloat lineHeightMultiple;
@property CGFloat headIndent;
@property CGFloat firstLineHeadIndent;
@end

typedef NS_OPTIONS(NSInteger, NSStringDrawingOptions) {
  NSStringDrawingUsesLineFragmentOrigin = 1 << 0,
  NSStringDrawingUsesFontLeading = 1 << 1,
  NSStringDrawingTruncatesLastVisibleLine = 1 << 5,
};

@interface NSStringDrawingContext : NSObject
@property(nonatomic) CGFloat minimumScaleFactor;
@property(nonatomic, readonly) CGRect totalBounds;
@end

@interface NSAttributedString (NSStringDrawing)
- (CGSize)size;
- (void)drawAtPoint:(CGPoint)point NS_SWIFT_NAME(draw(at:));
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end

@interface NSAttributedString (NSExtendedStringDrawing)
- (CGRect)boundingRectWithSize:(CGSize)size
                       options:(NSStringDrawingOptions)options
                       context:(nullable NSStringDrawingContext *)context
    NS_SWIFT_NAME(boundingRect(with:options:context:));
@end

NS_SWIFT_UI_ACTOR
@interface UILabel : UIView <NSCoding>
@property(nullable, nonatomic, copy) NSString *text;
@property(null_resettable, nonatomic, strong) UIFont *font;
@property(null_resettable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIColor *shadowColor;
@property(nonatomic) CGSize shadowOffset;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSLineBreakMode lineBreakMode;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property(nonatomic, getter=isHighlighted) BOOL highlighted;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nonatomic) NSInteger numberOfLines;
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@property(nonatomic) BOOL adjustsFontSizeToFitWidth;
@property(nonatomic) CGFloat minimumScaleFactor;
@property(nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property(nonatomic) CGFloat preferredMaxLayoutWidth;
@property(nonatomic) CGFloat minimumFontSize
    DEPRECATED(ios, 2.0, 6.0, "use minimumScaleFactor") NOT_ON(tvos) NOT_ON(visionos);
- (CGRect)textRectForBounds:(CGRect)bounds limitedToNumberOfLines:(NSInteger)numberOfLines;
- (void)drawTextInRect:(CGRect)rect;
@end

NS_ASSUME_NONNULL_END
