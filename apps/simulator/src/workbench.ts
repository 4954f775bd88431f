import type { Localized } from '@games/domain'
import { gamesInstant, MINUTE } from './games-time.ts'
import type { Roster } from './people.ts'
import type { Entrant, EventGender, PlannedEvent, PlannedUnit, UnitSketch } from './plan.ts'
import { type Random, random } from './random.ts'
import type { Location, Venue } from './venues.ts'

/** Where and when a row of units is put: one after the other on each of the locations, in the order given. */
export interface Slots {
  readonly day: number
  /** Local `HH:MM` of the first. */
  readonly at: string
  readonly venue: Venue
  /** Indexes into the venue's locations; all when absent. */
  readonly on?: readonly number[]
  /** Minutes from one start to the next on the same location. */
  readonly every: number
  /** Minutes published for each unit; the slot's when absent. */
  readonly lasts?: number
  /** All but the first on each location are published as following on, without a time. */
  readonly followOn?: boolean
}

/** What the programmes of the disciplines build with. */
export interface Workbench {
  readonly roster: Roster
  readonly events: readonly PlannedEvent[]
  readonly units: readonly PlannedUnit[]
  /** A stream of chance for a named part of the programme. */
  chance(label: string): Random
  instant(day: number, time: string): number
  /** Registers an event; `type` and `modifier` are the RSC's 8 and 10 characters. Entrants are put in order of ability. */
  event(
    discipline: string,
    gender: EventGender,
    type: string,
    name: Localized,
    entrants: readonly Entrant[],
    modifier?: string,
  ): PlannedEvent
  /** Gives units a time and a place; answers when the last of them ends (epoch milliseconds). */
  place(sketches: readonly UnitSketch[], slots: Slots): number
  /** Gives one unit its time and place. */
  put(
    sketch: UnitSketch,
    slot: { start: number; minutes: number; venue: Venue; location?: Location; unscheduled?: boolean },
  ): void
}

export function openWorkbench(seed: number, startDate: string, roster: Roster): Workbench {
  const events: PlannedEvent[] = []
  const units: PlannedUnit[] = []
  const bench: Workbench = {
    roster,
    events,
    units,
    chance: (label) => random(seed, 'programme', label),
    instant: (day, time) => gamesInstant(startDate, day, time),
    event(discipline, gender, type, name, entrants, modifier = '') {
      const code = eventCode(discipline, gender, type, modifier)
      const event = { code, discipline, gender, name, entrants: [...entrants].sort((a, b) => b.ability - a.ability) }
      events.push(event)
      return event
    },
    place(sketches, { day, at, venue, on, every, lasts, followOn }) {
      const first = bench.instant(day, at)
      const locations = (on ?? venue.locations.map((_, i) => i))
        .map((i) => venue.locations[i])
        .filter((l) => l !== undefined)
      let end = first
      for (const [i, sketch] of sketches.entries()) {
        const turn = Math.floor(i / locations.length)
        const start = first + turn * every * MINUTE
        units.push({
          ...sketch,
          start,
          end: start + (lasts ?? every) * MINUTE,
          venue,
          location: locations[i % locations.length] as Location,
          followsOn: followOn === true && turn > 0,
          unscheduled: false,
        })
        end = Math.max(end, start + (lasts ?? every) * MINUTE)
      }
      return end
    },
    put(sketch, { start, minutes, venue, location, unscheduled }) {
      units.push({
        ...sketch,
        start,
        end: start + minutes * MINUTE,
        venue,
        location: location ?? (venue.locations[0] as Location),
        followsOn: false,
        unscheduled: unscheduled === true,
      })
    },
  }
  return bench
}

export const eventCode = (discipline: string, gender: string, type: string, modifier = ''): string =>
  discipline + gender + type.padEnd(8, '-') + modifier.padEnd(10, '-')

/** `unitCode('SWMW100MFR------------', 'HEAT', 2)` → `…HEAT000200--`. */
export const unitCode = (event: string, phase: string, number: number): string =>
  `${event}${phase.padEnd(4, '-')}${String(number).padStart(4, '0')}00--`
