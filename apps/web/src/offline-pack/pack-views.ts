import type { Changes, Medallists, ScheduleDay, ScheduleDayQuery, SearchIndex, UnitSummary } from '@games/contract'
import {
  joined,
  MissingInPack,
  morningOf,
  namesIn,
  type PackRecord,
  type PackView,
  placeOf,
  VIEW_PART,
  viewPlace,
} from '@games/contract/offline-pack/offline-pack'
import type { Json } from '@games/contract/offline-pack/pack-patch'
import { UNIT_KIND } from '@games/domain'
import { type FollowKey } from '@games/domain/follow/follow'
import { readFollowed } from '../follow/follows.ts'
import { agendaFrom } from './pack-agenda.ts'
import type { DatedView, ViewKey } from '../cache/view-cache.ts'
import { type HeldPack, heldPack, readRecords, recordsLike } from './pack-store.ts'

/** A view of the pack, and what a page that asks for a part of it is shown. */
interface Source {
  readonly view: PackView
  readonly narrow?: (view: object) => object
}

type Fields = Readonly<Record<string, unknown>>
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const isEmpty = (value: unknown): boolean =>
  value === undefined || Object.values(value as object).every((one) => one === undefined)

/** Calls by the first word of a view's key, where what follows is what the call is called with. */
const BY_NAME: Readonly<Record<string, PackView['call']>> = {
  unit: 'getUnit',
  athlete: 'getAthlete',
  team: 'getTeam',
  programme: 'getProgramme',
  discipline: 'getDiscipline',
  event: 'getEvent',
  'final-rank': 'getFinalRank',
  medals: 'getMedalTable',
  'published-medals': 'getPublishedMedals',
  home: 'getHome',
  'day-medals': 'getDayMedals',
  delegations: 'listDelegations',
  delegation: 'getDelegation',
  'delegation-day': 'getDelegationDay',
  venues: 'listVenues',
  venue: 'getVenueDay',
  ambassadors: 'listAmbassadors',
  sponsors: 'listSponsors',
  volunteers: 'listVolunteerTeams',
  'official-reports': 'listOfficialReports',
  places: 'listPlaces',
  'live-streams': 'listLiveStreams',
  announcements: 'listAnnouncements',
  banners: 'listBanners',
  'search-index': 'getSearchIndex',
}

/** What of the pack a view's key asks for; undefined: nothing that is in it. */
export function sourceOf([name, ...rest]: ViewKey): Source | undefined {
  const [first, second] = rest
  switch (name) {
    case 'schedule': {
      const { organisation, ...query } = (second ?? {}) as ScheduleDayQuery
      const of = [text(first), ...(organisation === undefined ? [] : [organisation])]
      return { view: { call: 'getScheduleDay', of }, narrow: (view) => partOfDay(view as ScheduleDay, query) }
    }
    case 'delegation-schedule':
      return {
        view: { call: 'getScheduleDay', of: [text(second), text(first)] },
        narrow: (view) => homeOf(view as ScheduleDay),
      }
    case 'agenda':
      return { view: { call: 'getAgenda', of: [text(first)] } }
    case 'medallists':
      return medallistsOf(rest)
    case 'awards':
      return { view: { call: 'getAwards', of: [text(first)] } }
    case 'reports':
      if (first === undefined) return { view: { call: 'listReportDisciplines', of: [] } }
      return isEmpty(second) ? { view: { call: 'listReports', of: [text(first)] } } : undefined
    case 'athletes':
      return isEmpty(first) ? { view: { call: 'listAthletes', of: [] } } : undefined
    case 'changes': {
      const { since, ...narrowing } = first as { readonly since?: string }
      return isEmpty(narrowing)
        ? {
            view: { call: 'listChanges', of: [morningOf(text(since).slice(0, 10))] },
            narrow: (view) => changesSince(view as Changes, since),
          }
        : undefined
    }
    default: {
      const call = BY_NAME[text(name)]
      return call && rest.every((one) => typeof one === 'string') ? { view: { call, of: rest as string[] } } : undefined
    }
  }
}

/** The units of a day that a query lets through; all that there are, in one page. */
function partOfDay(
  day: ScheduleDay,
  { discipline, part, venue, gender, status, finals }: ScheduleDayQuery,
): ScheduleDay {
  const isWanted = (unit: UnitSummary): boolean =>
    (discipline === undefined || unit.discipline.code === discipline) &&
    (part === undefined || (unit.kind === 'non-competition' ? 'event' : 'competition') === part) &&
    (venue === undefined || unit.venue?.code === venue) &&
    (gender === undefined || unit.gender === gender) &&
    (status === undefined || UNIT_KIND[unit.status] === status) &&
    (finals === undefined || (unit.kind !== 'non-competition' && unit.medal === 'gold'))
  const units = day.units.filter(isWanted)
  return units.length === day.units.length ? day : { ...day, units, narrowed: true }
}

/** What is on and what comes next of a day. */
function homeOf(day: ScheduleDay): ScheduleDay & { readonly toCome: number } {
  const of = (kind: string) =>
    day.units.filter((unit) => UNIT_KIND[unit.status] === kind && unit.kind !== 'non-competition')
  const toCome = of('scheduled')
  return { ...day, units: [...of('live'), ...toCome], narrowed: true, toCome: toCome.length }
}

/** The medals of a delegation, in a scope or of a colour. */
function medallistsOf([list, ...rest]: readonly unknown[]): Source | undefined {
  const [scope, organisation, medal, at] = list === 'opened' ? rest.map(text) : []
  const search = list === 'days' ? (rest[0] as Fields) : {}
  const of = text(organisation ?? search['organisation'])
  const { organisation: _named, medal: colour = medal ?? '', ...narrowing } = search
  if (of === '' || (at ?? '') !== '' || (scope !== undefined && scope !== 'all') || !isEmpty(narrowing))
    return undefined
  return {
    view: { call: 'listMedallists', of: [of] },
    narrow: (view) => {
      const { medals, ...others } = view as Medallists
      const wanted = medals.filter((row) => colour === '' || row.medal === colour)
      return { ...others, medals: wanted, total: wanted.length }
    },
  }
}

const changesSince = (all: Changes, since: string | undefined): Changes => {
  if (since === undefined || since <= all.since) return all
  const changes = all.changes.filter(({ at }) => at >= since.slice(0, at.length))
  return { ...all, since, changes, count: changes.length }
}

/** What is held, if these pages can draw it. Never rejects. */
export async function drawablePack(): Promise<HeldPack | undefined> {
  const held = await heldPack().catch(() => undefined)
  return held?.shape === import.meta.env.DATA_SHAPE ? held : undefined
}

/** The view of the pack for a key; undefined: it is not in it. Never rejects. */
export async function packView(key: ViewKey): Promise<DatedView | undefined> {
  const view = await ownView(key)
  const [name, day, keys] = key
  if (name !== 'agenda' || !view) return view
  // whose agenda it is the device knows
  const requested = (keys as readonly FollowKey[] | undefined) ?? readFollowed()
  const read = async <V>(one: ViewKey) => (await ownView(one))?.view as V | undefined
  const agenda = await agendaFrom(read, text(day), requested).catch(() => undefined)
  return agenda && { at: view.at, view: { ...agenda, requested } }
}

async function ownView(key: ViewKey): Promise<DatedView | undefined> {
  const source = sourceOf(key)
  const held = source && (await drawablePack())
  if (!held) return undefined
  try {
    const { record, part } = viewPlace(source.view)
    const view = await readPart(held.generation, record, part)
    if (view === undefined) return undefined
    // its numbers are of the server's history, which may be another by now
    const whole = { seq: 0, ...(view as Fields) }
    return { view: source.narrow ? source.narrow(whole) : whole, at: held.at }
  } catch {
    return undefined
  }
}

/**
 * What a search finds people and teams by in the pack: views as a device stores them that has seen them all. Never rejects; empty where there is
 * no pack.
 */
export async function packNames(): Promise<{ readonly key: ViewKey; readonly view: unknown }[]> {
  const held = await drawablePack()
  if (!held) return []
  try {
    const organisations = (await readRecords(held.generation, ['organisations'])).get('organisations') ?? {}
    const whole = (part: Json): Json => joined(part, (name) => organisations[name])
    const people = (await recordsLike(held.generation, 'people ')).flatMap((record) =>
      Object.entries(record).flatMap(([name, part]) => (name.startsWith('a') ? [whole(part)] : [])),
    )
    const teams = (await recordsLike(held.generation, 'getTeam ')).flatMap((record) => {
      const team = (record[VIEW_PART] as Fields | undefined)?.['team']
      return team === undefined ? [] : [whole(team as Json)]
    })
    const index = await packView(['search-index'])
    return [
      ...people.map((one) => ({ key: ['athlete', text((one as Fields)['id'])], view: one })),
      ...teams.map((one) => ({ key: ['team', text((one as Fields)['code'])], view: one })),
      ...(index ? [{ key: ['search-index'], view: index.view }] : []),
      ...pagesIn(index?.view as SearchIndex | undefined),
    ]
  } catch {
    return []
  }
}

/** Pages of what the index names: the pack has them all. */
const pagesIn = (index: SearchIndex | undefined): { readonly key: ViewKey; readonly view: unknown }[] =>
  (index?.hits ?? []).flatMap(({ kind, code }) => (PAGES.has(kind) ? [{ key: [kind, code], view: null }] : []))

const PAGES: ReadonlySet<string> = new Set(['delegation', 'discipline', 'event', 'venue'])

/** A part with all that it refers to; undefined: there is none. Throws MissingInPack. */
async function readPart(generation: number, record: string, part = VIEW_PART): Promise<Json | undefined> {
  const records = await readRecords(generation, [record])
  const own = records.get(record)?.[part]
  if (own === undefined) return undefined
  let asked = [...namesIn(own)]
  const seen = new Set(asked)
  while (asked.length > 0) {
    const missing = [...new Set(asked.map((name) => placeOf(name).record))].filter((one) => !records.has(one))
    for (const [name, found] of await readRecords(generation, missing)) records.set(name, found)
    const next = new Set<string>()
    for (const name of asked) namesIn(lookUp(records, name) ?? missingOf(name), next)
    asked = [...next].filter((name) => !seen.has(name))
    for (const name of asked) seen.add(name)
  }
  return joined(own, (name) => lookUp(records, name))
}

function lookUp(records: ReadonlyMap<string, PackRecord>, name: string): Json | undefined {
  const { record, part } = placeOf(name)
  return records.get(record)?.[part]
}

const missingOf = (name: string): never => {
  throw new MissingInPack(name)
}
