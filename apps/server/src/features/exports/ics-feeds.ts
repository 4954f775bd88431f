import { ApiFailure, type AthleteProfile, type ScheduleDayQuery } from '@games/contract'
import { isForSpectators, type Locale, type Localized, pick, trimRsc } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { followedUnits } from '../agenda/index.ts'
import { awardedUnits, type OwnAward, ownAwards } from '../content/index.ts'
import { readView } from '../snapshot.ts'
import { daysWithUnits, medalOf, summariesOf, type UnitRow, unitsByCode, unitsOfDay } from '../units/index.ts'
import { venuePositions } from '../venues/index.ts'
import { calendarOf } from './calendar.ts'
import { type EnteredDay, enteredDays } from './entered-days.ts'
import { type ExportedFile, type ExporterOptions, type Exporters, localeOf } from './exporters.ts'
import { scheduleProduced } from './exports.queries.ts'
import { fileName } from './file-name.ts'
import { isInSchedule } from './in-schedule.ts'

/** What a calendar is of, and how what is in it is read. */
interface FeedRequest {
  /** Parts of the file's name. */
  readonly file: readonly (string | undefined)[]
  /** Whose and of what it is; empty: the games' own. */
  readonly title: readonly string[]
  /** What has been read of it before. */
  readonly from: readonly string[]
  readonly read: (tx: Reading) => Promise<readonly UnitRow[]>
  readonly entered?: (tx: Reading) => Promise<readonly EnteredDay[]>
  /** Awards of the organiser's own. */
  readonly awards?: (tx: Reading) => Promise<readonly OwnAward[]>
  /** Units that decide gold or bronze alone. */
  readonly medals?: '1' | undefined
}

const MEDALS: Localized = { por: 'medalhas', eng: 'medals', spa: 'medallas' }

type CalendarMakers = Pick<Exporters, Extract<keyof Exporters, `${string}Ics`>>

/** Every export that is a calendar. RFC 5545 knows no calendar without a component: what nothing is in is not found. */
export function icsFeeds({ pool, handlers, games }: ExporterOptions): CalendarMakers {
  const calendar = async (
    { file, title, from, read, entered = async () => [], awards = async () => [], medals }: FeedRequest,
    locale: Locale,
    origin: string,
  ): Promise<ExportedFile> => {
    const name = fileName(...file, medals && 'medals')
    const called = [...title, ...(medals ? [pick(MEDALS, locale)] : [])].join(', ')
    const { view: body, topics } = await readView(pool, async (tx) => {
      const rows = await read(tx)
      const units = await summariesOf(tx, medals ? rows.filter(({ medal }) => medalOf(medal) !== null) : rows)
      // whether who is entered gets so far, nobody knows
      const days = medals ? [] : await entered(tx)
      const own = await awards(tx)
      if (days.length === 0 && own.length === 0 && !units.some(isInSchedule))
        throw new ApiFailure(404, 'not-found', `nothing is in the schedule for the calendar ${name}`)
      const venues = units.flatMap(({ venue }) => venue?.code ?? [])
      const produced = await scheduleProduced(tx, units)
      const places = await venuePositions(tx, [...new Set(venues)])
      return calendarOf({
        title: called || null,
        units,
        entered: days,
        awards: own,
        produced,
        places,
        games: games(),
        origin,
        locale,
      })
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
  /** What a delegation and a discipline are called, the delegation first. One that nobody knows is not found. */
  const namesOf = async (
    { organisation, discipline }: Pick<ScheduleDayQuery, 'organisation' | 'discipline'>,
    locale: Locale,
  ): Promise<Pick<FeedRequest, 'title' | 'from'>> => {
    const answers = await Promise.all([
      organisation === undefined ? [] : handlers.getDelegation({ params: { code: organisation } }),
      discipline === undefined ? [] : handlers.getDiscipline({ params: { code: discipline } }),
    ])
    const known = answers.flat()
    return {
      title: known.map(({ view }) => nameOf('organisation' in view ? view.organisation : view.discipline, locale)),
      from: known.flatMap(({ topics }) => topics),
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
      return calendar({ file: [trimRsc(code)], title: [], from, read }, localeOf(query), origin)
    },
    athleteIcs: async ({ params, query: { lang, medals } }, origin) => {
      const { view, topics: from } = await handlers.getAthlete({ params })
      const { id, name } = view.athlete
      const requested = { file: ['athlete', id], title: [name], from, medals, ...ofSomebody(view, view.athlete) }
      return calendar(requested, localeOf({ lang }), origin)
    },
    teamIcs: async ({ params, query: { lang, medals } }, origin) => {
      const { view, topics: from } = await handlers.getTeam({ params })
      const { code, name } = view.team
      const requested = { file: ['team', code], title: [name], from, medals, ...ofSomebody(view, view.team) }
      return calendar(requested, localeOf({ lang }), origin)
    },
    delegationIcs: async ({ params: { code }, query: { lang, medals, ...narrowed } }, origin) => {
      const locale = localeOf({ lang })
      const of = await namesOf({ organisation: code, discipline: narrowed.discipline }, locale)
      const file = ['delegation', code, narrowed.discipline]
      return calendar({ file, ...of, medals, ...ofAllDays({ organisation: code, ...narrowed }) }, locale, origin)
    },
    disciplineIcs: async ({ params: { code }, query: { lang, medals, ...narrowed } }, origin) => {
      const locale = localeOf({ lang })
      const of = await namesOf({ organisation: narrowed.organisation, discipline: code }, locale)
      const file = ['discipline', code, narrowed.organisation]
      return calendar({ file, ...of, medals, ...ofAllDays({ discipline: code, ...narrowed }) }, locale, origin)
    },
    agendaIcs: async ({ query: { lang, follows } }, origin) => {
      const read = (tx: Reading) => followedUnits(tx, follows.split(','))
      const locale = localeOf({ lang })
      return calendar({ file: ['agenda'], title: [pick(MY_AGENDA, locale)], from: [], read }, locale, origin)
    },
    awardsIcs: async ({ query: { lang } }, origin) => {
      const locale = localeOf({ lang })
      return calendar(
        {
          file: ['awards'],
          title: [pick(AWARDS, locale)],
          from: [],
          read: async (tx) => unitsByCode(tx, await awardedUnits(tx)),
          awards: ownAwards,
        },
        locale,
        origin,
      )
    },
    dayIcs: async ({ params: { day }, query: { lang, ...query } }, origin) => {
      const read = (tx: Reading) => unitsOfDay(tx, day, query)
      return calendar(
        { file: ['schedule', day, query.discipline], title: [day], from: [], read },
        localeOf({ lang }),
        origin,
      )
    },
  }
}

const AWARDS: Localized = { por: 'Premiações', eng: 'Awards', spa: 'Premiaciones' }
const MY_AGENDA: Localized = { por: 'Minha agenda', eng: 'My agenda', spa: 'Mi agenda' }

const nameOf = ({ code, name }: { readonly code: string; readonly name: Localized | null }, locale: Locale): string =>
  name ? pick(name, locale) : code
