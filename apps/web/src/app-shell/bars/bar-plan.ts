/** Widths of the window, CSS pixels, from which the top bar shows more entries. app-shell.css has a rule for each. */
export const BAR_STEPS = [1024, 1152, 1280, 1440, 1600] as const
export type BarStep = (typeof BAR_STEPS)[number]

/** What the bar contains besides the entries: gutters, the games' name, search, languages, the own agenda, settings, and gaps between them. */
const OTHERS = 2 * 32 + 220 + 44 + 3 * 40 + 2 * 44 + 24
const ACCOUNT = 44
const MORE = 84

/** An entry's width by its letters, from above: the bar is laid out on the server, where no text can be measured. */
const widthOf = (label: string): number => 20 + Math.ceil(label.length * 7.6)

/** How many labels fit into the window from its left, and beside them the way to the others. */
function fitting(labels: readonly string[], window: number, others: number): number {
  const room = window - others
  let used = 0
  let withMore = 0
  for (const [i, label] of labels.entries()) {
    used += widthOf(label)
    if (used + MORE <= room) withMore = i + 1
  }
  return used <= room ? labels.length : withMore
}

/**
 * For each label the width of the window from which it stands in the top bar, undefined where it never does; narrower, it stands under
 * "more". The same on the server and in the browser, so that nothing moves when the page is taken over.
 */
export function barPlan(labels: readonly string[], hasAccount: boolean): readonly (BarStep | undefined)[] {
  const others = OTHERS + (hasAccount ? ACCOUNT : 0)
  const counts = BAR_STEPS.map((step) => fitting(labels, step, others))
  return labels.map((_label, i) => BAR_STEPS.find((_step, s) => i < (counts[s] ?? 0)))
}
