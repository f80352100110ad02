import GeoCore
import PanelLayout

/// A panel that looks like a style of its own, whatever the picture around it looks like.
struct ThemedPanel: Panel {
  let panel: any Panel
  let theme: PanelTheme

  func preferredLength(
    along axis: Axis, cross: Double, in context: PanelContext
  ) throws(PanelError) -> Double? {
    try panel.preferredLength(along: axis, cross: cross, in: themed(context))
  }

  func survey(in context: PanelContext) throws(PanelError) -> PanelFacts {
    try panel.survey(in: themed(context))
  }

  func covered(in context: PanelContext) throws(PanelError) -> [Rect] {
    try panel.covered(in: themed(context))
  }

  func render(in context: PanelContext) throws(PanelError) -> PanelOutput {
    try panel.render(in: themed(context))
  }

  private func themed(_ context: PanelContext) -> PanelContext {
    var context = context
    context.theme = theme
    return context
  }
}
