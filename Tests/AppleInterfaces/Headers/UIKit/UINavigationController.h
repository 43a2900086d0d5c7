// Controllers that hold others, their bars, sheets and alerts.
// Documented under uikit: uibaritem, uibarbuttonitem, uinavigationitem, uinavigationbar, uinavigationcontroller,
// uitabbaritem, uitabbarcontroller, uisplitviewcontroller, uitableviewcontroller, uicollectionviewcontroller,
// uipresentationcontroller, uisheetpresentationcontroller, uialertcontroller, uialertaction.

#pragma once
#include <UIKit/UIApplication.h>
#include <UIKit/UICollectionView.h>
#include <UIKit/UIControl.h>
#include <UIKit/UITableView.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIBarItem : NSObject <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIImage *image;
@property(nonatomic, getter=isEnabled) BOOL enabled;
@end

typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  UIBarButtonItemStyleDone = 2,
} NS_SWIFT_NAME(UIBarButtonItem.Style);

typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace,
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

NS_SWIFT_UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithImage:(nullable UIImage *)image
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title
                        style:(UIBarButtonItemStyle)style
                       target:(nullable id)target
                       action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem
                                     target:(nullable id)target
                                     action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
@property(nullable, nonatomic, weak) id target;
@property(nullable, nonatomic) SEL action;
@property(nullable, nonatomic, strong) __kindof UIView *customView;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, copy) NSString *title;
@property(nullable, nonatomic, strong) UIView *titleView;
@property(nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property(nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property(nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationBar : UIView <NSCoding>
@property(nonatomic) BOOL prefersLargeTitles NOT_ON(tvos);
@property(nonatomic, getter=isTranslucent) BOOL translucent;
@end

NS_SWIFT_UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder NS_DESIGNATED_INITIALIZER;
- (void)pushViewController:(UIViewController *)viewController
                  animated:(BOOL)animated NS_SWIFT_NAME(pushViewController(_:animated:));
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated
    NS_SWIFT_NAME(popViewController(animated:)) __attribute__((swift_attr("@discardableResult")));
@property(nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property(nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic, readonly) UINavigationBar *navigationBar;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

@interface UIViewController (UINavigationControllerItem)
@property(nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property(nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
@end

NS_SWIFT_UI_ACTOR
@interface UITabBarController : UIViewController
@property(nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@property(nonatomic) NSUInteger selectedIndex;
@end

@interface UIViewController (UITabBarControllerItem)
@property(null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property(nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

NS_SWIFT_UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) UITableView *tableView;
@property(nonatomic) BOOL clearsSelectionOnViewWillAppear;
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@end

NS_SWIFT_UI_ACTOR
@interface UIPresentationController : NSObject
@property(nonatomic, readonly) CGRect frameOfPresentedViewInContainerView;
- (void)containerViewWillLayoutSubviews;
@end

NS_SWIFT_UI_ACTOR SINCE(ios, 15.0) NOT_ON(tvos)
@interface UISheetPresentationController : UIPresentationController
@property(nonatomic) BOOL prefersGrabberVisible;
- (void)animateChanges:(void(NS_NOESCAPE ^)(void))changes NS_SWIFT_NAME(animateChanges(_:));
@end

@interface UIViewController (UISheetPresentationController)
@property(nonatomic, readonly, nullable) UISheetPresentationController *sheetPresentationController
    SINCE(ios, 15.0) NOT_ON(tvos);
@end

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert,
} NS_SWIFT_NAME(UIAlertController.Style);

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive,
} NS_SWIFT_NAME(UIAlertAction.Style);

NS_SWIFT_UI_ACTOR
@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@end

NS_SWIFT_UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property(nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property(nullable, nonatomic, copy) NSString *message;
@end

NS_ASSUME_NONNULL_END
