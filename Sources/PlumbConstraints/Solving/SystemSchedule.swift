/// Which variables of a system are solved together, and after which hosts.
struct SystemSchedule {
  /// The groups of variables that are solved together.
  var stages: [SystemStage] = []
  /// The stage of each variable, and its group.
  var stageOfVariable: [Int] = []
  var groups: [Int] = []
  /// For each group of variables, the hosts that must be laid out before it.
  var references: [Int: [HeldAttribute]] = [:]
}
