import Foundation

/// The part of `swift package dump-package` that the checks need.
struct PackageDescription: Decodable {
  struct Platform: Decodable {
    let platformName: String
    let version: String
  }
  struct Product: Decodable {
    let type: [String: [String]?]
    let targets: [String]
  }
  struct Dependency: Decodable {
    let byName: [String?]?
    let target: [String?]?
    var name: String? { (byName ?? target)?.first ?? nil }
  }
  struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]
  }

  let platforms: [Platform]
  let products: [Product]
  let targets: [Target]

  init(of root: URL) throws {
    let text = try Command.output("swift", ["package", "dump-package"], in: root)
    self = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
  }

  /// The targets of all library products, each after those that it depends on.
  var libraries: [Target] {
    closure(of: products.filter { $0.type["library"] != nil }.flatMap(\.targets))
  }

  /// The named targets and those that they depend on, each after those that it depends on.
  func closure(of names: [String]) -> [Target] {
    var ordered: [Target] = []
    func add(_ name: String) {
      guard !ordered.contains(where: { $0.name == name }),
        let target = targets.first(where: { $0.name == name })
      else { return }
      target.dependencies.compactMap(\.name).forEach(add)
      ordered.append(target)
    }
    names.forEach(add)
    return ordered
  }
}

extension PackageDescription.Dependency {
  private enum CodingKeys: CodingKey { case byName, target }

  /// A dependency is an array of a name and a condition, which may be a dictionary; only the name matters.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func name(_ key: CodingKeys) throws -> [String?]? {
      guard container.contains(key) else { return nil }
      var list = try container.nestedUnkeyedContainer(forKey: key)
      return [try list.decode(String.self)]
    }
    byName = try name(.byName)
    target = try name(.target)
  }
}
