// Controls, images and texts.
// Documented under appkit: nscontrol, nscontrol/statevalue, nstextfield, nstextfielddelegate, nsimageview,
// nsbutton, nsbutton/bezelstyle-swift.enum, nsslider, nsswitch, nspopupbutton, nssegmentedcontrol, nsstepper
// and their members by name.

#pragma once
#include <AppKit/NSContent.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, NSTextAlignment) {
  NSTextAlignmentLeft = 0,
  NSTextAlignmentCenter = 1,
  NSTextAlignmentRight = 2,
  NSTextAlignmentJustified = 3,
  NSTextAlignmentNatural = 4,
};

typedef NS_ENUM(NSUInteger, NSLineBreakMode) {
  NSLineBreakByWordWrapping = 0,
  NSLineBreakByCharWrapping,
  NSLineBreakByClipping,
  NSLineBreakByTruncatingHead,
  NSLineBreakByTruncatingTail,
  NSLineBreakByTruncatingMiddle,
};

typedef NS_ENUM(NSUInteger, NSControlSize) {
  NSControlSizeRegular,
  NSControlSizeSmall,
  NSControlSizeMini,
  NSControlSizeLarge,
} NS_SWIFT_NAME(NSControl.ControlSize);

typedef NSInteger NSControlStateValue NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSControl.StateValue);
static const NSControlStateValue NSControlStateValueMixed = -1;
static const NSControlStateValue NSControlStateValueOff = 0;
static const NSControlStateValue NSControlStateValueOn = 1;

NS_SWIFT_UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frameRect NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, weak) id target;
@property(nullable) SEL action;
@property NSInteger tag;
@property(getter=isContinuous) BOOL continuous;
@property(getter=isEnabled) BOOL enabled;
@property(getter=isHighlighted) BOOL highlighted SINCE(macos, 10.10);
@property NSControlSize controlSize SINCE(macos, 10.10);
@property(nullable, copy) id objectValue;
@property(copy) NSString *stringValue;
@property(copy) NSAttributedString *attributedStringValue;
@property int intValue;
@property NSInteger integerValue;
@property float floatValue;
@property double doubleValue;
@property(nullable, strong) NSFont *font;
@property NSTextAlignment alignment;
@property NSLineBreakMode lineBreakMode SINCE(macos, 10.10);
@property BOOL usesSingleLineMode SINCE(macos, 10.10);
- (NSSize)sizeThatFits:(NSSize)size SINCE(macos, 10.10);
- (void)sizeToFit;
- (BOOL)sendAction:(nullable SEL)action to:(nullable id)target;
@end

@protocol NSTextFieldDelegate;

NS_SWIFT_UI_ACTOR
@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidBeginEditing:(NSNotification *)obj;
- (void)controlTextDidEndEditing:(NSNotification *)obj;
- (void)controlTextDidChange:(NSNotification *)obj;
@end

NS_SWIFT_UI_ACTOR
@protocol NSTextFieldDelegate <NSControlTextEditingDelegate>
@end

NS_SWIFT_UI_ACTOR
@interface NSTextField : NSControl
@property(nullable, copy) NSString *placeholderString SINCE(macos, 10.10);
@property(nullable, copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property(nullable, copy) NSColor *textColor;
@property(getter=isBordered) BOOL bordered;
@property(getter=isBezeled) BOOL bezeled;
@property(getter=isEditable) BOOL editable;
@property(getter=isSelectable) BOOL selectable;
@property(nullable, weak) id<NSTextFieldDelegate> delegate;
@property CGFloat preferredMaxLayoutWidth;
@property NSInteger maximumNumberOfLines SINCE(macos, 10.11);
@end

@interface NSTextField (NSTextFieldConvenience)
+ (instancetype)labelWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(labelWithString:)) SINCE(macos, 10.12);
+ (instancetype)wrappingLabelWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(wrappingLabelWithString:)) SINCE(macos, 10.12);
+ (instancetype)labelWithAttributedString:(NSAttributedString *)attributedStringValue
    NS_SWIFT_NAME(init(labelWithAttributedString:)) SINCE(macos, 10.12);
+ (instancetype)textFieldWithString:(NSString *)stringValue
    NS_SWIFT_NAME(init(string:)) SINCE(macos, 10.12);
@end

NS_SWIFT_UI_ACTOR
@interface NSSearchField : NSTextField
@end

typedef NS_ENUM(NSUInteger, NSImageScaling) {
  NSImageScaleProportionallyDown = 0,
  NSImageScaleAxesIndependently,
  NSImageScaleNone,
  NSImageScaleProportionallyUpOrDown,
};

NS_SWIFT_UI_ACTOR
@interface NSImageView : NSControl
+ (instancetype)imageViewWithImage:(NSImage *)image NS_SWIFT_NAME(init(image:)) SINCE(macos, 10.12);
@property(nullable, strong) NSImage *image;
@property NSImageScaling imageScaling;
@property(nullable, copy) NSColor *contentTintColor SINCE(macos, 10.14);
@end

typedef NS_ENUM(NSUInteger, NSButtonType) {
  NSButtonTypeMomentaryLight = 0,
  NSButtonTypePushOnPushOff = 1,
  NSButtonTypeToggle = 2,
  NSButtonTypeSwitch = 3,
  NSButtonTypeRadio = 4,
  NSButtonTypeMomentaryChange = 5,
  NSButtonTypeMomentaryPushIn = 7,
} NS_SWIFT_NAME(NSButton.ButtonType);

typedef NS_ENUM(NSUInteger, NSBezelStyle) {
  NSBezelStyleRounded = 1,
  NSBezelStyleCircular = 7,
  NSBezelStyleInline = 15,
} NS_SWIFT_NAME(NSButton.BezelStyle);

NS_SWIFT_UI_ACTOR
@interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title
                         target:(nullable id)target
                         action:(nullable SEL)action
    NS_SWIFT_NAME(init(title:target:action:)) SINCE(macos, 10.12);
+ (instancetype)buttonWithImage:(NSImage *)image
                         target:(nullable id)target
                         action:(nullable SEL)action
    NS_SWIFT_NAME(init(image:target:action:)) SINCE(macos, 10.12);
+ (instancetype)checkboxWithTitle:(NSString *)title
                           target:(nullable id)target
                           action:(nullable SEL)action
    NS_SWIFT_NAME(init(checkboxWithTitle:target:action:)) SINCE(macos, 10.12);
- (void)setButtonType:(NSButtonType)type NS_SWIFT_NAME(setButtonType(_:));
@property(copy) NSString *title;
@property NSControlStateValue state;
@property(getter=isBordered) BOOL bordered;
@property NSBezelStyle bezelStyle;
@property(nullable, strong) NSImage *image;
@property(copy) NSString *keyEquivalent;
@end

NS_SWIFT_UI_ACTOR
@interface NSPopUpButton : NSButton
- (instancetype)initWithFrame:(NSRect)buttonFrame pullsDown:(BOOL)flag NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (void)addItemWithTitle:(NSString *)title;
- (void)addItemsWithTitles:(NSArray<NSString *> *)itemTitles;
@property(readonly) NSInteger indexOfSelectedItem;
@end

NS_SWIFT_UI_ACTOR
@interface NSSlider : NSControl
@property double minValue;
@property double maxValue;
@property(getter=isVertical) BOOL vertical;
@end

NS_SWIFT_UI_ACTOR SINCE(macos, 10.15)
@interface NSSwitch : NSControl
@property NSControlStateValue state;
@end

NS_SWIFT_UI_ACTOR
@interface NSStepper : NSControl
@property double minValue;
@property double maxValue;
@property double increment;
@end

NS_SWIFT_UI_ACTOR
@interface NSSegmentedControl : NSControl
@property NSInteger segmentCount;
@property NSInteger selectedSegment;
- (void)setLabel:(NSString *)label forSegment:(NSInteger)segment;
@end

NS_ASSUME_NONNULL_END
