// Coding and copying.
// Documented under foundation: nscoding, nssecurecoding, nscopying, nscoder, timeinterval.

#pragma once
#include <CoreGraphics/CoreGraphics.h>
#include <ObjectiveC/NSObject.h>

typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_NONSENDABLE
@interface NSCoder : NSObject
@property(readonly) BOOL requiresSecureCoding;
@property(readonly) BOOL allowsKeyedCoding;
- (void)encodeObject:(nullable id)object forKey:(NSString *)key;
- (void)encodeBool:(BOOL)value forKey:(NSString *)key;
- (void)encodeInteger:(NSInteger)value forKey:(NSString *)key;
- (void)encodeDouble:(double)value forKey:(NSString *)key;
- (nullable id)decodeObjectForKey:(NSString *)key;
- (BOOL)decodeBoolForKey:(NSString *)key;
- (NSInteger)decodeIntegerForKey:(NSString *)key;
- (double)decodeDoubleForKey:(NSString *)key;
- (BOOL)containsValueForKey:(NSString *)key;
@end

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end

@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end

@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

@protocol NSSecureCoding <NSCoding>
@property(class, readonly) BOOL supportsSecureCoding;
@end

NS_ASSUME_NONNULL_END
