import { ApiFailure, type AthleteProfile } from '@games/contract'
import { isForSpectators, type Locale, type Localized, pick, trimRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { followedUnits } from '../agenda/index.ts'
import { readView } from '../snapshot.ts'
import { daysWithUnits, summariesOf, type UnitRow, unitsByCode, unitsOfDay } from '../units/index.ts'
import { venuePositions } from '../venues/index.ts'
import { calendarOf } from './calendar.ts'
import { type EnteredDay, enteredDays } from './entered-days.ts'
import { type ExportedFile, type ExporterOptions, type Exporters, localeOf } from './exporters.ts'
import { scheduleProduced } from './exports.queries.ts'
import { fileName } from './file-name.ts'
import { isInSchedule } from './in-schedule.ts'

/** What a calendar is of, and how what is in it is read. */
interface FeedRequest {
  readonly name: string
  /** Whose or of what it is; null: the games' own. */
  readonly title: string | null
  /** What has been read of it before. */
  readonly from: readonly string[]
  readonly read: (tx: Reading) => Promise<readonly UnitRow[]>
  readonly entered?: (tx: Reading) => Promise<readonly EnteredDay[]>
}

type CalendarMakers = Pick<Exporters, Extract<keyof Exporters, `${string}Ics`>>

/** Every export that is a calendar. RFC 5545 knows no calendar without a component: what nothing is in is not found. */
export function icsFeeds({ pool, handlers, games }: ExporterOptions): CalendarMakers {
  const calendar = async (
    { name, title, from, read, entered = async () => [] }: FeedRequest,
    locale: Locale,
    origin: string,
  ): Promise<ExportedFile> => {
    const { view: body, topics } = await readView(pool, async (tx) => {
      const units = await summariesOf(tx, await read(tx))
      const days = await entered(tx)
      if (days.length === 0 && !units.some(isInSchedule))
        throw new ApiFailure(404, 'not-found', `nothing is in the schedule for the calendar ${name}`)
      const venues = units.flatMap(({ venue }) => venue?.code ?? [])
      const produced = await scheduleProduced(tx, units)
      const places = await venuePositions(tx, [...new Set(venues)])
      return calendarOf({ title, units, entered: days, produced, places, games: games(), origin, locale })
    })
    return { body, name, topics: [...new Set([...from, ...topics])] }
  }
  /** Units on all days by a filter of the schedule's. */
  const ofAllDays = (filter: Parameters<typeof unitsOfDay>[2]): Pick<FeedRequest, 'read'> => {
    return {
      read: async (tx: Reading) => {
        const units: UnitRow[] = []
        for (const { day } of await daysWithUnits(tx)) units.push(...(await unitsOfDay(tx, day, filter)))
        return filter?.part === undefined ? units.filter((unit) => isForSpectators(unit.event_type)) : units
      },
    }
  }
  /** The own units of an athlete or a team, and the days of the events in which there are none yet. */
  const ofSomebody = (
    { events, appearances }: Pick<AthleteProfile, 'events' | 'appearances'>,
    { disciplines }: Pick<AthleteProfile['athlete'], 'disciplines'>,
  ): Pick<FeedRequest, 'read' | 'entered'> => ({
    read: (tx) =>
      unitsByCode(
        tx,
        appearances.map(({ unit }) => unit.code),
      ),
    entered: (tx) => enteredDays(tx, { events, appearances, disciplines }),
  })

  return {
    unitIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getUnit({ params })
      const { code } = view.unit
      const read = (tx: Reading) => unitsByCode(tx, [code])
      return calendar({ name: trimRsc(code), title: null, from, read }, localeOf(query), origin)
    },
    athleteIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getAthlete({ params })
      const { id, name } = view.athlete
      const requested = { name: fileName('athlete', id), title: name, from, ...ofSomebody(view, view.athlete) }
      return calendar(requested, localeOf(query), origin)
    },
    teamIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getTeam({ params })
      const { code, name } = view.team
      const requested = { name: fileName('team', code), title: name, from, ...ofSomebody(view, view.team) }
      return calendar(requested, localeOf(query), origin)
    },
    delegationIcs: async ({ params, query: { lang, part } }, origin) => {
      const { view, topics: from } = await handlers.getDelegation({ params })
      const locale = localeOf({ lang })
      const title = nameOf(view.organisation, locale)
      const requested = {
        name: fileName('delegation', params.code),
        title,
        from,
        ...ofAllDays({ organisation: params.code, part }),
      }
      return calendar(requested, locale, origin)
    },
    disciplineIcs: async ({ params, query: { lang, part } }, origin) => {
      const { view, topics: from } = await handlers.getDiscipline({ params })
      const locale = localeOf({ lang })
      const title = nameOf(view.discipline, locale)
      const requested = {
        name: fileName('discipline', params.code),
        title,
        from,
        ...ofAllDays({ discipline: params.code, part }),
      }
      return calendar(requested, locale, origin)
    },
    agendaIcs: async ({ query: { lang, follows = '' } }, origin) => {
      const read = (tx: Reading) => followedUnits(tx, follows.split(','))
      const locale = localeOf({ lang })
      return calendar({ name: 'agenda', title: pick(MY_AGENDA, locale), from: [], read }, locale, origin)
    },
    dayIcs: async ({ params: { day }, query: { lang, ...query } }, origin) => {
      const read = (tx: Reading) => unitsOfDay(tx, day, query)
      return calendar(
        { name: fileName('schedule', day, query.discipline), title: day, from: [], read },
        localeOf({ lang }),
        origin,
      )
    },
  }
}

const MY_AGENDA: Localized = { por: 'Minha agenda', eng: 'My agenda', spa: 'Mi agenda' }

const nameOf = ({ code, name }: { readonly code: string; readonly name: Localized | null }, locale: Locale): string =>
  name ? pick(name, locale) : code
