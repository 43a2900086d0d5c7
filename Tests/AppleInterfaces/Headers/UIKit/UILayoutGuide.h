// Layout guides.
// Documented under uikit: uilayoutguide, uitrackinglayoutguide, uikeyboardlayoutguide.

#pragma once
#include <UIKit/UIViewConstraints.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>

@property(nonatomic, readonly) CGRect layoutFrame;
@property(nonatomic, weak, nullable) UIView *owningView;
@property(nonatomic, copy) NSString *identifier;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *leftAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *rightAnchor;
@property(nonatomic, readonly, strong) NSLayoutXAxisAnchor *centerXAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *centerYAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property(nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *widthAnchor;
@property(nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;

@end

NS_SWIFT_UI_ACTOR SINCE(ios, 15.0) SINCE(visionos, 1.0) NOT_ON(tvos)
@interface UITrackingLayoutGuide : UILayoutGuide

- (void)setConstraints:(NSArray<NSLayoutConstraint *> *)trackingConstraints
    activeWhenNearEdge:(UIRectEdge)edge NS_SWIFT_NAME(setConstraints(_:activeWhenNearEdge:));

@end

NS_SWIFT_UI_ACTOR SINCE(ios, 15.0) SINCE(visionos, 1.0) NOT_ON(tvos)
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide

@property(nonatomic) BOOL followsUndockedKeyboard;
@property(nonatomic) BOOL usesBottomSafeArea SINCE(ios, 17.0);

@end

NS_ASSUME_NONNULL_END
