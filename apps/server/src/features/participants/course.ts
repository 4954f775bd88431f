import type { Appearance, AthleteProfile } from '@games/contract'
import { padRsc, trimRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import type { Names, WantedNames } from '../names/index.ts'
import {
  coloursInForce,
  medalColoursOf,
  presentRow,
  presentUnit,
  rowsOfCompetitors,
  unitsByCode,
  wantRow,
  wantUnit,
} from '../units/index.ts'
import { daysOfEvents, poolsOf, ranksOf } from './participants.queries.ts'

/** What an athlete or a team does in the games: read first, then named with everything else of the page. */
export interface Course {
  want(wanted: WantedNames): void
  events(names: Names): AthleteProfile['events']
  appearances(names: Names): Appearance[]
}

/**
 * The course of somebody who competes under `codes`: units by code with the competitor of each that is meant, and events
 * (22 characters) with the rank in their final ranking.
 */
export async function courseOf(
  tx: Reading,
  codes: readonly string[],
  pairs: readonly { unit: string; competitor: string }[],
  events: readonly string[],
): Promise<Course> {
  const unitCodes = pairs.map(({ unit }) => unit)
  const units = await unitsByCode(tx, unitCodes)
  const rows = await rowsOfCompetitors(tx, pairs)
  const colours = await medalColoursOf(tx, unitCodes)
  const inForce = await coloursInForce(tx, colours)
  const ranks = await ranksOf(tx, codes, events)
  const pools = await poolsOf(tx, codes, events)
  const days = Map.groupBy(await daysOfEvents(tx, events), ({ event }) => event)
  return {
    want(wanted) {
      for (const event of events) wanted.event(padRsc(event))
      for (const unit of units) wantUnit(wanted, unit)
      for (const row of rows.values()) wantRow(wanted, row)
    },
    events: (names) =>
      events.map((event) => {
        const pool = pools.get(event)
        return {
          ...names.event(padRsc(event)),
          discipline: event.slice(0, 3),
          rank: ranks.get(event)?.rank ?? null,
          rankEqual: ranks.get(event)?.rankEqual ?? false,
          pool: pool ? { code: trimRsc(pool.code), rank: pool.rank } : null,
          days: (days.get(event) ?? []).map(({ day }) => day),
        }
      }),
    appearances: (names) =>
      units.map((unit) => {
        const row = rows.get(unit.code)
        const medals = colours.get(unit.code) ?? new Map()
        return {
          unit: presentUnit(unit, names, inForce.get(unit.code)),
          row: row ? presentRow(row, { names, marks: new Map(), medals }) : null,
        }
      }),
  }
}
