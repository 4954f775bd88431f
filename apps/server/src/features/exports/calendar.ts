import type { Games, UnitSummary } from '@games/contract'
import { LOCALE_TAGS, type Locale, type Localized, PLACEHOLDERS, pick, trimRsc } from '@games/domain'
import ical, { escape, ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { awardDay, type OwnAward } from '../content/index.ts'
import type { VenuePosition } from '../venues/index.ts'
import type { EnteredDay } from './entered-days.ts'
import { isInSchedule } from './in-schedule.ts'
import { clockTime } from './tables.ts'

/** What a calendar is made from. */
export interface CalendarParts {
  /** Its name: whose or of what it is; absent: the games' own. */
  readonly title: string | null
  /** In time order. Those that are not in the schedule are left out. */
  readonly units: readonly UnitSummary[]
  /** Days of events that somebody is entered in while none of the own units is in the schedule. */
  readonly entered: readonly EnteredDay[]
  /** Awards of the organiser's own. */
  readonly awards?: readonly OwnAward[]
  /** When the schedule's latest message about each unit was produced, ODF's writing. */
  readonly produced: ReadonlyMap<string, string>
  readonly places: ReadonlyMap<string, VenuePosition>
  readonly games: Pick<Games, 'competitionCode' | 'name' | 'utcOffset'>
  /** The site's own address, for the links to the units' pages. */
  readonly origin: string
  readonly locale: Locale
}

const WORDS = {
  follows: { por: 'Sem hora marcada', eng: 'No set time', spa: 'Sin hora fijada' },
  moved: { por: 'Antes previsto para', eng: 'First planned for', spa: 'Antes previsto para' },
  entered: {
    por: 'Inscrição na prova; a hora ainda não se sabe',
    eng: 'Entered in the event; no time is known yet',
    spa: 'Inscripción en la prueba; aún no se sabe la hora',
  },
  award: { por: 'Premiação', eng: 'Awards', spa: 'Premiación' },
  presenters: { por: 'Entrega:', eng: 'Presented by:', spa: 'Entrega:' },
  // a calendar shows every other time in its reader's own
  venueTime: { por: 'hora da sede', eng: 'venue time', spa: 'hora de la sede' },
} as const satisfies Record<string, Localized>

/** Calendars that are followed are fetched again after this long. */
const REFRESH_SECONDS = 15 * 60

/**
 * Units as an iCalendar object (RFC 5545), every time in UTC. A unit keeps its UID whatever becomes of it. Its SEQUENCE and DTSTAMP are
 * those of the schedule's word about it, so that a move or a cancellation is newer than what a calendar has, and the bytes stay the
 * same until there is one. A unit whose time is not known, or must not be shown (ODF §6), takes its whole day.
 */
export function calendarOf(parts: CalendarParts): string {
  const { title, units, entered, awards = [], produced, places, games, origin, locale } = parts
  const competition = (games.competitionCode ?? 'games').toLowerCase()
  const name = pick(games.name, locale)
  const calendar = ical({
    // the library leaves a calendar's name as it is, and its commas part values
    name: escape(title === null ? name : `${title}, ${name}`, false),
    prodId: {
      company: 'games-companion',
      product: 'schedule',
      language: LOCALE_TAGS[locale].slice(0, 2).toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const unit of units) {
    if (unit.day === null || !isInSchedule(unit)) continue
    const start = unit.hideStart ? null : unit.start
    calendar.createEvent({
      id: `${trimRsc(unit.code)}@${competition}.games-companion`,
      ...revisionOf(produced.get(unit.code), games.utcOffset),
      ...(start === null ? wholeDay(unit.day) : { start: new Date(start), end: endOf(unit, start) }),
      summary: summaryOf(unit, locale),
      description: descriptionOf(unit, locale),
      url: addressOf(unit, origin),
      status: STATUS[unit.status] ?? ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...locationOf(unit, places, locale),
    })
  }
  for (const { event, discipline, day, produced: sent } of entered)
    calendar.createEvent({
      id: `${event.code}-${day}@${competition}.games-companion`,
      ...revisionOf(sent ?? undefined, games.utcOffset),
      ...wholeDay(day),
      summary: withDiscipline(discipline, text(event.name, locale) ?? event.code, locale),
      description: pick(WORDS.entered, locale),
      url: `${origin}/discipline/${discipline.code}/competitions?event=${event.code}`,
      status: ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  for (const { id, title: what, at, where, presenters, notes, published } of awards)
    calendar.createEvent({
      id: `${id}@${competition}.games-companion`,
      ...revision(published),
      start: new Date(at),
      summary: text(what, locale) ?? pick(WORDS.award, locale),
      description:
        [presenters && `${pick(WORDS.presenters, locale)} ${pick(presenters, locale)}`, text(notes, locale)]
          .filter((line) => line !== null)
          .join('\n') || null,
      url: `${origin}/official-awards-schedule?day=${awardDay(at)}`,
      status: ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(where ? { location: { title: pick(where, locale) } } : {}),
    })
  return readable(calendar.toString())
}

/**
 * No control character stands in a text (RFC 5545 §3.1), and the breaks of lines that Unicode has besides are written as every other:
 * some readers would lose the property.
 */
const readable = (calendar: string): string =>
  calendar.replace(/[\u0085\u2028\u2029]/g, '\\n').replace(/(?![\t\r\n])\p{Cc}/gu, '')

const wholeDay = (day: string) => ({ start: new Date(`${day}T00:00:00Z`), allDay: true })

/** Which word of the schedule an event of the calendar is as of. */
function revisionOf(produced: string | undefined, utcOffset: number) {
  return revision(producedInstant(produced, utcOffset))
}
const revision = (sent: Date) => ({
  sequence: Math.max(0, Math.floor((sent.getTime() - FIRST_SEQUENCE) / 1_000)),
  stamp: sent,
  lastModified: sent,
})

/** Sequence numbers are seconds since then, which RFC 5545's 31 bits hold until 2088. */
const FIRST_SEQUENCE = Date.UTC(2020, 0, 1)

const STATUS: Partial<Record<UnitSummary['status'], ICalEventStatus>> = {
  CANCELLED: ICalEventStatus.CANCELLED,
  // it will take place, and nobody knows yet when
  POSTPONED: ICalEventStatus.TENTATIVE,
}

/** ODF's produced time (`YYYY-MM-DDhhmmssfff`, venue time) as an instant; 1970 for a unit that the schedule does not have. */
function producedInstant(written: string | undefined, utcOffset: number): Date {
  if (written === undefined) return new Date(0)
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)(\d\d)(\d\d)(\d\d)/.exec(written) ?? []
  return new Date(Date.parse(`${day}T${hour}:${minute}:${second}Z`) - utcOffset * 60_000)
}

/** An end before the start is the feed's slip of a moved unit: none is shown. */
const endOf = ({ end }: UnitSummary, start: string): Date | null =>
  end !== null && Date.parse(end) > Date.parse(start) ? new Date(end) : null

const text = (name: Localized | null, locale: Locale): string | null => name && pick(name, locale)

/** "Judô: até 57 kg feminino, semifinal 1", with who competes where both sides are known. */
function summaryOf(unit: UnitSummary, locale: Locale): string {
  const sides =
    unit.kind === 'head-to-head'
      ? unit.sides.map(({ competitor }) => (competitor && !PLACEHOLDERS.has(competitor.code) ? competitor.name : null))
      : [null]
  const what = text(unit.name, locale) ?? text(unit.event.name, locale)
  const who = sides.every((side) => side !== null) ? sides.join(' × ') : null
  const subject = [what, who].filter((part) => part !== null).join(': ')
  return withDiscipline(unit.discipline, subject, locale)
}

/** What a unit or an event is called, after its discipline unless that is in it. */
function withDiscipline({ code, name }: UnitSummary['discipline'], subject: string, locale: Locale): string {
  const discipline = text(name, locale) ?? code
  if (subject === '') return discipline
  return subject.includes(discipline) ? subject : `${discipline}: ${subject}`
}

function descriptionOf(unit: UnitSummary, locale: Locale): string | null {
  const follows =
    unit.hideStart || unit.start === null ? (text(unit.startText, locale) ?? pick(WORDS.follows, locale)) : null
  const moved =
    !unit.hideStart && unit.plannedStart !== null && unit.plannedStart !== unit.start
      ? `${pick(WORDS.moved, locale)} ${unit.plannedStart.slice(0, 10)} ${clockTime(unit.plannedStart)} (${pick(WORDS.venueTime, locale)})`
      : null
  return [follows, moved].filter((line) => line !== null).join('\n') || null
}

const addressOf = ({ code, discipline }: UnitSummary, origin: string): string =>
  `${origin}/discipline/${discipline.code}/results/${trimRsc(code)}`

function locationOf({ venue, location }: UnitSummary, places: ReadonlyMap<string, VenuePosition>, locale: Locale) {
  const place = venue ? places.get(venue.code) : undefined
  const title = [venue && (text(venue.name, locale) ?? venue.code), location && text(location.name, locale)]
    .filter((part) => part !== null)
    .join(', ')
  if (title === '') return {}
  const address = place?.address ? { address: place.address } : {}
  const geo = place && place.lat !== null && place.lon !== null ? { geo: { lat: place.lat, lon: place.lon } } : {}
  return { location: { title, ...address, ...geo } }
}
