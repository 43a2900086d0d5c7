// The root class and its protocol.
// Documented under objectivec: nsobject-swift.class, nsobjectprotocol, nsinteger, imp.

#pragma once
#include "../Annotations.h"

#define nil ((id)0)

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;

@class NSMethodSignature, NSString;
typedef struct _NSZone NSZone;

// Swift has it as an OpaquePointer; so it is one here.
typedef struct _IMP *IMP;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject

- (BOOL)isEqual:(nullable id)object;
@property(readonly) NSUInteger hash;
@property(readonly) Class superclass;
- (Class)class;
- (instancetype)self;
- (nullable id)performSelector:(SEL)selector;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)type;
- (BOOL)isMemberOfClass:(Class)type;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
@property(readonly, copy) NSString *description;
@optional
@property(readonly, copy) NSString *debugDescription;

@end

@interface NSObject <NSObject>

+ (void)initialize;
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (Class)class;
+ (NSUInteger)hash;
- (id)copy;
- (id)mutableCopy;
+ (IMP)instanceMethodForSelector:(SEL)aSelector NS_SWIFT_NAME(instanceMethod(for:));

@end

NS_ASSUME_NONNULL_END
