// Gestures.
// Documented under uikit: uigesturerecognizer, uigesturerecognizerdelegate, uitapgesturerecognizer,
// uipangesturerecognizer, uilongpressgesturerecognizer, uipinchgesturerecognizer, uiswipegesturerecognizer,
// uihovergesturerecognizer and their members by name.

#pragma once
#include <UIKit/UIViewHierarchy.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded,
} NS_SWIFT_NAME(UIGestureRecognizer.State);

@class UIGestureRecognizer;

NS_SWIFT_UI_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:));
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch NS_SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end

NS_SWIFT_UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target
                        action:(nullable SEL)action NS_DESIGNATED_INITIALIZER;
- (instancetype)init;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)addTarget:(id)target action:(SEL)action;
@property(nonatomic, readonly) UIGestureRecognizerState state;
@property(nullable, nonatomic, weak) id<UIGestureRecognizerDelegate> delegate;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@property(nullable, nonatomic, readonly) UIView *view;
@property(nonatomic) BOOL cancelsTouchesInView;
- (CGPoint)locationInView:(nullable UIView *)view;
@property(nonatomic, readonly) NSUInteger numberOfTouches;
@end

NS_SWIFT_UI_ACTOR
@interface UITapGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSUInteger numberOfTapsRequired;
@property(nonatomic) NSUInteger numberOfTouchesRequired NOT_ON(tvos);
@end

NS_SWIFT_UI_ACTOR
@interface UIPanGestureRecognizer : UIGestureRecognizer
- (CGPoint)translationInView:(nullable UIView *)view;
- (void)setTranslation:(CGPoint)translation inView:(nullable UIView *)view;
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UILongPressGestureRecognizer : UIGestureRecognizer
@property(nonatomic) NSTimeInterval minimumPressDuration;
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UIPinchGestureRecognizer : UIGestureRecognizer
@property(nonatomic) CGFloat scale;
@property(nonatomic, readonly) CGFloat velocity;
@end

typedef NS_OPTIONS(NSUInteger, UISwipeGestureRecognizerDirection) {
  UISwipeGestureRecognizerDirectionRight = 1 << 0,
  UISwipeGestureRecognizerDirectionLeft = 1 << 1,
  UISwipeGestureRecognizerDirectionUp = 1 << 2,
  UISwipeGestureRecognizerDirectionDown = 1 << 3,
} NS_SWIFT_NAME(UISwipeGestureRecognizer.Direction);

NS_SWIFT_UI_ACTOR
@interface UISwipeGestureRecognizer : UIGestureRecognizer
@property(nonatomic) UISwipeGestureRecognizerDirection direction;
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UIHoverGestureRecognizer : UIGestureRecognizer
@end

@interface UIView (UIViewGestureRecognizers)
@property(nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer;
@end

NS_ASSUME_NONNULL_END
