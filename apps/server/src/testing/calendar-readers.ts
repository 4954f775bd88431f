import { deserializeComponentString as iamcal, parseDateProperty } from 'iamcal'
import mozilla from 'ical.js'
import { type ParameterValue, sync as nodeIcal } from 'node-ical'
import { convertIcsCalendar as tsIcs } from 'ts-ics'

/** An event as a library reads it. Days are `YYYY-MM-DD`, instants end in Z. */
export interface ReadEvent {
  readonly uid: string
  readonly start: string
  /** Where none is written, the one that follows: the day after a whole day, an instant itself (RFC 5545 §3.6.1). */
  readonly end: string
  readonly summary: string
  readonly status: string
  readonly sequence: number
  readonly place: string
  readonly remark: string
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const inUtc = (date: Date, wholeDay: boolean): string => date.toISOString().slice(0, wholeDay ? 10 : undefined)
const span = (start: Date, end: Date | undefined, wholeDay: boolean) => ({
  start: inUtc(start, wholeDay),
  end: inUtc(end ?? new Date(start.getTime() + (wholeDay ? DAY_MS : 0)), wholeDay),
})

/** As `span`, of a library that reads a whole day as midnight where the reader is. */
function spanHere(start: Date, end: Date | undefined, wholeDay: boolean) {
  const inUtcToo = (date: Date) => new Date(date.getTime() - date.getTimezoneOffset() * MINUTE_MS)
  return wholeDay ? span(inUtcToo(start), end && inUtcToo(end), true) : span(start, end, false)
}

/** A property with parameters comes as an object. */
const textOf = (value: ParameterValue | undefined): string => (typeof value === 'object' ? value.val : (value ?? ''))

/** Four libraries that share no parser (decision 0068), each reading the events of a calendar in their order. */
export const CALENDAR_READERS: Readonly<Record<string, (calendar: string) => ReadEvent[]>> = {
  'ical.js': (calendar) =>
    new mozilla.Component(mozilla.parse(calendar)).getAllSubcomponents('vevent').map((component) => {
      const event = new mozilla.Event(component)
      const written = (time: mozilla.Time): string => (time.isDate ? time.toString() : inUtc(time.toJSDate(), false))
      return {
        uid: event.uid,
        start: written(event.startDate),
        end: written(event.endDate),
        summary: event.summary,
        status: String(component.getFirstPropertyValue('status')),
        sequence: event.sequence,
        place: event.location ?? '',
        remark: event.description ?? '',
      }
    }),
  'node-ical': (calendar) =>
    Object.values(nodeIcal.parseICS(calendar)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return []
      const wholeDay = event.datetype === 'date'
      return [
        {
          uid: event.uid,
          ...spanHere(event.start, event.end, wholeDay),
          summary: textOf(event.summary),
          status: String(event.status),
          sequence: Number(event.sequence),
          place: textOf(event.location),
          remark: textOf(event.description),
        },
      ]
    }),
  'ts-ics': (calendar) =>
    (tsIcs(undefined, calendar).events ?? []).map((event) => ({
      uid: event.uid,
      ...span(event.start.date, event.end?.date, event.start.type === 'DATE'),
      summary: event.summary,
      status: String(event.status),
      sequence: event.sequence ?? 0,
      place: event.location ?? '',
      remark: event.description ?? '',
    })),
  // by its grammar alone: its own classes refuse every GEO, a pair of numbers that they check as one (RFC 5545 §3.8.1.6)
  iamcal: (calendar) =>
    iamcal(calendar)
      .components.filter(({ name }) => name === 'VEVENT')
      .map((event) => {
        const valueOf = (name: string): string => event.getProperty(name)?.value ?? ''
        const written = (name: string) => {
          const property = event.getProperty(name)
          return property ? parseDateProperty(property) : undefined
        }
        const start = written('DTSTART')
        if (!start) throw new Error('an event has no start')
        return {
          uid: valueOf('UID'),
          ...spanHere(start.getDate(), written('DTEND')?.getDate(), start.isFullDay()),
          summary: valueOf('SUMMARY'),
          status: valueOf('STATUS'),
          sequence: Number(valueOf('SEQUENCE')),
          place: valueOf('LOCATION'),
          remark: valueOf('DESCRIPTION'),
        }
      }),
}
