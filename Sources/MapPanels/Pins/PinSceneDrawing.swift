import Colorimetry
import Drawing
import GeoCore
import Places
import PanelLayout

extension PinScene {
  /// What became of the board's places, in its order.
  var marks: [PlaceMark] {
    var names: [Int: Label] = [:]
    for label in labels { names[label.pin] = label }
    let hidden = HiddenPins(pins, in: frame).indices
    let marks = pins.indices.lazy.filter { !pins[$0].look.isOther }.map { index in
      var mark = mark(of: pins[index], isHidden: hidden.contains(index))
      mark.name = nameFate(of: pins[index], mark.fate, label: names[index])
      return (mark: mark, order: pins[index].position)
    }
    let drawn = marks.sorted { $0.order < $1.order }.map(\.mark)
    guard !unseen.isEmpty else { return drawn }
    let ranks = context.board.entries.enumerated().map { ($1.place.index, $0) }
    let order = Dictionary(ranks) { first, _ in first }
    return (drawn + unseen).sorted { order[$0.place, default: 0] < order[$1.place, default: 0] }
  }

  private func nameFate(
    of pin: Pin, _ fate: PlaceMark.Fate, label: Label?
  ) -> PlaceMark.NameFate? {
    guard names == .beside, fate != .outside, !pin.look.entry.place.name.isEmpty else { return nil }
    if let label { return label.line == nil ? .shown : .moved }
    return pin.look.bearsName && pin.badge == nil ? .onPin : .omitted
  }

  private func mark(of pin: Pin, isHidden: Bool) -> PlaceMark {
    func mark(_ fate: PlaceMark.Fate, _ reason: String?) -> PlaceMark {
      var mark = PlaceMark(place: pin.look.entry.place.index, position: pin.place, fate: fate)
      mark.reason = reason
      return mark
    }
    if let badge = pin.badge {
      let count = badges[badge].members.count
      return mark(.clustered, "it is one of \(count) places in a badge")
    }
    if pin.isLifted { return mark(.moved, "at its place it would hide other pins") }
    guard pin.isSeen(in: frame) else { return mark(.outside, Self.outside) }
    if isHidden { return mark(.hidden, "another pin covers it") }
    guard frame.contains(pin.box) else { return mark(.clipped, "the map's edge cuts the pin") }
    return mark(.shown, nil)
  }

  static let outside = "it lies outside the map"

  /// Draws credits, names and pins over the map.
  func draw(into output: inout PanelOutput) throws(PanelError) {
    let theme = context.theme
    if let credit {
      credit.credit.draw(at: credit.box, theme, into: &output.list)
      output.regions.append(PanelRegion(.attribution, credit.box))
    }
    drawLeaders(into: &output.list)
    drawBadges(into: &output)
    drawPins(into: &output)
    drawNames(into: &output)
    if let inset { output.add(try inset.drawn(in: context), at: inset.box.origin) }
  }

  private func drawLeaders(into list: inout DisplayList) {
    NameLine.draw(labels.compactMap(\.line), context.theme.colors, into: &list)
    let lines = pins.filter(\.isLifted).map { pin in
      LeaderLine(
        place: pin.place, end: pin.tip + pin.look.head.center, color: pin.look.color)
    }
    LeaderLine.draw(lines, into: &list)
  }

  private func drawBadges(into output: inout PanelOutput) {
    for badge in badges {
      let shadow = Path(
        center: badge.center + Point(x: 0, y: 1.6), radius: badge.badge.radius)
      output.list.shadow(shadow, blur: 2.2, .black.opacity(0.42))
      badge.badge.draw(at: badge.center, context.theme, into: &output.list)
      var region = PanelRegion(.cluster, badge.box)
      region.anchor = badge.center
      region.text = "×\(badge.members.count)"
      region.places = badge.members.map { pins[$0].look.entry.place.index }
      output.regions.append(region)
    }
  }

  /// Past this many pins their shadows are one layer beneath all of them: each alone would cost more than the pin.
  private static let singleShadows = 60
  /// Past this many pins there are no shadows: their dots would only grow dark.
  private static let mostShadows = 2000

  private func drawPins(into output: inout PanelOutput) {
    let seen = pins.filter {
      $0.badge == nil && $0.box.inset(by: Insets(-8)).intersects(frame)
    }
    let isTogether = dotCount != nil || seen.count > Self.singleShadows
    if isTogether, seen.count <= Self.mostShadows { shade(seen, into: &output.list) }
    var painter = PinPainter(context, setter.outlines)
    var covers = covers
    output.regions.reserveCapacity(output.regions.count + seen.count)
    if dotCount != nil { painter.draw(dots: seen, into: &output.list) }
    for pin in seen {
      if !isTogether { shade(CollectionOfOne(pin), into: &output.list) }
      if dotCount == nil || !pin.look.isDot {
        painter.draw(pin.look, at: pin.tip, into: &output.list)
      }
      let entry = pin.look.entry
      let cover = covers.cover(of: pin.look)
      var region = PanelRegion(
        .pin, cover.box.offset(by: pin.tip), place: entry.place.index,
        number: pin.look.style.text)
      region.anchor = pin.place
      region.outline = cover.corners
      output.regions.append(region)
    }
  }

  private func shade(_ pins: some Sequence<Pin>, into list: inout DisplayList) {
    var outline = Path()
    for pin in pins { pin.look.addShadow(at: pin.tip, to: &outline) }
    list.shadow(outline, blur: 2.2, .black.opacity(0.42))
  }

  private func drawNames(into output: inout PanelOutput) {
    for label in labels {
      label.label.draw(at: label.rect, context.theme, into: &output.list)
      let place = pins[label.pin].look.entry.place
      var region = PanelRegion(.label, label.rect, place: place.index)
      region.text = place.name
      output.regions.append(region)
    }
  }
}
