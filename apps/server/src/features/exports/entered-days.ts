import type { AthleteProfile } from '@games/contract'
import { padRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { daysOfEvents } from '../participants/index.ts'
import { isInSchedule } from './in-schedule.ts'

/** A day on which an event takes place that somebody is entered in. */
export interface EnteredDay {
  readonly event: Pick<AthleteProfile['events'][number], 'code' | 'name'>
  readonly discipline: AthleteProfile['athlete']['disciplines'][number]
  readonly day: string
  /** When the schedule's word about the day was produced, ODF's writing; null where it says none. */
  readonly produced: string | null
}

type Entered = Pick<AthleteProfile, 'events' | 'appearances'> & Pick<AthleteProfile['athlete'], 'disciplines'>

/** The days of the events in which nobody knows yet when the athlete or team competes: none of the own units has a day. */
export async function enteredDays(tx: Reading, { events, appearances, disciplines }: Entered): Promise<EnteredDay[]> {
  const known = new Set(appearances.flatMap(({ unit }) => (isInSchedule(unit) ? unit.event.code : [])))
  const open = new Map(
    events.filter(({ code }) => !known.has(code)).map((event) => [padRsc(event.code).slice(0, 22), event]),
  )
  const days = await daysOfEvents(tx, [...open.keys()])
  return days.flatMap(({ event: code, day, produced }) => {
    const event = open.get(code)
    if (!event) return []
    const discipline = disciplines.find((one) => one.code === event.discipline) ?? {
      code: event.discipline,
      name: null,
    }
    return [{ event, discipline, day, produced }]
  })
}
