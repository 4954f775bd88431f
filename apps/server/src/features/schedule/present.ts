import type { ScheduleDay, ScheduleDayQuery } from '@games/contract'
import { UNIT_KIND } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import { choicesOfDay, daysWithUnits, summariesOf, type UnitRow, unitsOfDay } from '../units/index.ts'

/** One day of the schedule; a day without units is an empty list, since any day may get some. */
export async function scheduleDay(
  tx: Reading,
  seq: number,
  day: string,
  { limit, from = 0, ...wanted }: ScheduleDayQuery = {},
): Promise<ScheduleDay> {
  const rows = await unitsOfDay(tx, day, wanted)
  const end = limit === undefined ? rows.length : from + limit
  const page = new Set(inProgrammeOrder(rows).slice(from, end))
  const days = await daysWithUnits(tx)
  const all = days.find((one) => one.day === day)?.units ?? 0
  return {
    seq,
    day,
    days,
    units: await summariesOf(
      tx,
      rows.filter((row) => page.has(row)),
    ),
    ...(page.size < all && { narrowed: true }),
    ...(end < rows.length && { next: end }),
    ...(limit !== undefined && { choices: await choices(tx, day, wanted) }),
  }
}

/**
 * What a reader wants first: what is on, what is upcoming, what is over, each in time order. What was called off stands where its time is
 * among what is still upcoming, as on the page.
 */
function inProgrammeOrder(rows: readonly UnitRow[]): UnitRow[] {
  const kindOf = (row: UnitRow) => UNIT_KIND[row.status]
  const open = rows.findIndex((row) => kindOf(row) === 'live' || kindOf(row) === 'scheduled')
  const isAhead = (row: UnitRow, at: number) =>
    kindOf(row) === 'scheduled' || (kindOf(row) === 'called-off' && open >= 0 && at > open)
  return [
    ...rows.filter((row) => kindOf(row) === 'live'),
    ...rows.filter(isAhead),
    ...rows.filter((row, at) => kindOf(row) !== 'live' && !isAhead(row, at)),
  ]
}

/** What the day can be narrowed to, whatever it is narrowed to now: so that every choice leads to every other. */
async function choices(tx: Reading, day: string, { part }: ScheduleDayQuery): Promise<ScheduleDay['choices']> {
  const dayChoices = await choicesOfDay(tx, day, { part })
  const wanted = new WantedNames()
  for (const choice of dayChoices) {
    wanted.discipline(choice.discipline)
    wanted.place(choice.venue, null)
  }
  const names = await wanted.lookUp(tx)
  const venues = new Map(dayChoices.map(({ venue, venueName }) => [venue, names.place('VENUE', venue, venueName)]))
  return {
    disciplines: [...new Set(dayChoices.map((choice) => choice.discipline))].map((code) => names.discipline(code)),
    venues: [...venues.values()].filter((venue) => venue !== null),
    genders: [...new Set(dayChoices.map(({ gender }) => gender))],
    finals: dayChoices.reduce((sum, { finals }) => sum + finals, 0),
  }
}
