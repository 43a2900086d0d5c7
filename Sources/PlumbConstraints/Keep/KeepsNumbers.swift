import Foundation
import Plumb

// Properties that take numbers in variables as well as literals: `title.keep.width.equal = width`,
// `photo.keep.aspectRatio.equal = 16 / 9`.
//
// A type cannot declare two properties of one name, but a protocol extension can add others of the same name. They are
// disfavored, so that a literal is always a ``KeepValue`` and `16 / 9` is never an integer division.

/// A protocol for the number overloads of ``KeepAttribute``, its only conforming type.
public protocol KeepsNumbers {
  @_documentation(visibility: internal)
  var plumbAttribute: KeepAttribute { get }
}

extension KeepAttribute: KeepsNumbers {
  @_documentation(visibility: internal)
  public var plumbAttribute: KeepAttribute { self }
}

extension KeepsNumbers {
  /// The number to which the attribute is kept equal. Nil if there is none, or if the attributes of a group differ.
  @_disfavoredOverload
  public var equal: CGFloat? {
    get { plumbAttribute.equal.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.equal = newValue.map { KeepValue($0) } }
  }

  /// The lower limit of the attribute. Nil if there is none, or if the attributes of a group differ.
  @_disfavoredOverload
  public var min: CGFloat? {
    get { plumbAttribute.min.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.min = newValue.map { KeepValue($0) } }
  }

  /// The upper limit of the attribute. Nil if there is none, or if the attributes of a group differ.
  @_disfavoredOverload
  public var max: CGFloat? {
    get { plumbAttribute.max.map { (value: KeepValue) in value.number } }
    nonmutating set { plumbAttribute.max = newValue.map { KeepValue($0) } }
  }
}

extension KeepsNumbers where Self == KeepAttribute {
  /// The number to which the attribute is kept equal, as an `Int` without the fraction. Nil if there is none, or if the
  /// attributes of a group differ.
  @_disfavoredOverload
  public var equal: Int? {
    get { plumbAttribute.equal.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.equal = newValue.map { KeepValue(CGFloat($0)) } }
  }

  /// The lower limit of the attribute, as an `Int` without the fraction. Nil if there is none, or if the attributes of
  /// a group differ.
  @_disfavoredOverload
  public var min: Int? {
    get { plumbAttribute.min.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.min = newValue.map { KeepValue(CGFloat($0)) } }
  }

  /// The upper limit of the attribute, as an `Int` without the fraction. Nil if there is none, or if the attributes of
  /// a group differ.
  @_disfavoredOverload
  public var max: Int? {
    get { plumbAttribute.max.map { (value: KeepValue) in Int(value.number) } }
    nonmutating set { plumbAttribute.max = newValue.map { KeepValue(CGFloat($0)) } }
  }
}

/// A number in a variable that can be kept: a `CGFloat`, a `Double` or an `Int`.
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

// Arithmetic with literals. The result has the priority of the first operand.
extension KeepValue {
  /// The quotient of two numbers, such as the ratio `16 / 9`.
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

// Changes of the kept number. The priority stays.
extension KeepValue {
  /// Adds to the number.
  public static func += (value: inout KeepValue, more: CGFloat) { value.number += more }
  /// Subtracts from the number.
  public static func -= (value: inout KeepValue, less: CGFloat) { value.number -= less }
  /// Multiplies the number.
  public static func *= (value: inout KeepValue, factor: CGFloat) { value.number *= factor }
  /// Divides the number.
  public static func /= (value: inout KeepValue, divisor: CGFloat) { value.number /= divisor }

  /// Adds an `Int` to the number.
  @_disfavoredOverload
  public static func += (value: inout KeepValue, more: Int) { value += CGFloat(more) }
  /// Subtracts an `Int` from the number.
  @_disfavoredOverload
  public static func -= (value: inout KeepValue, less: Int) { value -= CGFloat(less) }
  /// Multiplies the number by an `Int`.
  @_disfavoredOverload
  public static func *= (value: inout KeepValue, factor: Int) { value *= CGFloat(factor) }
  /// Divides the number by an `Int`.
  @_disfavoredOverload
  public static func /= (value: inout KeepValue, divisor: Int) { value /= CGFloat(divisor) }
}
