/// What was measured of one variant of a case.
struct Row: Equatable, Encodable {
  let `case`: String
  let variant: String
  let views: Int
  let nsPerView: Double
  /// The median of the ratios of the rounds, each to the first variant in the same round.
  let ratioToManual: Double
  let ratioMin: Double
  let ratioMax: Double
  /// Nil where they cannot be counted.
  let allocationsPerPass: Double?
  let mayAllocate: Bool

  private enum CodingKeys: CodingKey {
    case `case`, variant, views, nsPerView, ratioToManual, ratioMin, ratioMax, allocationsPerPass
  }

  /// `times` and `manual` are nanoseconds of a pass, by round.
  init(
    case name: String, variant: String, views: Int, times: [Double], manual: [Double],
    allocations: Double?, mayAllocate: Bool
  ) {
    let ratios = zip(times, manual).map { $0 / $1 }
    self.case = name
    self.variant = variant
    self.views = views
    nsPerView = times.median / Double(views)
    ratioToManual = ratios.median
    ratioMin = ratios.min() ?? .nan
    ratioMax = ratios.max() ?? .nan
    allocationsPerPass = allocations
    self.mayAllocate = mayAllocate
  }
}

extension [Double] {
  /// The middle one by size, or the mean of the two in the middle; no number where there is none.
  var median: Double {
    guard !isEmpty else { return .nan }
    let sorted = sorted()
    let middle = count / 2
    return count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
