// Views in their tree, their layout pass, their margins, and animations.
// Documented under uikit: uiview and its members by name. Apple has them in categories, so that a
// subclass overrides them as it does members of the class.

#pragma once
#include <UIKit/UIView.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIView (UIViewHierarchy)

@property(nullable, nonatomic, readonly) UIView *superview;
@property(nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
@property(nullable, nonatomic, readonly) UIWindow *window;

- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)siblingSubview;
- (void)bringSubviewToFront:(UIView *)view NS_SWIFT_NAME(bringSubviewToFront(_:));
- (void)sendSubviewToBack:(UIView *)view NS_SWIFT_NAME(sendSubviewToBack(_:));

- (void)didAddSubview:(UIView *)subview;
- (void)willRemoveSubview:(UIView *)subview;
- (void)willMoveToSuperview:(nullable UIView *)newSuperview;
- (void)didMoveToSuperview;
- (void)willMoveToWindow:(nullable UIWindow *)newWindow NS_SWIFT_NAME(willMove(toWindow:));
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag NS_SWIFT_NAME(viewWithTag(_:));

- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;

@property(nonatomic) UIEdgeInsets layoutMargins;
@property(nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property(nonatomic) BOOL preservesSuperviewLayoutMargins;
@property(nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
- (void)layoutMarginsDidChange;
@property(nonatomic, readonly) UIEdgeInsets safeAreaInsets;
- (void)safeAreaInsetsDidChange;
@property(readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property(nonatomic, readonly, strong) UILayoutGuide *readableContentGuide;
@property(nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
@property(nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide
    SINCE(ios, 15.0) SINCE(visionos, 1.0) NOT_ON(tvos);

@end

typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear,
} NS_SWIFT_NAME(UIView.AnimationCurve);

typedef NS_OPTIONS(NSUInteger, UIViewAnimationOptions) {
  UIViewAnimationOptionLayoutSubviews = 1 << 0,
  UIViewAnimationOptionAllowUserInteraction = 1 << 1,
  UIViewAnimationOptionBeginFromCurrentState = 1 << 2,
  UIViewAnimationOptionRepeat = 1 << 3,
  UIViewAnimationOptionAutoreverse = 1 << 4,
  UIViewAnimationOptionOverrideInheritedDuration = 1 << 5,
  UIViewAnimationOptionOverrideInheritedCurve = 1 << 6,
  UIViewAnimationOptionAllowAnimatedContent = 1 << 7,
  UIViewAnimationOptionShowHideTransitionViews = 1 << 8,
  UIViewAnimationOptionCurveEaseInOut NS_SWIFT_NAME(curveEaseInOut) = 0 << 16,
  UIViewAnimationOptionCurveEaseIn = 1 << 16,
  UIViewAnimationOptionCurveEaseOut = 2 << 16,
  UIViewAnimationOptionCurveLinear = 3 << 16,
  UIViewAnimationOptionTransitionNone = 0 << 20,
  UIViewAnimationOptionTransitionFlipFromLeft = 1 << 20,
  UIViewAnimationOptionTransitionFlipFromRight = 2 << 20,
  UIViewAnimationOptionTransitionCrossDissolve = 5 << 20,
} NS_SWIFT_NAME(UIView.AnimationOptions);

typedef NS_OPTIONS(NSUInteger, UIViewKeyframeAnimationOptions) {
  UIViewKeyframeAnimationOptionLayoutSubviews = UIViewAnimationOptionLayoutSubviews,
  UIViewKeyframeAnimationOptionCalculationModeLinear
      NS_SWIFT_NAME(calculationModeLinear) = 0 << 10,
  UIViewKeyframeAnimationOptionCalculationModeCubic = 3 << 10,
} NS_SWIFT_NAME(UIView.KeyframeAnimationOptions);

@interface UIView (UIViewAnimations)

@property(class, nonatomic, readonly) BOOL areAnimationsEnabled;
+ (void)setAnimationsEnabled:(BOOL)enabled;
+ (void)performWithoutAnimation:(void(NS_NOESCAPE ^)(void))actionsWithoutAnimation;
@property(class, nonatomic, readonly) NSTimeInterval inheritedAnimationDuration;

+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations;
// In a category, the actor is said once more, or a completion handler would have to be sendable.
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
+ (void)animateWithDuration:(NSTimeInterval)duration
                      delay:(NSTimeInterval)delay
     usingSpringWithDamping:(CGFloat)dampingRatio
      initialSpringVelocity:(CGFloat)velocity
                    options:(UIViewAnimationOptions)options
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
+ (void)transitionWithView:(UIView *)view
                  duration:(NSTimeInterval)duration
                   options:(UIViewAnimationOptions)options
                animations:(void (^_Nullable)(void))animations
                completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
+ (void)animateKeyframesWithDuration:(NSTimeInterval)duration
                               delay:(NSTimeInterval)delay
                             options:(UIViewKeyframeAnimationOptions)options
                          animations:(void (^)(void))animations
                          completion:(void (^_Nullable)(BOOL finished))completion NS_SWIFT_UI_ACTOR;
+ (void)addKeyframeWithRelativeStartTime:(double)frameStartTime
                        relativeDuration:(double)frameDuration
                              animations:(void (^)(void))animations;
+ (void)beginAnimations:(nullable NSString *)animationID
                context:(nullable void *)context
    DEPRECATED(ios, 2.0, 13.0, "use the methods with blocks")
    DEPRECATED(tvos, 9.0, 13.0, "use the methods with blocks") NOT_ON(visionos);

@end

NS_ASSUME_NONNULL_END
