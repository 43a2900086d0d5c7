// The types of all unretained references in this module. The list below says for each use what keeps the object alive.

/// A reference that does not keep its object alive, for hot code that must not retain.
///
/// What keeps the object alive:
/// * a ``LayoutContext``'s parent, child and trial: the caller of the evaluation, which holds them in
///   its own variables until the evaluation is over. A context never leaves the library; the guides
///   that are given to closures hold the parent strongly.
/// * a ``LayoutLife``'s host: the host owns its ``LayoutIdentity``, whose `deinit` clears the life.
/// * a step's child and layout in a ``LayoutPlan``: the pass holds the array of children that it
///   compared with the plan's, and the plan holds the layouts.
/// * the child, the layout and the group of a ``PlannedChild``: whoever makes a plan holds the array of children, and
///   the ``StoredChildren`` hold the layouts and the groups.
/// * the elements of an array in `forEachUnretained`: the caller holds the array.
/// * the children of a group, and the child of a run: whoever runs the layouts holds the children.
/// * the trial of a ``TrialTarget``: whoever runs the trial holds it until the trial is over.
/// * the ``LayoutInfo`` of a ``StoredJointLayout``: the info stores the layouts that use the joint layout.
/// * the session of a ``LayoutInfo``: the thread that a pass or a trial runs on.
/// * a ``HeadlessView``'s parent: a parent clears it in every child when it goes.
/// * the entries of a ``DueList``: a view leaves the list before it leaves its parent.
@usableFromInline
@frozen
struct Unretained<Object> where Object: AnyObject {
  @usableFromInline let reference: Unmanaged<Object>

  @_alwaysEmitIntoClient @inline(always)
  init(_ object: Object) {
    reference = .passUnretained(object)
  }

  init(reference: Unmanaged<Object>) {
    self.reference = reference
  }

  /// The object, as a strong reference: reading it retains the object.
  @_alwaysEmitIntoClient @inline(always)
  var object: Object { reference.takeUnretainedValue() }

  /// Calls `body` with the object, without retaining the object.
  @_alwaysEmitIntoClient @inline(__always)
  func with<Result>(_ body: (Object) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with the unretained object, cast to `type` without a check. The caller knows that the object has
  /// this class.
  @_alwaysEmitIntoClient @inline(always)
  func with<Class: AnyObject, Result>(as type: Class.Type, _ body: (Class) -> Result) -> Result {
    unsafeBitCast(reference, to: Unmanaged<Class>.self)._withUnsafeGuaranteedRef(body)
  }
}

extension Array where Element: AnyObject {
  /// Calls `body` with each object, without retaining it. The caller keeps the array.
  // Without knowledge of the class, reading an element out of the array would retain it.
  @inline(__always)
  func forEachUnretained(_ body: (Element) -> Void) {
    withUnsafeBufferPointer { elements in
      guard let start = UnsafeRawPointer(elements.baseAddress) else { return }
      for index in 0..<elements.count {
        let offset = index * MemoryLayout<Unretained<AnyObject>>.stride
        start.load(fromByteOffset: offset, as: Unretained<AnyObject>.self)
          .with(as: Element.self, body)
      }
    }
  }
}

/// An unretained reference to a host of any class; see `Unretained`.
@usableFromInline
@frozen
struct UnretainedHost {
  @usableFromInline unowned(unsafe) let object: any Layoutable

  @_alwaysEmitIntoClient @inline(always)
  init(_ object: any Layoutable) {
    self.object = object
  }
}

/// The address of an object; 0 for none.
// A bit cast adds no branch. So the retain and the release are in one block, and the optimizer removes both.
@_alwaysEmitIntoClient @inline(always)
func address(of object: (some AnyObject)?) -> Int { unsafeBitCast(object, to: Int.self) }

/// A host that is recognized by address. For a host that ``Departures`` can follow, only the address is kept, and
/// `Departures` counts the followed hosts that are deallocated. Any other host is a Swift object, and an unowned
/// reference, which is never read, prevents reuse of its memory.
struct KnownHost {
  private unowned let object: AnyObject?
  private let address: Int

  init(_ host: AnyObject, isFollowed: Bool) {
    object = isFollowed ? nil : host
    address = Int(bitPattern: ObjectIdentifier(host))
  }

  @inline(__always)
  func isSame(_ host: AnyObject) -> Bool { address == Int(bitPattern: ObjectIdentifier(host)) }
}

/// Operations on addresses that own their object. They are for storage that can hold only an address, such as the
/// values of a thread.
enum OwningAddress {
  /// The address of `object`, which is kept alive until ``release(_:)``.
  static func of(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(object).toOpaque()
  }

  /// The object at an address.
  @inline(__always)
  static func object<Object>(at address: UnsafeMutableRawPointer) -> Unretained<Object> {
    Unretained(reference: .fromOpaque(address))
  }

  static func release(_ address: UnsafeMutableRawPointer) {
    Unmanaged<AnyObject>.fromOpaque(address).release()
  }
}
