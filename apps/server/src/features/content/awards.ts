import type { Award, AwardsDay } from '@games/contract'
import { topics } from '@games/contract/live'
import type { Reading } from '../../facts/reading.ts'
import { daysWithUnits, summariesOf, unitsByCode } from '../units/index.ts'
import { awardUnits } from './awards.queries.ts'
import { published } from './read-content.ts'
import { ownAward } from './present.ts'

const DAY_ENDS_AT_MS = 3 * 3_600_000

/** The games' day of an instant that is written with the venue's offset; days end at 03:00 (ODF §1). */
export function dayOf(at: string): string {
  const offset = /([+-])(\d{2}):(\d{2})$/.exec(at)
  const minutes = offset ? Number(`${offset[1]}1`) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  return new Date(Date.parse(at) + minutes * 60_000 - DAY_ENDS_AT_MS).toISOString().slice(0, 10)
}

/** One of the organiser's own awards that has a time. */
export interface OwnAward extends Award {
  readonly at: string
  /** When its newest word was published. */
  readonly published: Date
}

/** Codes of the programme's awards of all days, by day and time. */
export const awardedUnits = async (tx: Reading): Promise<readonly string[]> =>
  (await awardUnits(tx)).map(({ code }) => code)

/** The organiser's own awards of all days that have a time. */
export async function ownAwards(tx: Reading): Promise<readonly OwnAward[]> {
  return (await published(tx, 'award')).flatMap((row) => {
    const award = ownAward(row)
    return award.unit === null && award.at !== null ? [{ ...award, at: award.at, published: row.published_at }] : []
  })
}

/** The awards of a day: the programme's, with what the organiser says of them, and the organiser's own. */
export async function awardsOfDay(tx: Reading, seq: number, day: string): Promise<AwardsDay> {
  const units = await awardUnits(tx)
  const own = (await published(tx, 'award')).map(ownAward)
  const said = new Map(own.flatMap((award) => (award.unit === null ? [] : [[award.unit, award]])))
  const ofProgramme = units.filter((unit) => unit.day === day)
  const rows = await unitsByCode(
    tx,
    ofProgramme.map(({ code }) => code),
    topics.scheduleDay(day),
  )
  const summaries = await summariesOf(tx, rows)
  const alone = own.filter((award) => award.unit === null && award.at !== null)
  const starts = new Map(summaries.map((unit) => [unit.code, unit.start]))
  const awards = [
    ...ofProgramme.map(({ code }) => said.get(code) ?? awardOf(code)),
    ...alone.filter(({ at }) => at !== null && dayOf(at) === day),
  ]
  const startOf = ({ unit, at }: Award) => Date.parse((unit === null ? at : starts.get(unit)) ?? '')
  const counts = new Map<string, number>()
  for (const one of [...units.map((unit) => unit.day), ...alone.map(({ at }) => dayOf(at ?? ''))])
    counts.set(one, (counts.get(one) ?? 0) + 1)
  return {
    seq,
    day,
    days: await daysWithUnits(tx),
    units: summaries,
    narrowed: true,
    counts: [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([on, n]) => ({ day: on, awards: n })),
    // what has no time yet comes last
    awards: awards.toSorted(
      (a, b) => (startOf(a) || Number.MAX_SAFE_INTEGER) - (startOf(b) || Number.MAX_SAFE_INTEGER),
    ),
  }
}

const awardOf = (unit: string): Award => ({
  id: unit,
  unit,
  title: null,
  at: null,
  where: null,
  presenters: null,
  notes: null,
})
