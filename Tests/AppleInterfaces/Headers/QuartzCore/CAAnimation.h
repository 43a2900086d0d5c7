// Animations and their timing.
// Documented under quartzcore: camediatiming, camediatimingfillmode, camediatimingfunction,
// camediatimingfunctionname, caanimation, caanimationdelegate, capropertyanimation, cabasicanimation,
// cakeyframeanimation, caspringanimation, caanimationgroup, catransition and their members by name.

#pragma once
#include <QuartzCore/CALayer.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
extern const CAMediaTimingFillMode kCAFillModeForwards
    NS_SWIFT_NAME(CAMediaTimingFillMode.forwards);
extern const CAMediaTimingFillMode kCAFillModeBackwards
    NS_SWIFT_NAME(CAMediaTimingFillMode.backwards);
extern const CAMediaTimingFillMode kCAFillModeBoth NS_SWIFT_NAME(CAMediaTimingFillMode.both);
extern const CAMediaTimingFillMode kCAFillModeRemoved NS_SWIFT_NAME(CAMediaTimingFillMode.removed);

typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionLinear
    NS_SWIFT_NAME(CAMediaTimingFunctionName.linear);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseIn
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeIn);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseOut
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeOut);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionEaseInEaseOut
    NS_SWIFT_NAME(CAMediaTimingFunctionName.easeInEaseOut);
extern const CAMediaTimingFunctionName kCAMediaTimingFunctionDefault
    NS_SWIFT_NAME(CAMediaTimingFunctionName.default);

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property(copy) CAMediaTimingFillMode fillMode;
@end

@interface CALayer (CAMediaTiming) <CAMediaTiming>
@end

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
- (instancetype)initWithControlPoints:(float)c1x:(float)c1y:(float)c2x:(float)c2y;
@end

@protocol CAAnimationDelegate;

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
+ (instancetype)animation;
@property(nullable, strong) CAMediaTimingFunction *timingFunction;
@property(nullable, strong) id<CAAnimationDelegate> delegate;
@property(getter=isRemovedOnCompletion) BOOL removedOnCompletion;
@end

@protocol CAAnimationDelegate <NSObject>
@optional
- (void)animationDidStart:(CAAnimation *)anim;
- (void)animationDidStop:(CAAnimation *)anim finished:(BOOL)flag;
@end

@interface CAPropertyAnimation : CAAnimation
+ (instancetype)animationWithKeyPath:(nullable NSString *)path;
@property(nullable, copy) NSString *keyPath;
@property(getter=isAdditive) BOOL additive;
@property(getter=isCumulative) BOOL cumulative;
@end

@interface CABasicAnimation : CAPropertyAnimation
@property(nullable, strong) id fromValue;
@property(nullable, strong) id toValue;
@property(nullable, strong) id byValue;
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
@property(nullable, copy) NSArray *values;
@property(nullable) CGPathRef path;
@property(nullable, copy) NSArray<NSNumber *> *keyTimes;
@property(nullable, copy) NSArray<CAMediaTimingFunction *> *timingFunctions;
@end

@interface CASpringAnimation : CABasicAnimation
@property CGFloat mass;
@property CGFloat stiffness;
@property CGFloat damping;
@property CGFloat initialVelocity;
@property(readonly) CFTimeInterval settlingDuration;
@end

@interface CAAnimationGroup : CAAnimation
@property(nullable, copy) NSArray<CAAnimation *> *animations;
@end

typedef NSString *CATransitionType NS_TYPED_ENUM;
extern const CATransitionType kCATransitionFade NS_SWIFT_NAME(CATransitionType.fade);
extern const CATransitionType kCATransitionMoveIn NS_SWIFT_NAME(CATransitionType.moveIn);
extern const CATransitionType kCATransitionPush NS_SWIFT_NAME(CATransitionType.push);
extern const CATransitionType kCATransitionReveal NS_SWIFT_NAME(CATransitionType.reveal);

typedef NSString *CATransitionSubtype NS_TYPED_ENUM;
extern const CATransitionSubtype kCATransitionFromRight
    NS_SWIFT_NAME(CATransitionSubtype.fromRight);
extern const CATransitionSubtype kCATransitionFromLeft NS_SWIFT_NAME(CATransitionSubtype.fromLeft);
extern const CATransitionSubtype kCATransitionFromTop NS_SWIFT_NAME(CATransitionSubtype.fromTop);
extern const CATransitionSubtype kCATransitionFromBottom
    NS_SWIFT_NAME(CATransitionSubtype.fromBottom);

@interface CATransition : CAAnimation
@property(copy) CATransitionType type;
@property(nullable, copy) CATransitionSubtype subtype;
@end

@interface CALayer (CAAnimations)
- (void)addAnimation:(CAAnimation *)anim forKey:(nullable NSString *)key;
- (void)removeAllAnimations;
- (void)removeAnimationForKey:(NSString *)key;
- (nullable NSArray<NSString *> *)animationKeys;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@end

NS_ASSUME_NONNULL_END
