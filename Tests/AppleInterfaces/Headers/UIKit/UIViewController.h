// Windows and view controllers.
// Documented under uikit: uiwindow, uiviewcontroller, uicontentcontainer, uinavigationcontroller and
// their members by name.

#pragma once
#include <Foundation/NSBundle.h>
#include <UIKit/UILayoutGuide.h>

NS_ASSUME_NONNULL_BEGIN

@class UIViewController;

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@end

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
- (void)viewDidAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)viewSafeAreaInsetsDidChange;
- (void)viewLayoutMarginsDidChange;

@property(nonatomic) CGSize preferredContentSize;
@property(nonatomic) BOOL automaticallyAdjustsScrollViewInsets
    DEPRECATED(ios, 7.0, 11.0, "use UIScrollView's contentInsetAdjustmentBehavior")
    DEPRECATED(tvos, 7.0, 11.0, "use UIScrollView's contentInsetAdjustmentBehavior")
    NOT_ON(visionos);
@property(nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property(nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;

@property(nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
@property(nullable, nonatomic, weak, readonly) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:));
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:));

- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:));

@end

NS_SWIFT_UI_ACTOR
@protocol UIViewControllerTransitionCoordinator <NSObject>
@end

NS_SWIFT_UI_ACTOR
@protocol UIContentContainer <NSObject>
@property(nonatomic, readonly) CGSize preferredContentSize;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
@end

@interface UIViewController (UIContentContainer) <UIContentContainer>
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container
    NS_SWIFT_NAME(preferredContentSizeDidChange(forChildContentContainer:));
- (void)viewWillTransitionToSize:(CGSize)size
       withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    NS_SWIFT_NAME(viewWillTransition(to:with:));
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController;
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
@end

NS_ASSUME_NONNULL_END
