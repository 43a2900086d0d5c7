// What the headers say of a declaration beside its type, in words of clang's attributes. The names are
// Apple's where the meaning is the same. Included as text, and no module of its own.

#pragma once

// Since when a symbol exists, and until when it is not deprecated: SINCE(ios, 15.0). A symbol without it
// exists on all systems that the package supports. A platform that is not named has what its version of
// iOS has, for visionOS, and otherwise the symbol as well.
#define SINCE(platform, version) __attribute__((availability(platform, introduced=version)))
#define DEPRECATED(platform, since, until, advice) \
  __attribute__((availability(platform, introduced=since, deprecated=until, message=advice)))
#define NOT_ON(platform) __attribute__((availability(platform, unavailable)))
#define UNAVAILABLE(advice) __attribute__((unavailable(advice)))

// The declaration belongs to the main actor, or to none although what is around it does.
#define NS_SWIFT_UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define NS_SWIFT_NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NS_SWIFT_SENDABLE __attribute__((swift_attr("@Sendable")))
#define NS_SWIFT_NONSENDABLE __attribute__((swift_attr("@_nonSendable")))

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_NOESCAPE __attribute__((noescape))
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
// Named by the standard library's type that Swift shows in its place.
#define NS_SWIFT_BRIDGED(name) __attribute__((swift_bridge(name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))

#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define NS_CLOSED_ENUM(type, name) \
  enum __attribute__((enum_extensibility(closed))) name : type name; enum name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type
#define NS_TYPED_ENUM __attribute__((swift_wrapper(enum)))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
