// Strings and numbers, which Swift shows as its own.
// Documented under foundation: nsstring, nsstring/compareoptions, nsnumber, nsvalue, nsrange,
// nsselectorfromstring(_:), nsstringfromclass(_:), nslocale.

#pragma once
#include <Foundation/NSObject.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct _NSRange {
  NSUInteger location;
  NSUInteger length;
} NSRange;

NSRange NSMakeRange(NSUInteger loc, NSUInteger len);

typedef NS_OPTIONS(NSUInteger, NSStringCompareOptions) {
  NSCaseInsensitiveSearch = 1,
  NSLiteralSearch = 2,
  NSBackwardsSearch = 4,
  NSAnchoredSearch = 8,
  NSNumericSearch = 64,
  NSDiacriticInsensitiveSearch = 128,
  NSRegularExpressionSearch = 1024,
} NS_SWIFT_NAME(NSString.CompareOptions);

typedef NS_CLOSED_ENUM(NSInteger, NSComparisonResult) {
  NSOrderedAscending = -1L,
  NSOrderedSame,
  NSOrderedDescending
} NS_SWIFT_NAME(ComparisonResult);

NS_SWIFT_BRIDGED("Swift.String") NS_SWIFT_SENDABLE
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

NS_SWIFT_BRIDGED("Foundation.Locale") NS_SWIFT_SENDABLE
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithLocaleIdentifier:(NSString *)string NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(readonly, copy) NSString *localeIdentifier;
@end

SEL NSSelectorFromString(NSString *aSelectorName);
NSString *NSStringFromSelector(SEL aSelector);
NSString *NSStringFromClass(Class aClass);
Class _Nullable NSClassFromString(NSString *aClassName);

NS_SWIFT_SENDABLE
@interface NSValue : NSObject <NSCopying, NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

@interface NSValue (NSValueExtensionMethods)
+ (NSValue *)valueWithNonretainedObject:(nullable id)anObject;
@property(nullable, readonly) id nonretainedObjectValue;
+ (NSValue *)valueWithRange:(NSRange)range;
@property(readonly) NSRange rangeValue;
@end

NS_SWIFT_SENDABLE
@interface NSNumber : NSValue
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithInt:(int)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithFloat:(float)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithDouble:(double)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithBool:(BOOL)value NS_DESIGNATED_INITIALIZER;
- (NSNumber *)initWithInteger:(NSInteger)value NS_DESIGNATED_INITIALIZER;
@property(readonly) int intValue NS_SWIFT_NAME(int32Value);
@property(readonly) float floatValue;
@property(readonly) double doubleValue;
@property(readonly) BOOL boolValue;
@property(readonly) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property(readonly, copy) NSString *stringValue;
@end

NS_ASSUME_NONNULL_END
