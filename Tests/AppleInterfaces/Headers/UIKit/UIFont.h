// Fonts.
// Documented under uikit: uifont, uifont/textstyle, uifont/weight, uifontdescriptor,
// uifontdescriptor/symbolictraits, uifontmetrics.

#pragma once
#include <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern const UIFontTextStyle UIFontTextStyleLargeTitle NOT_ON(tvos);
extern const UIFontTextStyle UIFontTextStyleTitle1;
extern const UIFontTextStyle UIFontTextStyleTitle2;
extern const UIFontTextStyle UIFontTextStyleTitle3;
extern const UIFontTextStyle UIFontTextStyleHeadline;
extern const UIFontTextStyle UIFontTextStyleSubheadline;
extern const UIFontTextStyle UIFontTextStyleBody;
extern const UIFontTextStyle UIFontTextStyleCallout;
extern const UIFontTextStyle UIFontTextStyleFootnote;
extern const UIFontTextStyle UIFontTextStyleCaption1;
extern const UIFontTextStyle UIFontTextStyleCaption2;

typedef CGFloat UIFontWeight NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.Weight);
extern const UIFontWeight UIFontWeightUltraLight;
extern const UIFontWeight UIFontWeightThin;
extern const UIFontWeight UIFontWeightLight;
extern const UIFontWeight UIFontWeightRegular;
extern const UIFontWeight UIFontWeightMedium;
extern const UIFontWeight UIFontWeightSemibold;
extern const UIFontWeight UIFontWeightBold;
extern const UIFontWeight UIFontWeightHeavy;
extern const UIFontWeight UIFontWeightBlack;

typedef NS_OPTIONS(uint32_t, UIFontDescriptorSymbolicTraits) {
  UIFontDescriptorTraitItalic = 1u << 0,
  UIFontDescriptorTraitBold = 1u << 1,
  UIFontDescriptorTraitMonoSpace = 1u << 10,
} NS_SWIFT_NAME(UIFontDescriptor.SymbolicTraits);

NS_SWIFT_SENDABLE
@interface UIFontDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) CGFloat pointSize;
@property(nonatomic, readonly) UIFontDescriptorSymbolicTraits symbolicTraits;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style;
- (UIFontDescriptor *)fontDescriptorWithSize:(CGFloat)newPointSize NS_SWIFT_NAME(withSize(_:));
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:
    (UIFontDescriptorSymbolicTraits)symbolicTraits NS_SWIFT_NAME(withSymbolicTraits(_:));
@end

NS_SWIFT_SENDABLE
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    NS_SWIFT_NAME(preferredFont(forTextStyle:));
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
        compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(preferredFont(forTextStyle:compatibleWith:));
+ (nullable UIFont *)fontWithName:(NSString *)fontName size:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)fontSize;
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight;
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)pointSize;
- (UIFont *)fontWithSize:(CGFloat)fontSize NS_SWIFT_NAME(withSize(_:));
@property(nonatomic, readonly, strong) NSString *familyName;
@property(nonatomic, readonly, strong) NSString *fontName;
@property(nonatomic, readonly) CGFloat pointSize;
@property(nonatomic, readonly) CGFloat ascender;
@property(nonatomic, readonly) CGFloat descender;
@property(nonatomic, readonly) CGFloat capHeight;
@property(nonatomic, readonly) CGFloat xHeight;
@property(nonatomic, readonly) CGFloat lineHeight;
@property(nonatomic, readonly) CGFloat leading;
@property(nonatomic, readonly) UIFontDescriptor *fontDescriptor;
@end

#if !__is_target_os(visionos)
@interface UIFont (UIFontSystemSizes)
@property(class, nonatomic, readonly) CGFloat labelFontSize NOT_ON(tvos);
@property(class, nonatomic, readonly) CGFloat buttonFontSize NOT_ON(tvos);
@property(class, nonatomic, readonly) CGFloat systemFontSize NOT_ON(tvos);
@end
#endif

@interface UIFontMetrics : NSObject
@property(class, readonly, strong) UIFontMetrics *defaultMetrics NS_SWIFT_NAME(default);
- (instancetype)init UNAVAILABLE("use init(forTextStyle:)");
- (instancetype)initForTextStyle:(UIFontTextStyle)textStyle NS_DESIGNATED_INITIALIZER;
- (UIFont *)scaledFontForFont:(UIFont *)font NS_SWIFT_NAME(scaledFont(for:));
- (UIFont *)scaledFontForFont:(UIFont *)font
             maximumPointSize:(CGFloat)maximumPointSize
    NS_SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (CGFloat)scaledValueForValue:(CGFloat)value NS_SWIFT_NAME(scaledValue(for:));
@end

NS_ASSUME_NONNULL_END
