// Colors.
// Documented under uikit: uicolor and its members by name.

#pragma once
#include <UIKit/UITraitCollection.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface UIColor : NSObject <NSSecureCoding, NSCopying>
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithHue:(CGFloat)hue
              saturation:(CGFloat)saturation
              brightness:(CGFloat)brightness
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red
                   green:(CGFloat)green
                    blue:(CGFloat)blue
                   alpha:(CGFloat)alpha;
- (UIColor *)initWithCGColor:(CGColorRef)cgColor;
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha NS_SWIFT_NAME(withAlphaComponent(_:));
- (BOOL)getRed:(nullable CGFloat *)red
         green:(nullable CGFloat *)green
          blue:(nullable CGFloat *)blue
         alpha:(nullable CGFloat *)alpha;
- (void)set;
- (void)setFill;
- (void)setStroke;
@property(nonatomic, readonly) CGColorRef CGColor NS_SWIFT_NAME(cgColor);
@property(class, nonatomic, readonly) UIColor *blackColor;
@property(class, nonatomic, readonly) UIColor *darkGrayColor;
@property(class, nonatomic, readonly) UIColor *lightGrayColor;
@property(class, nonatomic, readonly) UIColor *whiteColor;
@property(class, nonatomic, readonly) UIColor *grayColor;
@property(class, nonatomic, readonly) UIColor *redColor;
@property(class, nonatomic, readonly) UIColor *greenColor;
@property(class, nonatomic, readonly) UIColor *blueColor;
@property(class, nonatomic, readonly) UIColor *cyanColor;
@property(class, nonatomic, readonly) UIColor *yellowColor;
@property(class, nonatomic, readonly) UIColor *magentaColor;
@property(class, nonatomic, readonly) UIColor *orangeColor;
@property(class, nonatomic, readonly) UIColor *purpleColor;
@property(class, nonatomic, readonly) UIColor *brownColor;
@property(class, nonatomic, readonly) UIColor *clearColor;
@end

@interface UIColor (UIColorNamedColors)
+ (nullable UIColor *)colorNamed:(NSString *)name;
@end

@interface UIColor (DynamicColors)
- (UIColor *)initWithDynamicProvider:(UIColor * (^)(UITraitCollection *traitCollection))dynamicProvider;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(resolvedColor(with:));
@end

@interface UIColor (UIColorSystemColors)
@property(class, nonatomic, readonly) UIColor *systemRedColor;
@property(class, nonatomic, readonly) UIColor *systemGreenColor;
@property(class, nonatomic, readonly) UIColor *systemBlueColor;
@property(class, nonatomic, readonly) UIColor *systemOrangeColor;
@property(class, nonatomic, readonly) UIColor *systemYellowColor;
@property(class, nonatomic, readonly) UIColor *systemPinkColor;
@property(class, nonatomic, readonly) UIColor *systemPurpleColor;
@property(class, nonatomic, readonly) UIColor *systemTealColor;
@property(class, nonatomic, readonly) UIColor *systemIndigoColor;
@property(class, nonatomic, readonly) UIColor *systemGrayColor;
@property(class, nonatomic, readonly) UIColor *labelColor;
@property(class, nonatomic, readonly) UIColor *secondaryLabelColor;
@property(class, nonatomic, readonly) UIColor *tertiaryLabelColor;
@property(class, nonatomic, readonly) UIColor *quaternaryLabelColor;
@property(class, nonatomic, readonly) UIColor *placeholderTextColor;
@property(class, nonatomic, readonly) UIColor *separatorColor;
@property(class, nonatomic, readonly) UIColor *opaqueSeparatorColor;
@property(class, nonatomic, readonly) UIColor *linkColor;
@property(class, nonatomic, readonly) UIColor *systemGray2Color NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemGray3Color NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemGray4Color NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemGray5Color NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemGray6Color NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemFillColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *secondarySystemFillColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *tertiarySystemFillColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *quaternarySystemFillColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *secondarySystemBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *tertiarySystemBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *systemGroupedBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *secondarySystemGroupedBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *tertiarySystemGroupedBackgroundColor NOT_ON(tvos);
@property(class, nonatomic, readonly) UIColor *tintColor SINCE(ios, 15.0) SINCE(tvos, 15.0)
    NS_SWIFT_NAME(tintColor);
@end

NS_ASSUME_NONNULL_END
