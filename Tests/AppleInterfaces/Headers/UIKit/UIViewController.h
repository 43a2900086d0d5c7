// View controllers.
// Documented under uikit: uiviewcontroller, uicontentcontainer, uimodalpresentationstyle, uirectedge,
// uiviewcontrollertransitioncoordinator and their members by name.

#pragma once
#include <Foundation/NSBundle.h>
#include <UIKit/UILayoutGuide.h>

NS_ASSUME_NONNULL_BEGIN

@class UIViewController, UINavigationController, UINavigationItem, UITabBarController, UITabBarItem;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet NOT_ON(tvos),
  UIModalPresentationFormSheet NOT_ON(tvos),
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover NOT_ON(tvos),
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2,
};

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal NOT_ON(visionos),
  UIModalTransitionStyleCrossDissolve,
};

typedef NS_ENUM(NSInteger, UIStatusBarStyle) {
  UIStatusBarStyleDefault = 0,
  UIStatusBarStyleLightContent = 1,
  UIStatusBarStyleDarkContent = 3,
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << 1,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << 4,
  UIInterfaceOrientationMaskLandscapeRight = 1 << 3,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << 2,
  UIInterfaceOrientationMaskLandscape = 1 << 3 | 1 << 4,
  UIInterfaceOrientationMaskAll = 1 << 1 | 1 << 2 | 1 << 3 | 1 << 4,
};

NS_SWIFT_UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UITraitEnvironment>

- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property(null_resettable, nonatomic, strong) UIView *view;
@property(nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
@property(nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property(nullable, nonatomic, copy) NSString *title;

- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewLayoutMarginsDidChange;
- (void)didReceiveMemoryWarning;

@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
@property(nullable, nonatomic, readonly) UIViewController *presentedViewController;
@property(nullable, nonatomic, readonly) UIViewController *presentingViewController;
@property(nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property(nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:));
@property(nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property(nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property(nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;

@property(nonatomic) UIRectEdge edgesForExtendedLayout;
@property(nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property(nonatomic) CGSize preferredContentSize;
@property(nonatomic) BOOL automaticallyAdjustsScrollViewInsets
    DEPRECATED(ios, 7.0, 11.0, "use UIScrollView's contentInsetAdjustmentBehavior")
    DEPRECATED(tvos, 7.0, 11.0, "use UIScrollView's contentInsetAdjustmentBehavior")
    NOT_ON(visionos);
@property(nonatomic, readonly, strong) id topLayoutGuide
    DEPRECATED(ios, 7.0, 11.0, "use view.safeAreaLayoutGuide.topAnchor")
    DEPRECATED(tvos, 7.0, 11.0, "use view.safeAreaLayoutGuide.topAnchor") NOT_ON(visionos);
@property(nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle NOT_ON(tvos);
@property(nonatomic, readonly) BOOL prefersStatusBarHidden NOT_ON(tvos);
- (void)setNeedsStatusBarAppearanceUpdate NOT_ON(tvos);
@property(nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden NOT_ON(tvos);
@property(nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations
    NOT_ON(tvos);
@property(nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property(nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
@property(nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;

@end

@interface UIViewController (UIContainerViewControllerProtectedMethods)
@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
@end

@interface UIViewController (UIContainerViewControllerCallbacks)
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
@end

@interface UIViewController (UIConstraintBasedLayoutCoreMethods)
- (void)updateViewConstraints;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property(nonatomic, readonly, getter=isAnimated) BOOL animated;
@property(nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property(nonatomic, readonly) NSTimeInterval transitionDuration;
@property(nonatomic, readonly) CGAffineTransform targetTransform;
@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
                            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))
                                completion
    NS_SWIFT_NAME(animate(alongsideTransition:completion:));
@end

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property(nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container
               withParentContainerSize:(CGSize)parentSize
    NS_SWIFT_NAME(size(forChildContentContainer:withParentContainerSize:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
- (void)willTransitionToTraitCollection:(UITraitCollection *)newCollection
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(willTransition(to:with:));
@end

@interface UIViewController (UIContentContainer) <UIContentContainer>
@end

NS_ASSUME_NONNULL_END
