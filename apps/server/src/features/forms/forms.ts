import {
  ApiFailure,
  type FormName,
  type Forms,
  type Games,
  type Medallists,
  type MedalWonRow,
  type ParsedInput,
  topics,
} from '@games/contract'
import { isForSpectators, type Locale, type Localized, pick, trimRsc } from '@games/domain'
import type { ClientBase, Pool } from 'pg'
import type { Handlers } from '../../http/handlers.ts'
import { athleteRows } from '../participants/index.ts'
import { inSnapshot } from '../snapshot.ts'
import { daysWithUnits, summariesOf, type UnitRow, unitsByCode, unitsOfDay } from '../units/index.ts'
import { calendarOf } from './calendar.ts'
import { csvOf } from './csv.ts'
import { scheduleProduced, venuePlaces } from './forms.queries.ts'
import { athleteColumns, medalColumns, medallistColumns, resultColumns, unitColumns } from './tables.ts'

/** A file as made: its text, its name without ending, and the live topics it was made from. */
export interface MadeForm {
  readonly body: string
  readonly name: string
  readonly topics: readonly string[]
}

/** One per form; `origin` is the site's own address. They throw ApiFailure as the calls do. */
export type FormMakers = {
  readonly [K in FormName]: (input: ParsedInput<Forms[K]>, origin: string) => Promise<MadeForm>
}

export interface FormOptions {
  readonly pool: Pool
  /** The calls: what a form says is what they answer, and so is who may know it. */
  readonly handlers: Pick<
    Handlers,
    'getMedalTable' | 'listMedallists' | 'getUnit' | 'getAthlete' | 'getTeam' | 'getDelegation' | 'getDiscipline'
  >
  readonly games: () => Games
}

/** What is asked of every form. */
interface Asked {
  readonly lang?: Locale | undefined
}
const localeOf = ({ lang }: Asked): Locale => lang ?? 'por'

/** Medals asked for at a time. */
const MEDALS_A_PAGE = 200

/** Every form on this database. */
export function createForms({ pool, handlers, games }: FormOptions): FormMakers {
  /** A calendar of the units that `read` finds. */
  const calendar = async (
    { name, title, from }: { readonly name: string; readonly title: string | null; readonly from: readonly string[] },
    locale: Locale,
    origin: string,
    read: (tx: ClientBase) => Promise<readonly UnitRow[]>,
  ): Promise<MadeForm> => {
    const body = await inSnapshot(pool, async (tx) => {
      const units = await summariesOf(tx, await read(tx))
      const venues = units.flatMap(({ venue }) => venue?.code ?? [])
      const produced = await scheduleProduced(
        tx,
        units.map(({ code }) => code),
      )
      const places = await venuePlaces(tx, [...new Set(venues)])
      return calendarOf({ title, units, produced, places, games: games(), origin, locale })
    })
    return { body, name, topics: from }
  }
  const days = () => inSnapshot(pool, daysWithUnits)
  /** Units on all days by a filter of the schedule's. */
  const ofAllDays = async (filter: Parameters<typeof unitsOfDay>[2]) => {
    const all = await days()
    return {
      from: [topics.days(), ...all.map(({ day }) => topics.scheduleDay(day))],
      read: async (tx: ClientBase) => {
        const units: UnitRow[] = []
        for (const { day } of all) units.push(...(await unitsOfDay(tx, day, filter)))
        return filter?.part === undefined ? units.filter((unit) => isForSpectators(unit.event_type)) : units
      },
    }
  }

  return {
    medalTableCsv: async ({ params, query: { lang, separator, ...query } }) => {
      const { view, topics: from } = await handlers.getMedalTable({ params, query })
      const locale = localeOf({ lang })
      const body = csvOf(medalColumns(locale), view.rows, { locale, separator })
      return { body, name: fileName('medals', params.scope, query.at), topics: from }
    },
    medallistsCsv: async ({ query: { lang, separator, ...query } }) => {
      const medals: MedalWonRow[] = []
      let from: readonly string[] = []
      let next: Medallists['next'] | undefined
      while (next !== null) {
        const page = await handlers.listMedallists({ query: { ...query, limit: MEDALS_A_PAGE, cursor: next } })
        medals.push(...page.view.medals)
        from = page.topics
        next = page.view.next
      }
      const locale = localeOf({ lang })
      const body = csvOf(medallistColumns(locale), medals, { locale, separator })
      return { body, name: fileName('medallists', query.discipline, query.organisation, query.at), topics: from }
    },
    unitsCsv: async ({ params: { day }, query: { lang, separator, ...query } }) => {
      const units = await inSnapshot(pool, async (tx) => summariesOf(tx, await unitsOfDay(tx, day, query)))
      const locale = localeOf({ lang })
      const body = csvOf(unitColumns(locale), units, { locale, separator })
      return {
        body,
        name: fileName('schedule', day, query.discipline),
        // the medal of a final's leader stands in its row
        topics: [topics.scheduleDay(day), topics.days(), topics.medals('all')],
      }
    },
    athletesCsv: async ({ query: { lang, separator, ...query } }) => {
      const rows = await inSnapshot(pool, (tx) => athleteRows(tx, query))
      const locale = localeOf({ lang })
      const body = csvOf(athleteColumns(locale), rows, { locale, separator })
      return { body, name: fileName('athletes', query.discipline, query.organisation), topics: [topics.athletes()] }
    },
    resultsCsv: async ({ params, query: { lang, separator } }) => {
      const { view, topics: from } = await handlers.getUnit({ params })
      const locale = localeOf({ lang })
      const rows = view.results.length > 0 ? view.results : view.startList
      const body = csvOf(resultColumns(locale, view), rows, { locale, separator })
      return { body, name: fileName('results', trimRsc(view.unit.code)), topics: from }
    },

    unitIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getUnit({ params })
      const { code, day } = view.unit
      if (day === null) throw new ApiFailure(404, 'not-found', `${code} is not in the schedule`)
      return calendar({ name: trimRsc(code), title: null, from }, localeOf(query), origin, (tx) =>
        unitsByCode(tx, [code]),
      )
    },
    athleteIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getAthlete({ params })
      const { id, name } = view.athlete
      return calendar({ name: fileName('athlete', id), title: name, from }, localeOf(query), origin, (tx) =>
        unitsByCode(
          tx,
          view.appearances.map(({ unit }) => unit.code),
        ),
      )
    },
    teamIcs: async ({ params, query }, origin) => {
      const { view, topics: from } = await handlers.getTeam({ params })
      const { code, name } = view.team
      return calendar({ name: fileName('team', code), title: name, from }, localeOf(query), origin, (tx) =>
        unitsByCode(
          tx,
          view.appearances.map(({ unit }) => unit.code),
        ),
      )
    },
    delegationIcs: async ({ params, query: { lang, part } }, origin) => {
      const { view, topics: from } = await handlers.getDelegation({ params })
      const all = await ofAllDays({ organisation: params.code, part })
      const locale = localeOf({ lang })
      const title = nameOf(view.organisation, locale)
      return calendar(
        { name: fileName('delegation', params.code), title, from: [...new Set([...from, ...all.from])] },
        locale,
        origin,
        all.read,
      )
    },
    disciplineIcs: async ({ params, query: { lang, part } }, origin) => {
      const { view, topics: from } = await handlers.getDiscipline({ params })
      const all = await ofAllDays({ discipline: params.code, part })
      const locale = localeOf({ lang })
      const title = nameOf(view.discipline, locale)
      return calendar(
        { name: fileName('discipline', params.code), title, from: [...new Set([...from, ...all.from])] },
        locale,
        origin,
        all.read,
      )
    },
    dayIcs: async ({ params: { day }, query: { lang, ...query } }, origin) =>
      calendar(
        {
          name: fileName('schedule', day, query.discipline),
          title: day,
          from: [topics.scheduleDay(day), topics.days()],
        },
        localeOf({ lang }),
        origin,
        (tx) => unitsOfDay(tx, day, query),
      ),
  }
}

const nameOf = ({ code, name }: { readonly code: string; readonly name: Localized | null }, locale: Locale): string =>
  name ? pick(name, locale) : code

/** A name for a file of those parts that were asked for, in letters that every file system takes. */
const fileName = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((part) => part !== undefined)
    .join('-')
    .replace(/[^\w-]+/g, '-')
