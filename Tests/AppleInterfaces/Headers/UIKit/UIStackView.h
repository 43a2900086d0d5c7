// Stacks, and views that show one thing.
// Documented under uikit: uistackview, uistackview/distribution-swift.enum, uistackview/alignment-swift.enum,
// uiactivityindicatorview, uiprogressview, uivisualeffectview, uiblureffect, uivisualeffect.

#pragma once
#include <UIKit/UIContent.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIStackViewDistribution) {
  UIStackViewDistributionFill = 0,
  UIStackViewDistributionFillEqually,
  UIStackViewDistributionFillProportionally,
  UIStackViewDistributionEqualSpacing,
  UIStackViewDistributionEqualCentering,
} NS_SWIFT_NAME(UIStackView.Distribution);

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter,
  UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing,
  UIStackViewAlignmentLastBaseline,
} NS_SWIFT_NAME(UIStackView.Alignment);

NS_SWIFT_UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)stackIndex;
@property(nonatomic) UILayoutConstraintAxis axis;
@property(nonatomic) UIStackViewDistribution distribution;
@property(nonatomic) UIStackViewAlignment alignment;
@property(nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing
               afterView:(UIView *)arrangedSubview NS_SWIFT_NAME(setCustomSpacing(_:after:));
- (CGFloat)customSpacingAfterView:(UIView *)arrangedSubview NS_SWIFT_NAME(customSpacing(after:));
@property(nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property(nonatomic, getter=isLayoutMarginsRelativeArrangement)
    BOOL layoutMarginsRelativeArrangement;
@end

typedef NS_ENUM(NSInteger, UIActivityIndicatorViewStyle) {
  UIActivityIndicatorViewStyleMedium = 100,
  UIActivityIndicatorViewStyleLarge = 101,
} NS_SWIFT_NAME(UIActivityIndicatorView.Style);

NS_SWIFT_UI_ACTOR
@interface UIActivityIndicatorView : UIView <NSCoding>
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style
    NS_SWIFT_NAME(init(style:)) NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic) UIActivityIndicatorViewStyle style;
@property(nonatomic) BOOL hidesWhenStopped;
- (void)startAnimating;
- (void)stopAnimating;
@property(nonatomic, readonly, getter=isAnimating) BOOL animating;
@end

NS_SWIFT_UI_ACTOR
@interface UIProgressView : UIView <NSCoding>
@property(nonatomic) float progress;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

NS_SWIFT_SENDABLE
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end

typedef NS_ENUM(NSInteger, UIBlurEffectStyle) {
  UIBlurEffectStyleExtraLight,
  UIBlurEffectStyleLight,
  UIBlurEffectStyleDark,
  UIBlurEffectStyleRegular = 4,
  UIBlurEffectStyleProminent = 5,
} NS_SWIFT_NAME(UIBlurEffect.Style);

NS_SWIFT_SENDABLE
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end

NS_SWIFT_UI_ACTOR
@interface UIVisualEffectView : UIView <NSSecureCoding>
@property(nonatomic, strong, readonly) UIView *contentView;
@property(nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
