import { disciplineOf, trimRsc } from '@games/domain'
import type { Statements } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import type { FoundNeed, NeedSource } from './needs.ts'
import { dayFigures, lateUnits, silentUnits, type WaitingUnit } from './office-home.queries.ts'

/** So much later than it was to, nothing has begun. Milliseconds of games time. */
export const LATE_MS = 10 * 60_000
/** So long nothing has come of what runs. */
export const SILENT_SECONDS = 14 * 60
/** Beyond so many of a kind, one sees what is wrong. */
const MOST = 10

/** How many units of a day were to begin and have not. `now`: the games' time, epoch milliseconds. */
export const lateCount = async (q: Statements, day: string, now: number): Promise<number> =>
  (await dayFigures(q, day, new Date(now - LATE_MS))).late

/** What runs and of which nothing comes any more, and what was to begin and has not. */
export const unitNeeds: NeedSource = async (tx, { now, today }) => {
  const q = tx.from([])
  const silent = await silentUnits(q, today, SILENT_SECONDS, MOST)
  const late = await lateUnits(q, today, new Date(now - LATE_MS), MOST)
  const wanted = new WantedNames()
  for (const { event } of [...silent, ...late]) wanted.event(event)
  const names = await wanted.lookUp(tx)
  const needOf = (kind: 'silent' | 'late', unit: WaitingUnit): FoundNeed => {
    const since = kind === 'silent' ? unit.received_at : unit.start_at
    const [discipline, code] = [disciplineOf(unit.code), trimRsc(unit.code)]
    return {
      hurt: kind === 'silent' ? 'wrong' : 'late',
      need: {
        key: `${kind}:${code}`,
        // another message, or another time to begin, is another state
        state: `t${since?.getTime() ?? 0}`,
        kind,
        name: names.event(unit.event).name,
        values: { discipline },
        href: `/discipline/${discipline}/results/${code}`,
        since: since?.toISOString() ?? null,
      },
    }
  }
  return [...silent.map((unit) => needOf('silent', unit)), ...late.map((unit) => needOf('late', unit))]
}
