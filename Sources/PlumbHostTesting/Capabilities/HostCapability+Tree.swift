import Foundation
import Plumb

extension HostCapability {
  /// Checks the parent. Always included.
  static var tree: Self {
    HostCapability("tree") { trial in
      let (host, one, other) = (trial.makeHost(), trial.makeHost(), trial.makeHost())
      func expectIdentity(_ host: Host) {
        trial.expect(
          host.plumbParentID == host.plumbParent.map { ObjectIdentifier($0) },
          "the identity of a parent that a host tells is that of its parent")
      }
      trial.expect(host.plumbParent == nil, "a new host has no parent")
      expectIdentity(host)
      trial.add(host, one)
      trial.expect(
        host.plumbParent === one, "a host that was added to another has it as its parent")
      trial.expect(one.plumbParent == nil, "a parent is not its child's child")
      expectIdentity(host)
      expectIdentity(one)
      trial.add(host, other)
      trial.expect(
        host.plumbParent === other, "a host that was added to a second parent has that one")
      expectIdentity(host)
      trial.expect(!host.plumbName.isEmpty, "a host has a name")
      trial.expect(
        host.plumbLife === host.plumbLife, "a host that tells its life tells the same one each time"
      )
      if let life = host.plumbLife {
        trial.expect(life !== one.plumbLife, "each host has a life of its own")
      }
    }
  }

  /// Checks that a host with a stored parent identity returns nil once the parent is gone. Another object may get the
  /// same identity, and the host would be laid out as its child.
  ///
  /// For hosts that do not keep their parents alive.
  public static var parentIdentity: Self {
    HostCapability("parent's identity") { trial in
      let host = trial.makeHost()
      trial.add(host, trial.makeHost())
      trial.expect(
        host.plumbParentID == nil, "a host whose parent is gone tells no identity of a parent")
      let other = trial.makeHost()
      trial.add(host, other)
      trial.expect(
        host.plumbParentID == ObjectIdentifier(other),
        "a host whose parent is gone can be added to another one")
    }
  }

  /// Checks that messages use the name that `name` sets.
  public static func name(by name: @escaping (_ host: Host, _ name: String) -> Void) -> Self {
    HostCapability("name") { trial in
      let host = trial.makeHost()
      name(host, "card")
      trial.expect(host.plumbName, is: "card", "a host is called by its name")
    }
  }
}
