// View controllers.
// Documented under appkit: nsviewcontroller and its members by name.

#pragma once
#include <AppKit/NSControl.h>
#include <Foundation/NSBundle.h>

NS_ASSUME_NONNULL_BEGIN

@class NSNib;
typedef NSString *NSNibName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNib.Name);

@interface NSNib : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface NSViewController : NSResponder

- (instancetype)initWithNibName:(nullable NSNibName)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;

@property(strong) NSView *view;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear;
- (void)viewDidAppear;
- (void)viewWillLayout;
- (void)viewDidLayout;
@property NSSize preferredContentSize;
@property(copy) NSArray<__kindof NSViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(NSViewController *)childViewController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());

@end

NS_ASSUME_NONNULL_END
