import Foundation
import Plumb

// Numbers in variables, as literals: `title.keep.width.equal = width`, `photo.keep.aspectRatio.equal = 16 / 9`.
//
// A property has one type, and others of its name can only be those of a protocol. They are disfavored, so
// that a literal is always a ``KeepValue``: `16 / 9` is never a division of whole numbers.

/// What is kept at a number; a ``KeepAttribute`` is the one that there is.
public protocol KeepsNumbers {
  @_documentation(visibility: internal)
  var plumbAttribute: KeepAttribute { get }
}

extension KeepAttribute: KeepsNumbers {
  @_documentation(visibility: internal)
  public var plumbAttribute: KeepAttribute { self }
}

extension KeepsNumbers {
  /// What the attribute is kept at, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var equal: CGFloat? {
    get { plumbAttribute.equal.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.equal = newValue.map { KeepValue($0) } }
  }

  /// What the attribute is kept at or above, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var min: CGFloat? {
    get { plumbAttribute.min.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.min = newValue.map { KeepValue($0) } }
  }

  /// What the attribute is kept at or below, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var max: CGFloat? {
    get { plumbAttribute.max.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.max = newValue.map { KeepValue($0) } }
  }
}

extension KeepsNumbers where Self == KeepAttribute {
  /// What the attribute is kept at, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var equal: Int? {
    get { plumbAttribute.equal.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.equal = newValue.map { KeepValue(CGFloat($0)) } }
  }

  /// What the attribute is kept at or above, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var min: Int? {
    get { plumbAttribute.min.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.min = newValue.map { KeepValue(CGFloat($0)) } }
  }

  /// What the attribute is kept at or below, as a number in a variable; nil if it is not.
  @_disfavoredOverload
  public var max: Int? {
    get { plumbAttribute.max.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.max = newValue.map { KeepValue(CGFloat($0)) } }
  }
}

/// A number in a variable, to be kept: a `CGFloat`, a `Double` or an `Int`.
public protocol KeepNumber {
  @_documentation(visibility: internal)
  var plumbNumber: CGFloat { get }
}

extension CGFloat: KeepNumber {
  @_documentation(visibility: internal)
  public var plumbNumber: CGFloat { self }
}

extension Double: KeepNumber {
  @_documentation(visibility: internal)
  public var plumbNumber: CGFloat { CGFloat(self) }
}

extension Int: KeepNumber {
  @_documentation(visibility: internal)
  public var plumbNumber: CGFloat { CGFloat(self) }
}

// What is computed of literals. The priority is that of the first one.
extension KeepValue {
  /// The quotient of two numbers: the `16 / 9` of a ratio.
  public static func / (value: KeepValue, divisor: KeepValue) -> KeepValue {
    KeepValue(value.number / divisor.number, at: value.priority)
  }

  /// The product of two numbers.
  public static func * (value: KeepValue, factor: KeepValue) -> KeepValue {
    KeepValue(value.number * factor.number, at: value.priority)
  }

  /// The sum of two numbers.
  public static func + (value: KeepValue, more: KeepValue) -> KeepValue {
    KeepValue(value.number + more.number, at: value.priority)
  }

  /// The difference of two numbers.
  public static func - (value: KeepValue, less: KeepValue) -> KeepValue {
    KeepValue(value.number - less.number, at: value.priority)
  }
}

// A change of the number that is kept. The priority stays.
extension KeepValue {
  /// Makes the number so much larger.
  public static func += (value: inout KeepValue, more: CGFloat) { value.number += more }
  /// Makes the number so much smaller.
  public static func -= (value: inout KeepValue, less: CGFloat) { value.number -= less }
  /// Makes the number so many times as large.
  public static func *= (value: inout KeepValue, factor: CGFloat) { value.number *= factor }
  /// Divides the number.
  public static func /= (value: inout KeepValue, divisor: CGFloat) { value.number /= divisor }

  /// Makes the number larger by a whole number.
  @_disfavoredOverload
  public static func += (value: inout KeepValue, more: Int) { value += CGFloat(more) }
  /// Makes the number smaller by a whole number.
  @_disfavoredOverload
  public static func -= (value: inout KeepValue, less: Int) { value -= CGFloat(less) }
  /// Makes the number a whole number of times as large.
  @_disfavoredOverload
  public static func *= (value: inout KeepValue, factor: Int) { value *= CGFloat(factor) }
  /// Divides the number by a whole number.
  @_disfavoredOverload
  public static func /= (value: inout KeepValue, divisor: Int) { value /= CGFloat(divisor) }
}
