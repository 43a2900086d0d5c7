import Foundation
import Plumb
import PlumbTestSupport

extension KnotPart: StoresLayouts {
  func store<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    switch self {
    case .row, .rowUpToANote, .column, .matrix: storeGroup(on: stage)
    case .box, .boxInClosure, .visible, .visibleInClosure: storeTitledPhoto(on: stage)
    case .lookUp, .adjusted, .process: storeMessageBar(on: stage)
    case .size:
      stage.set("one") { $0.setTopLeading(inset: 10).setSize(like: stage["other"].plumb.size) }
      stage.set("other") {
        $0.setLeading(at: stage["one"].plumb.trailing).setTop(at: stage["one"].plumb.bottom)
          .setSize(to: CGSize(width: 40, height: 30))
      }
    case .fittedBox:
      stage.set("price") {
        $0.setLeading(inset: 10).setMiddle(at: stage["card"].plumb.middle)
          .setSize(to: CGSize(width: 30, height: 10))
      }
      stage.set("card") {
        $0.setLeading(at: stage["price"].plumb.trailing + 8).setTop(inset: 10).fitSize()
      }
      stage.set("title") { $0.setLeading(to: 6).setTop(to: 4).fitSize() }
    case .partsOfViews:
      stage.set("one") {
        $0.setLeading(inset: 20).setWidth(to: 40)
          .setVertical(at: 0.25, on: stage["other"].plumb.top).setHeight(to: 40)
      }
      stage.set("other") {
        $0.setLeading(at: stage["one"].plumb.horizontal(at: 0.25)).setWidth(to: 20)
          .setTop(to: 20).setHeight(to: 40)
      }
    }
  }

  private func storeGroup<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    let run = [stage["first"], stage["last"]]
    switch self {
    case .row:
      stage.box.plumb.setLayout(for: run) {
        $0.row(leading: 8, trailing: 8).fitWidth().pack(at: .leading, gaps: 6)
          .setMiddle(at: stage["label"].plumb.middle).setHeight(to: 20)
      }
      stage.set("label") {
        $0.setLeading(at: stage["last"].plumb.trailing + 8).setTrailing(inset: 8)
          .setTop(inset: 30).setHeight(to: 40)
      }
    case .rowUpToANote:
      stage.box.plumb.setLayout(for: run) {
        $0.row(from: .parent.leading + 8, to: stage["note"].plumb.leading - 8).equalizeWidths()
          .setGaps(to: 6).setTop(inset: 10).setHeight(to: 20)
      }
      stage.set("note") {
        $0.setTrailing(inset: 8).setWidth(to: 40).setMiddle(at: stage["first"].plumb.middle)
          .setHeight(to: 30)
      }
    case .column:
      stage.box.plumb.setLayout(for: run) {
        $0.column(top: 10, bottom: 0).fitHeight().pack(at: .top, gaps: 4)
          .setLeading(at: stage["mark"].plumb.trailing + 8).setWidth(to: 50)
      }
      stage.set("mark") {
        $0.setLeading(inset: 8).setWidth(to: 20).setTop(inset: 10)
          .setBottom(at: stage["last"].plumb.bottom)
      }
    default:
      stage.box.plumb.setLayout(for: run) {
        $0.matrix {
          $0.setLeading(at: stage["mark"].plumb.trailing + 10).setTrailing(inset: 10)
            .setTop(inset: 10).setHeight(to: 40)
        }
        .setColumns(2, gaps: 10).setRows(1).setCells { $0.stickOnParent() }
      }
      stage.set("mark") {
        $0.setLeading(inset: 10).setWidth(to: 20).setMiddle(at: stage["last"].plumb.middle)
          .setHeight(to: 10)
      }
    }
  }

  private func storeTitledPhoto<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    let both = [stage["photo"], stage["badge"]]
    stage["badge"].isHidden = self == .visible || self == .visibleInClosure
    stage.set("photo") {
      $0.setLeading(inset: 8).setMiddle(at: stage["title"].plumb.middle)
        .setSize(to: CGSize(width: 40, height: 40))
    }
    stage.set("badge") {
      $0.setTrailing(at: stage["photo"].plumb.trailing + 8)
        .setMiddle(at: stage["photo"].plumb.top).setSize(to: CGSize(width: 16, height: 16))
    }
    stage.set("title") { [self] maker in
      let maker = maker.setTrailing(inset: 8).setTop(inset: 30).setHeight(to: 20)
      return switch self {
      case .box: maker.setLeading(at: stage["photo"].plumb.and(stage["badge"]).trailing + 8)
      case .boxInClosure: maker.pinLeading(to: both) { $0.trailing + 8 }
      case .visible: maker.setLeading(at: both.plumb.visible.trailing + 8)
      default: maker.pinLeading(to: .visible(both)) { $0.trailing + 8 }
      }
    }
  }

  private func storeMessageBar<Kit: ViewKit>(on stage: KnotStage<Kit>) {
    stage.set("field") { [self] maker in
      let (send, maker) = (stage["send"], maker.setLeading(inset: 8).setBottom(inset: 8))
      let field =
        self == .lookUp
        ? maker.pinTrailing(to: .lookup { [weak send] in send }, with: { $0.leading - 8 })
        : maker.setTrailing(at: send.plumb.leading, offset: -8)
      return switch self {
      case .adjusted: field.setHeight(to: 60).limitingWidth(to: ...200, from: .leading)
      case .process: field.setHeight(to: 60).addingProcess(by: { $0.frame.insetBy(dx: 2, dy: 2) })
      default: field.setHeight(to: 60)
      }
    }
    stage.set("send") { [self] maker in
      let (field, maker) = (stage["field"], maker.setTrailing(inset: 8))
      let send =
        self == .lookUp
        ? maker.pinMiddle(to: .lookup { [weak field] in field }, with: { $0.middle })
        : maker.setMiddle(at: field.plumb.middle)
      return send.setSize(to: CGSize(width: 36, height: 36))
    }
  }
}
