// Strings and numbers, which Swift shows as its own.
// Documented under foundation: nsstring, nsnumber, nsvalue, nsattributedstring,
// nsselectorfromstring(_:).

#pragma once
#include <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

SEL NSSelectorFromString(NSString *aSelectorName);

NS_SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly, copy) NSString *string;
- (instancetype)initWithString:(NSString *)string;
@end

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
@property(readonly) double doubleValue;
- (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
