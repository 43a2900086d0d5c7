// Collections, which Swift shows as its own.
// Documented under foundation: nsarray, nsdictionary, nsset, nsindexpath, nsindexset.

#pragma once
#include <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED("Swift.Array")
@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_BRIDGED("Swift.Dictionary")
@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_BRIDGED("Swift.Set")
@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger count;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_BRIDGED("Foundation.IndexPath") NS_SWIFT_SENDABLE
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@end

NS_SWIFT_BRIDGED("Foundation.IndexSet") NS_SWIFT_SENDABLE
@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger count;
@end

NS_ASSUME_NONNULL_END
