// Bytes, and where they are written.
// Documented under foundation: nsdata, filehandle.

#pragma once
#include <Foundation/NSString.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_BRIDGED("Foundation.Data") NS_SWIFT_SENDABLE
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly) NSUInteger length;
@end

NS_SWIFT_SENDABLE NS_SWIFT_NAME(FileHandle)
@interface NSFileHandle : NSObject <NSSecureCoding>
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardError
    NS_SWIFT_NAME(standardError);
@property(class, readonly, strong) NSFileHandle *fileHandleWithStandardOutput
    NS_SWIFT_NAME(standardOutput);
- (void)writeData:(NSData *)data;
@end

NS_ASSUME_NONNULL_END
