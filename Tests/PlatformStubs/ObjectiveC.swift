// swift-format-ignore-file
// (The names are those of the runtime.)

// A stand-in for the Objective-C runtime's associated objects. Each declaration has the signature
// that Apple's documentation gives (developer.apple.com/documentation/objectivec).

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = object as AnyObject
  guard let association = associations[Place(object: ObjectIdentifier(object), key: key)],
    association.owner === object
  else { return nil }
  return association.value
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let object = object as AnyObject
  associations[Place(object: ObjectIdentifier(object), key: key)] = value.map {
    Association(owner: object, value: $0)
  }
}

/// The name of a message.
public struct Selector: Sendable {
  public let stubName: String

  public init(_ str: String) { stubName = str }
}

// Foundation has it, and takes it from here.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The address of a method.
public typealias IMP = OpaquePointer

private struct Place: Hashable {
  let object: ObjectIdentifier
  let key: UnsafeRawPointer
}

private struct Association {
  weak var owner: AnyObject?
  let value: Any
}

// The samples run on one thread.
nonisolated(unsafe) private var associations: [Place: Association] = [:]
