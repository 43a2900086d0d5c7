// Responders.
// Documented under uikit: uiresponder, uievent, uitouch.

#pragma once
#include <UIKit/UIInterface.h>

NS_ASSUME_NONNULL_BEGIN

@class UITouch, UIView;

NS_SWIFT_UI_ACTOR
@interface UIEvent : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly, nullable) NSSet<UITouch *> *allTouches;
@end

NS_SWIFT_UI_ACTOR
@interface UITouch : NSObject
@property(nonatomic, readonly) NSTimeInterval timestamp;
@property(nonatomic, readonly) NSUInteger tapCount;
@property(nullable, nonatomic, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view;
- (CGPoint)previousLocationInView:(nullable UIView *)view;
@end

NS_SWIFT_UI_ACTOR
@interface UIResponder : NSObject

@property(nonatomic, readonly, nullable) UIResponder *nextResponder;
@property(nonatomic, readonly) BOOL canBecomeFirstResponder;
@property(nonatomic, readonly) BOOL isFirstResponder;
@property(nonatomic, readonly) BOOL canResignFirstResponder;
@property(nullable, nonatomic, readonly, strong) UIView *inputView;
@property(nullable, nonatomic, readonly, strong) UIView *inputAccessoryView;
- (void)reloadInputViews;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;

- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesMoved:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(nullable UIEvent *)event;

@end

NS_ASSUME_NONNULL_END
