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

/// How often somebody has asked for what is associated with an object.
nonisolated(unsafe) public private(set) var stubAssociations = 0

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  stubAssociations += 1
  return associations[ObjectIdentifier(object as AnyObject)]?[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations[ObjectIdentifier(object as AnyObject), default: [:]][key] = value
}

/// What the runtime does when an object goes: it releases what is associated with it, and then its memory is free.
/// The classes of the stand-ins call it in their `deinit`, as `NSObject` does.
public func stubForget(_ object: ObjectIdentifier) {
  let values = associations.removeValue(forKey: object)
  withExtendedLifetime(values) {}
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

// The samples run on one thread.
nonisolated(unsafe) private var associations: [ObjectIdentifier: [UnsafeRawPointer: Any]] = [:]
