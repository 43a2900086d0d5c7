// Fields and views for text.
// Documented under uikit: uitextinputtraits, uitextfield, uitextfielddelegate, uitextview,
// uitextviewdelegate, uisearchbar, uikeyboardtype, uireturnkeytype, nstextcontainer and their members by name.

#pragma once
#include <UIKit/UIControl.h>
#include <UIKit/UIScrollView.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIKeyboardType) {
  UIKeyboardTypeDefault,
  UIKeyboardTypeASCIICapable,
  UIKeyboardTypeNumbersAndPunctuation,
  UIKeyboardTypeURL,
  UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad,
  UIKeyboardTypeNamePhonePad,
  UIKeyboardTypeEmailAddress,
  UIKeyboardTypeDecimalPad,
};

typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyGoogle,
  UIReturnKeyJoin,
  UIReturnKeyNext,
  UIReturnKeyRoute,
  UIReturnKeySearch,
  UIReturnKeySend,
  UIReturnKeyYahoo,
  UIReturnKeyDone,
};

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters,
};

typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes,
};

NS_SWIFT_UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property(nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property(nonatomic) UITextAutocorrectionType autocorrectionType;
@property(nonatomic) UIKeyboardType keyboardType;
@property(nonatomic) UIReturnKeyType returnKeyType;
@property(nonatomic) BOOL enablesReturnKeyAutomatically;
@property(nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@end

NS_SWIFT_UI_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property(nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect,
} NS_SWIFT_NAME(UITextField.BorderStyle);

typedef NS_ENUM(NSInteger, UITextFieldViewMode) {
  UITextFieldViewModeNever,
  UITextFieldViewModeWhileEditing,
  UITextFieldViewModeUnlessEditing,
  UITextFieldViewModeAlways,
} NS_SWIFT_NAME(UITextField.ViewMode);

@class UITextField, UITextView, UISearchBar;

NS_SWIFT_UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldBeginEditing:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (BOOL)textFieldShouldEndEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
- (BOOL)textField:(UITextField *)textField
    shouldChangeCharactersInRange:(NSRange)range
                replacementString:(NSString *)string
    NS_SWIFT_NAME(textField(_:shouldChangeCharactersIn:replacementString:));
- (BOOL)textFieldShouldClear:(UITextField *)textField;
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
@end

NS_SWIFT_UI_ACTOR
@interface UITextField : UIControl <UITextInputTraits, NSCoding, UIContentSizeCategoryAdjusting>
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) UITextBorderStyle borderStyle;
@property(nullable, nonatomic, copy) NSString *placeholder;
@property(nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property(nonatomic, readonly, getter=isEditing) BOOL editing;
@property(nonatomic) UITextFieldViewMode clearButtonMode;
@property(nullable, nonatomic, strong) UIView *leftView;
@property(nonatomic) UITextFieldViewMode leftViewMode;
@property(nullable, nonatomic, strong) UIView *rightView;
@property(nonatomic) UITextFieldViewMode rightViewMode;
@property(nullable, readwrite, strong) UIView *inputView;
@property(nullable, readwrite, strong) UIView *inputAccessoryView;
- (CGRect)textRectForBounds:(CGRect)bounds NS_SWIFT_NAME(textRect(forBounds:));
- (CGRect)placeholderRectForBounds:(CGRect)bounds NS_SWIFT_NAME(placeholderRect(forBounds:));
- (CGRect)editingRectForBounds:(CGRect)bounds NS_SWIFT_NAME(editingRect(forBounds:));
@end

NS_SWIFT_UI_ACTOR
@interface NSTextContainer : NSObject <NSSecureCoding>
@property(nonatomic) CGFloat lineFragmentPadding;
@property(nonatomic) NSUInteger maximumNumberOfLines;
@property(nonatomic) NSLineBreakMode lineBreakMode;
@end

NS_SWIFT_UI_ACTOR
@protocol UITextViewDelegate <UIScrollViewDelegate>
@optional
- (BOOL)textViewShouldBeginEditing:(UITextView *)textView;
- (void)textViewDidBeginEditing:(UITextView *)textView;
- (void)textViewDidEndEditing:(UITextView *)textView;
- (void)textViewDidChange:(UITextView *)textView;
@end

NS_SWIFT_UI_ACTOR
@interface UITextView : UIScrollView <UITextInputTraits, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame
                textContainer:(nullable NSTextContainer *)textContainer NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property(null_resettable, nonatomic, copy) NSString *text;
@property(null_resettable, copy) NSAttributedString *attributedText;
@property(nullable, nonatomic, strong) UIFont *font;
@property(nullable, nonatomic, strong) UIColor *textColor;
@property(nonatomic) NSTextAlignment textAlignment;
@property(nonatomic) NSRange selectedRange;
@property(nonatomic, getter=isEditable) BOOL editable NOT_ON(tvos);
@property(nonatomic, getter=isSelectable) BOOL selectable;
@property(nonatomic, readonly) NSTextContainer *textContainer;
@property(nonatomic) UIEdgeInsets textContainerInset;
@end

NS_SWIFT_UI_ACTOR
@protocol UISearchBarDelegate <NSObject>
@optional
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)searchText;
- (void)searchBarSearchButtonClicked:(UISearchBar *)searchBar;
@end

NS_SWIFT_UI_ACTOR
@interface UISearchBar : UIView <UITextInputTraits>
- (instancetype)init NOT_ON(tvos);
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER NOT_ON(tvos);
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER NOT_ON(tvos);
@property(nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property(nullable, nonatomic, copy) NSString *text;
@property(nullable, nonatomic, copy) NSString *placeholder;
@end

NS_ASSUME_NONNULL_END
