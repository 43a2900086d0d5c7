import Foundation
import Plumb

extension HostCapability {
  /// The parent. Always checked.
  static var tree: Self {
    HostCapability("tree") { trial in
      let (host, one, other) = (trial.makeHost(), trial.makeHost(), trial.makeHost())
      trial.expect(host.plumbParent == nil, "a new host has no parent")
      trial.add(host, one)
      trial.expect(
        host.plumbParent === one, "a host that was added to another has it as its parent")
      trial.expect(one.plumbParent == nil, "a parent is not its child's child")
      trial.add(host, other)
      trial.expect(
        host.plumbParent === other, "a host that was added to a second parent has that one")
      trial.expect(!host.plumbName.isEmpty, "a host has a name")
      trial.expect(
        host.plumbLife === host.plumbLife, "a host that tells its life tells the same one each time"
      )
      if let life = host.plumbLife {
        trial.expect(life !== one.plumbLife, "each host has a life of its own")
      }
    }
  }

  /// Messages call a host by the name that `name` gives it.
  public static func name(by name: @escaping (_ host: Host, _ name: String) -> Void) -> Self {
    HostCapability("name") { trial in
      let host = trial.makeHost()
      name(host, "card")
      trial.expect(host.plumbName, is: "card", "a host is called by its name")
    }
  }
}
