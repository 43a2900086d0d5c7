// Screens, windows, scenes, the app and its device.
// Documented under uikit: uiscreen, uiwindow, uiscene, uiwindowscene, uiscenedelegate,
// uiwindowscenedelegate, uiapplication, uiapplicationdelegate, uidevice, uiresponder/keyboardwillshownotification
// and its like.

#pragma once
#include <UIKit/UIViewController.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR NOT_ON(visionos)
@interface UIScreen : NSObject <UITraitEnvironment>
@property(class, nonatomic, readonly) UIScreen *mainScreen
    DEPRECATED(ios, 2.0, 26.0, "use the screen of a window's scene")
    DEPRECATED(tvos, 9.0, 26.0, "use the screen of a window's scene");
@property(nonatomic, readonly) CGRect bounds;
@property(nonatomic, readonly) CGFloat scale;
@property(nonatomic, readonly) CGFloat nativeScale;
@property(nonatomic, readonly) NSInteger maximumFramesPerSecond;
@end

@class UIScene;

NS_SWIFT_UI_ACTOR
@interface UISceneSession : NSObject
@end

NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

NS_SWIFT_UI_ACTOR
@interface UIScene : UIResponder
@property(nonatomic, readonly) UISceneSession *session;
@property(nullable, nonatomic, copy) NSString *title;
- (instancetype)init UNAVAILABLE("the system makes scenes");
@end

NS_SWIFT_UI_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (void)sceneDidDisconnect:(UIScene *)scene;
- (void)sceneDidBecomeActive:(UIScene *)scene;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindowScene : UIScene <UITraitEnvironment>
@property(nonatomic, readonly) UIScreen *screen NOT_ON(visionos);
@property(nonatomic, readonly) NSArray<UIWindow *> *windows;
@property(nonatomic, readonly, nullable) UIWindow *keyWindow SINCE(ios, 15.0) SINCE(tvos, 15.0);
@end

NS_SWIFT_UI_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property(nullable, nonatomic, strong) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@property(nullable, nonatomic, weak) UIWindowScene *windowScene;
@property(nullable, nonatomic, strong) UIViewController *rootViewController;
@property(nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow;
- (void)makeKeyAndVisible;
@end

extern const NSNotificationName UIKeyboardWillShowNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillShowNotification) NOT_ON(tvos);
extern const NSNotificationName UIKeyboardWillHideNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillHideNotification) NOT_ON(tvos);
extern const NSNotificationName UIKeyboardWillChangeFrameNotification
    NS_SWIFT_NAME(UIResponder.keyboardWillChangeFrameNotification) NOT_ON(tvos);
extern NSString *const UIKeyboardFrameEndUserInfoKey
    NS_SWIFT_NAME(UIResponder.keyboardFrameEndUserInfoKey) NOT_ON(tvos);
extern NSString *const UIKeyboardAnimationDurationUserInfoKey
    NS_SWIFT_NAME(UIResponder.keyboardAnimationDurationUserInfoKey) NOT_ON(tvos);

typedef NSString *UIApplicationLaunchOptionsKey NS_TYPED_ENUM
    NS_SWIFT_NAME(UIApplication.LaunchOptionsKey);

@protocol UIApplicationDelegate;

NS_SWIFT_UI_ACTOR
@interface UIApplication : UIResponder
@property(class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
@property(nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property(nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property(nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property(nonatomic, readonly) NSArray<__kindof UIWindow *> *windows
    DEPRECATED(ios, 2.0, 15.0, "use the windows of a scene")
    DEPRECATED(tvos, 9.0, 15.0, "use the windows of a scene")
    DEPRECATED(visionos, 1.0, 1.0, "use the windows of a scene");
@property(nullable, nonatomic, readonly) UIWindow *keyWindow
    DEPRECATED(ios, 2.0, 13.0, "use that of a scene")
    DEPRECATED(tvos, 9.0, 13.0, "use that of a scene") NOT_ON(visionos);
@property(nonatomic, readonly) CGRect statusBarFrame
    DEPRECATED(ios, 2.0, 13.0, "use the status bar of a scene") NOT_ON(tvos) NOT_ON(visionos);
@property(nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
@end

NS_SWIFT_UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions;
@property(nullable, nonatomic, strong) UIWindow *window;
@end

NS_SWIFT_UI_ACTOR
@interface UIDevice : NSObject
@property(class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
@property(nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property(nonatomic, readonly, strong) NSString *systemVersion;
@end

NS_ASSUME_NONNULL_END
