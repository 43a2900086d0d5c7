// Pictures of views.
// Documented under appkit: nsbitmapimagerep, nsview/bitmapimagerepforcachingdisplay(in:),
// nsview/cachedisplay(in:to:).

#pragma once
#include <AppKit/NSViewConstraints.h>
#include <Foundation/NSFileHandle.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, NSBitmapImageFileType) {
  NSBitmapImageFileTypeTIFF NS_SWIFT_NAME(tiff),
  NSBitmapImageFileTypeBMP NS_SWIFT_NAME(bmp),
  NSBitmapImageFileTypeGIF NS_SWIFT_NAME(gif),
  NSBitmapImageFileTypeJPEG NS_SWIFT_NAME(jpeg),
  NSBitmapImageFileTypePNG NS_SWIFT_NAME(png),
} NS_SWIFT_NAME(NSBitmapImageRep.FileType);

typedef NSString *NSBitmapImageRepPropertyKey NS_TYPED_ENUM
    NS_SWIFT_NAME(NSBitmapImageRep.PropertyKey);

@interface NSBitmapImageRep : NSObject
@property(readonly) NSInteger pixelsWide;
@property(readonly) NSInteger pixelsHigh;
- (nullable NSData *)representationUsingType:(NSBitmapImageFileType)storageType
                                  properties:
                                      (NSDictionary<NSBitmapImageRepPropertyKey, id> *)properties
    NS_SWIFT_NAME(representation(using:properties:));
@end

@interface NSView (NSCachingDisplay)
- (nullable NSBitmapImageRep *)bitmapImageRepForCachingDisplayInRect:(NSRect)rect
    NS_SWIFT_NAME(bitmapImageRepForCachingDisplay(in:));
- (void)cacheDisplayInRect:(NSRect)rect toBitmapImageRep:(NSBitmapImageRep *)bitmapImageRep
    NS_SWIFT_NAME(cacheDisplay(in:to:));
@end

NS_ASSUME_NONNULL_END
