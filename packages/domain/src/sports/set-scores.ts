import { disciplineOf } from '../rsc.ts'
import type { Localized } from '../text/localized.ts'
import { irmNameOf } from './marks/irm.ts'
import { inAll, joinLocalized } from './localized-line.ts'
import type { SportUnit } from './sport.ts'

/**
 * The sets of a match, finished and running, and why it ended early: "25–21, 23–25, 15–12", "21–15, 3–8, abandono". Sets are the
 * periods S1 … or, where a set is called a game, G1 … (ODF §8); what was scored in each is its own score, never the running total.
 */
export function setsLine({ code: unit, periods, rows }: SportUnit): Localized | null {
  const sets = periods.flatMap(({ code, homePeriodScore, awayPeriodScore }) =>
    /^[SG]\d$/.test(code) && homePeriodScore !== null && awayPeriodScore !== null
      ? [inAll(`${homePeriodScore}–${awayPeriodScore}`)]
      : [],
  )
  const endings = rows.map(({ irm }) => irm && irmNameOf(disciplineOf(unit), irm)).filter((name) => !!name)
  return joinLocalized([...sets, ...endings.slice(0, 1)])
}
