// Notifications.
// Documented under foundation: nsnotification, notificationcenter, operationqueue.

#pragma once
#include <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSNotificationName NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSNotification.Name);

NS_SWIFT_BRIDGED("Foundation.Notification")
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property(readonly, copy) NSNotificationName name;
@property(nullable, readonly, strong) id object;
@property(nullable, readonly, copy) NSDictionary *userInfo;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@property(class, readonly, strong) NSOperationQueue *mainQueue NS_SWIFT_NAME(main);
@property(class, readonly, strong, nullable) NSOperationQueue *currentQueue NS_SWIFT_NAME(current);
- (void)addOperationWithBlock:(void (NS_SWIFT_SENDABLE ^)(void))block NS_SWIFT_NAME(addOperation(_:));
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property(class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer
           selector:(SEL)aSelector
               name:(nullable NSNotificationName)aName
             object:(nullable id)anObject;
- (void)postNotification:(NSNotification *)notification NS_SWIFT_NAME(post(_:));
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject NS_SWIFT_NAME(post(name:object:));
- (void)postNotificationName:(NSNotificationName)aName
                      object:(nullable id)anObject
                    userInfo:(nullable NSDictionary *)aUserInfo
    NS_SWIFT_NAME(post(name:object:userInfo:));
- (void)removeObserver:(id)observer;
- (void)removeObserver:(id)observer
                  name:(nullable NSNotificationName)aName
                object:(nullable id)anObject;
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)obj
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (NS_SWIFT_SENDABLE ^)(NSNotification *notification))block
    NS_SWIFT_NAME(addObserver(forName:object:queue:using:));
@end

NS_ASSUME_NONNULL_END
