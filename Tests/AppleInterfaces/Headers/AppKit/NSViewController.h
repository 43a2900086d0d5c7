// View controllers.
// Documented under appkit: nsviewcontroller, nswindowcontroller and their members by name.

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
- (void)viewWillDisappear SINCE(macos, 10.10);
- (void)viewDidDisappear SINCE(macos, 10.10);
- (void)updateViewConstraints SINCE(macos, 10.10);
@property(nullable, copy) NSString *title;
@property(nullable, strong) id representedObject;
@property(readonly, getter=isViewLoaded) BOOL viewLoaded SINCE(macos, 10.10);
@property(nullable, readonly) NSViewController *parentViewController NS_SWIFT_NAME(parent)
    SINCE(macos, 10.10);
- (void)viewWillLayout;
- (void)viewDidLayout;
@property NSSize preferredContentSize;
@property(copy) NSArray<__kindof NSViewController *> *childViewControllers NS_SWIFT_NAME(children);
- (void)addChildViewController:(NSViewController *)childViewController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());

@end

NS_SWIFT_UI_ACTOR
@interface NSWindowController : NSResponder <NSCoding>
- (instancetype)initWithWindow:(nullable NSWindow *)window NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, strong) NSWindow *window;
@property(nullable, strong) NSViewController *contentViewController;
- (void)windowDidLoad;
- (void)showWindow:(nullable id)sender NS_SWIFT_NAME(showWindow(_:));
@end

NS_ASSUME_NONNULL_END
