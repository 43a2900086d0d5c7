/// Which variables of a system are solved together, and after which hosts.
struct SystemSchedule {
  /// The parts of the system that are solved by themselves. Each has one or several groups of variables.
  var stages: [SystemStage] = []
  /// By variable, the index of its stage, and its group.
  var stageOfVariable: [Int] = []
  var groups: [Int] = []
  /// By group of variables, the attributes of other hosts on which the group depends. These hosts must be laid out
  /// before the group is solved.
  var references: [Int: [HeldAttribute]] = [:]
}
