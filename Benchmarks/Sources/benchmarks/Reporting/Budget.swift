import Foundation

/// A figure that must not be exceeded.
struct Budget: Sendable {
  let name: String
  let limit: Double
  /// What was measured; nil where the cases for it were not run.
  let figure: @Sendable ([Row]) -> Double?

  static let all = [
    Budget(name: "at once, worst ratio to manual", limit: 1.2) { rows in
      rows.filter { $0.variant == Variant.atOnce && !$0.mayAllocate }.map(\.ratioToManual).max()
    },
    Budget(name: "a matrix at once, worst ratio to manual", limit: 1.5) { rows in
      rows.filter { $0.variant == Variant.atOnce && $0.mayAllocate }.map(\.ratioToManual).max()
    },
    Budget(name: "stored, worst ratio to manual", limit: 1.5) { rows in
      rows.filter { $0.variant == Variant.stored && !$0.mayAllocate }.map(\.ratioToManual).max()
    },
    Budget(name: "allocations in a steady pass", limit: 0) { rows in
      rows.filter { !$0.mayAllocate }.compactMap(\.allocationsPerPass).max()
    },
    Budget(name: "growth from 1,000 to 100,000 siblings, at once", limit: 1.05) { rows in
      growth(rows, Variant.atOnce)
    },
    Budget(name: "growth from 1,000 to 100,000 siblings, stored", limit: 1.05) { rows in
      growth(rows, Variant.stored)
    },
    Budget(name: "setting up a stored layout, ns", limit: 1000) { rows in
      rows.first { $0.case == Benchmark.settingUp.name && $0.variant == Variant.stored }?.nsPerView
    },
    Budget(name: "setting up a stored layout, allocations", limit: 2) { rows in
      rows.first { $0.case == Benchmark.settingUp.name && $0.variant == Variant.stored }
        .flatMap { row in row.allocationsPerPass.map { $0 / Double(row.views) } }
    },
    Budget(name: "memory of a stored layout, bytes", limit: 400) { _ in
      Benchmark.bytesPerStoredLayout()
    },
  ]

  /// The exponent of the time of a pass in the number of views.
  static func growth(_ rows: [Row], _ variant: String) -> Double? {
    let sizes = [1_000, 100_000]
    let times = sizes.compactMap { size in
      rows.first { $0.case == Benchmark.siblings(size).name && $0.variant == variant }
        .map { $0.nsPerView * Double($0.views) }
    }
    guard times.count == 2 else { return nil }
    return log(times[1] / times[0]) / log(Double(sizes[1]) / Double(sizes[0]))
  }

  /// Each budget with what was measured.
  static func table(_ rows: [Row]) -> String {
    all.compactMap { budget in
      budget.figure(rows).map { figure in
        let verdict = figure <= budget.limit ? "met" : "missed"
        return budget.name.padding(toLength: 52, withPad: " ", startingAt: 0)
          + "\(figure.rounded(2)) of \(budget.limit.rounded(2))  \(verdict)"
      }
    }.joined(separator: "\n")
  }
}
