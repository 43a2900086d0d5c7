// Text with attributes.
// Documented under foundation: nsattributedstring, nsattributedstring/key, nsmutableattributedstring,
// nsmutablestring.

#pragma once
#include <Foundation/NSCollections.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSAttributedStringKey NS_TYPED_EXTENSIBLE_ENUM
    NS_SWIFT_NAME(NSAttributedString.Key);

NS_SWIFT_SENDABLE
@interface NSAttributedString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property(readonly, copy) NSString *string;
- (NSDictionary<NSAttributedStringKey, id> *)attributesAtIndex:(NSUInteger)location
                                                effectiveRange:(nullable NSRange *)range
    NS_SWIFT_NAME(attributes(at:effectiveRange:));
@end

@interface NSAttributedString (NSExtendedAttributedString)
@property(readonly) NSUInteger length;
- (BOOL)isEqualToAttributedString:(NSAttributedString *)other
    NS_SWIFT_NAME(isEqual(to:));
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range
    NS_SWIFT_NAME(attributedSubstring(from:));
- (instancetype)initWithString:(NSString *)str;
- (instancetype)initWithString:(NSString *)str
                    attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs;
- (instancetype)initWithAttributedString:(NSAttributedString *)attrStr;
@end

NS_SWIFT_NONSENDABLE
@interface NSMutableAttributedString : NSAttributedString
- (void)replaceCharactersInRange:(NSRange)range
                      withString:(NSString *)str NS_SWIFT_NAME(replaceCharacters(in:with:));
- (void)setAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)addAttribute:(NSAttributedStringKey)name value:(id)value range:(NSRange)range;
- (void)addAttributes:(NSDictionary<NSAttributedStringKey, id> *)attrs range:(NSRange)range;
- (void)removeAttribute:(NSAttributedStringKey)name range:(NSRange)range;
- (void)appendAttributedString:(NSAttributedString *)attrString NS_SWIFT_NAME(append(_:));
@end

NS_ASSUME_NONNULL_END
