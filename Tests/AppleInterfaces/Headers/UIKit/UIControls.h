// The controls that UIKit has.
// Documented under uikit: uibutton, uiswitch, uislider, uistepper, uisegmentedcontrol, uipagecontrol,
// uidatepicker and their members by name.

#pragma once
#include <Foundation/NSTimer.h>
#include <UIKit/UIControl.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIButtonType) {
  UIButtonTypeCustom = 0,
  UIButtonTypeSystem,
  UIButtonTypeDetailDisclosure,
  UIButtonTypeInfoLight,
  UIButtonTypeInfoDark,
  UIButtonTypeContactAdd,
  UIButtonTypePlain NOT_ON(ios) NOT_ON(visionos),
  UIButtonTypeClose,
} NS_SWIFT_NAME(UIButton.ButtonType);

NS_SWIFT_UI_ACTOR
@interface UIButton : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
+ (instancetype)buttonWithType:(UIButtonType)buttonType;
- (void)setNeedsUpdateConfiguration SINCE(ios, 15.0) SINCE(tvos, 15.0);
- (void)updateConfiguration SINCE(ios, 15.0) SINCE(tvos, 15.0);
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property(nullable, nonatomic, readonly, strong) NSString *currentTitle;
@property(nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property(nullable, nonatomic, readonly, strong) UIImageView *imageView;
@property(nonatomic, readonly) UIButtonType buttonType;
@property(nonatomic) UIEdgeInsets contentEdgeInsets
    DEPRECATED(ios, 2.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(tvos, 9.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(visionos, 1.0, 1.0, "a button with a configuration ignores it");
@property(nonatomic) UIEdgeInsets titleEdgeInsets
    DEPRECATED(ios, 2.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(tvos, 9.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(visionos, 1.0, 1.0, "a button with a configuration ignores it");
@property(nonatomic) UIEdgeInsets imageEdgeInsets
    DEPRECATED(ios, 2.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(tvos, 9.0, 15.0, "a button with a configuration ignores it")
    DEPRECATED(visionos, 1.0, 1.0, "a button with a configuration ignores it");
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UISwitch : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nullable, nonatomic, strong) UIColor *onTintColor;
@property(nonatomic, getter=isOn) BOOL on;
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UISlider : UIControl <NSCoding>
@property(nonatomic) float value;
@property(nonatomic) float minimumValue;
@property(nonatomic) float maximumValue;
@property(nonatomic, getter=isContinuous) BOOL continuous;
@property(nullable, nonatomic, strong) UIColor *minimumTrackTintColor;
- (void)setValue:(float)value animated:(BOOL)animated;
- (CGRect)trackRectForBounds:(CGRect)bounds NS_SWIFT_NAME(trackRect(forBounds:));
- (CGRect)thumbRectForBounds:(CGRect)bounds
                   trackRect:(CGRect)rect
                       value:(float)value NS_SWIFT_NAME(thumbRect(forBounds:trackRect:value:));
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UIStepper : UIControl
@property(nonatomic) double value;
@property(nonatomic) double minimumValue;
@property(nonatomic) double maximumValue;
@property(nonatomic) double stepValue;
@end

NS_SWIFT_UI_ACTOR
@interface UISegmentedControl : UIControl <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithItems:(nullable NSArray *)items NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property(nonatomic, readonly) NSUInteger numberOfSegments;
@property(nonatomic) NSInteger selectedSegmentIndex;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)segment;
- (void)insertSegmentWithTitle:(nullable NSString *)title
                       atIndex:(NSUInteger)segment
                      animated:(BOOL)animated;
- (void)removeAllSegments;
@end

NS_SWIFT_UI_ACTOR
@interface UIPageControl : UIControl
@property(nonatomic) NSInteger numberOfPages;
@property(nonatomic) NSInteger currentPage;
@property(nonatomic) BOOL hidesForSinglePage;
- (CGSize)sizeForNumberOfPages:(NSInteger)pageCount NS_SWIFT_NAME(size(forNumberOfPages:));
@end

NS_SWIFT_UI_ACTOR NOT_ON(tvos)
@interface UIDatePicker : UIControl <NSCoding>
@property(nonatomic, strong) NSDate *date;
- (void)setDate:(NSDate *)date animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
