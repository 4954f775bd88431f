import type { Match } from '@games/contract'

/** A lead as a drawing: a step for each change of the score, up where the home side is ahead. In units of one change and one point. */
export interface LeadSteps {
  readonly width: number
  /** Half the height; level is here. */
  readonly most: number
  readonly line: string
  readonly end: { readonly x: number; readonly y: number }
  /** Where a period begins, as a share of the width. */
  readonly periods: readonly { readonly code: string; readonly at: number }[]
  /** The greatest lead of either side. */
  readonly greatest: { readonly home: number; readonly away: number }
}

/** Null where nothing has changed the score yet. A set that begins anew begins level. */
export function leadSteps(flow: Match['flow']): LeadSteps | null {
  if (flow.length === 0) return null
  const leads = flow.map(({ home, away }) => home - away)
  const most = Math.max(1, ...leads.map(Math.abs))
  const width = flow.length + 1
  const periods: { code: string; at: number }[] = []
  let line = `M0 ${most}`
  for (const [i, { period, home, away }] of flow.entries()) {
    const before = flow[i - 1]
    if (before && before.period !== period) {
      if (period !== null) periods.push({ code: period, at: (i + 0.5) / width })
      if (home + away < before.home + before.away) line += `H${i + 0.5}V${most}`
    }
    line += `H${i + 1}V${most - (leads[i] ?? 0)}`
  }
  line += `H${width}`
  const greatest = { home: Math.max(0, ...leads), away: Math.max(0, ...leads.map((lead) => -lead)) }
  return { width, most, line, end: { x: width, y: most - (leads.at(-1) ?? 0) }, periods, greatest }
}
