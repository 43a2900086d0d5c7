// Written by Scripts/write-pin-cases from its table of laws. Do not edit.

import PlumbPin

extension PinLaw {
  static let part4: [PinLaw] = [
    PinLaw(
      "{other}.{near}(n.a).{length}(n.w).{least}(n.x).{most}(n.y)",
      starts: { n in n.a },
      isLong: { n in min(max(n.w, n.x), n.y) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(n.a).width(n.w).minWidth(n.x).maxWidth(n.y) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).width(n.w).minWidth(n.x).maxWidth(n.y)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).start(n.a).width(n.w).minWidth(n.x).maxWidth(n.y) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).width(n.w).minWidth(n.x).maxWidth(n.y)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).height(n.w).minHeight(n.x).maxHeight(n.y)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).height(n.w).minHeight(n.x).maxHeight(n.y)
          }
        }
      )),
    PinLaw(
      "{other}.{far}(n.b).{length}(n.w).{most}(n.x)",
      starts: { n in n.l - n.b - min(n.w, n.x) },
      isLong: { n in min(n.w, n.x) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).right(n.b).width(n.w).maxWidth(n.x) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).right(n.b).width(n.w).maxWidth(n.x)
          }
        }
      ),
      along: (
        atOnce: { s, n in s.view.plumb.pin { $0.top(3).height(7).end(n.b).width(n.w).maxWidth(n.x) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) { $0.top(3).height(7).end(n.b).width(n.w).maxWidth(n.x) }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).bottom(n.b).height(n.w).maxHeight(n.x) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).bottom(n.b).height(n.w).maxHeight(n.x)
          }
        }
      )),
    PinLaw(
      "{other}.{center}().{most}(n.x).{length}(n.w)",
      starts: { n in n.l / 2 - min(n.w, n.x) / 2 },
      isLong: { n in min(n.w, n.x) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).hCenter().maxWidth(n.x).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().maxWidth(n.x).width(n.w)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).hCenter().maxWidth(n.x).width(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).hCenter().maxWidth(n.x).width(n.w)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).vCenter().maxHeight(n.x).height(n.w) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).vCenter().maxHeight(n.x).height(n.w)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{most}(n.x){default}",
      starts: { n in n.a },
      isLong: { n in min(n.l - n.a - n.b, n.x) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).left(n.a).right(n.b).maxWidth(n.x) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).maxWidth(n.x)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.top(3).height(7).start(n.a).end(n.b).maxWidth(n.x).justify(.start) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).maxWidth(n.x).justify(.start)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin { $0.left(3).width(7).top(n.a).bottom(n.b).maxHeight(n.x) }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).maxHeight(n.x)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(n.a).{far}(n.b).{most}(n.x).{place}(.center)",
      starts: { n in (n.a + n.l - n.b - min(n.l - n.a - n.b, n.x)) / 2 },
      isLong: { n in min(n.l - n.a - n.b, n.x) },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(n.a).right(n.b).maxWidth(n.x).justify(.center)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(n.a).right(n.b).maxWidth(n.x).justify(.center)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(n.a).end(n.b).maxWidth(n.x).justify(.center)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(n.a).end(n.b).maxWidth(n.x).justify(.center)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(n.a).bottom(n.b).maxHeight(n.x).align(.center)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(n.a).bottom(n.b).maxHeight(n.x).align(.center)
          }
        }
      )),
    PinLaw(
      "{other}.{near}(to: s.photo.edge.{far}).{far}(to: s.title.edge.{near})",
      starts: { n in n.p.end },
      isLong: { n in n.q.start - n.p.end },
      columns: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).left(to: s.photo.edge.right).right(to: s.title.edge.left)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).left(to: s.photo.edge.right).right(to: s.title.edge.left)
          }
        }
      ),
      along: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.top(3).height(7).start(to: s.photo.edge.end).end(to: s.title.edge.start)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.top(3).height(7).start(to: s.photo.edge.end).end(to: s.title.edge.start)
          }
        }
      ),
      rows: (
        atOnce: { s, n in
          s.view.plumb.pin {
            $0.left(3).width(7).top(to: s.photo.edge.bottom).bottom(to: s.title.edge.top)
          }
        },
        stored: { s, n in
          s.card.plumb.setPin(for: s.view) {
            $0.left(3).width(7).top(to: s.photo.edge.bottom).bottom(to: s.title.edge.top)
          }
        }
      )),
  ]
}
