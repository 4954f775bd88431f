import { ApiFailure, type Medallists, type MedallistsQuery, type MedalWonRow, type Unsettled } from '@games/contract'
import { byText, isInMedalScope, MEDALS, padRsc, rscPrefix, searchable, sharedMedals } from '@games/domain'
import type { Reading } from '../../facts/reading.ts'
import { WantedNames } from '../names/index.ts'
import {
  type MedallistsFilter,
  type MedalWon,
  medalsWon,
  type SharedMedal,
  unsettledEventsOf,
} from './medals.queries.ts'
import { presentMedal, wantMedal } from './names-of-medals.ts'
import { medalListsAt } from './present.ts'
import { unsettledEvents } from './unsettled.ts'

/** Medals a page, unless requested otherwise. */
const PAGE = 50

/** All medals won, of a delegation, in a discipline or an event, or by competitors: gold first, then by day. */
export async function medallists(
  tx: Reading,
  seq: number,
  filter: MedallistsFilter,
): Promise<Pick<Medallists, 'seq' | 'medals'>> {
  const won = await medalsWon(tx, filter)
  const events = [...new Set(won.map(({ event }) => event))]
  const units = [...new Set(won.flatMap(({ unit }) => unit ?? []))]
  return { seq, medals: marked(await named(tx, won), won, await unsettledEventsOf(tx, events, units)) }
}

/** A page of the medals that a query lets through (R2.6), as they stand or as they stood. Throws ApiFailure 400 for a wrong cursor. */
export async function medallistsPage(
  tx: Reading,
  seq: number,
  { q = '', order = 'medal', cursor, limit = PAGE, at, ...filter }: MedallistsQuery,
): Promise<Medallists> {
  const lists = await medalListsAt(tx, scopeOf(filter), at)
  const all = lists.flatMap(({ medals }) => medals)
  const won = withShared(all).filter((medal) => matchesFilter(medal, filter))
  const found = await withWords(tx, won, searchable(q).split(/\s+/).filter(Boolean))
  const keys = found.map((medal) => ({ medal, key: sortKey(medal, order) })).sort((a, b) => byText(a.key, b.key))
  const start = cursor === undefined ? 0 : keys.findIndex(({ key }) => byText(key, keyIn(cursor)) > 0)
  const page = start < 0 ? [] : keys.slice(start, start + limit)
  const last = page.at(-1)
  const unsettled = await unsettledEvents(tx, lists, at)
  const medals = await named(
    tx,
    page.map(({ medal }) => medal),
  )
  return {
    seq,
    medals: marked(
      medals,
      page.map(({ medal }) => medal),
      unsettled,
    ),
    total: keys.length,
    next: last && start + page.length < keys.length ? Buffer.from(last.key).toString('base64url') : null,
  }
}

const scopeOf = ({ discipline }: Pick<MedallistsQuery, 'discipline'>): string =>
  discipline === undefined ? 'all' : `discipline:${discipline}`

function withShared(medals: readonly MedalWon[]): SharedMedal[] {
  return [...Map.groupBy(medals, ({ event }) => event).values()].flatMap((ofEvent) => {
    const shared = sharedMedals(ofEvent)
    return ofEvent.map((medal) => ({ ...medal, shared: shared.has(medal.medal) }))
  })
}

function matchesFilter(
  { event, medal, organisation }: MedalWon,
  { organisation: of, event: inEvent, medal: colour, discipline, gender, division }: MedallistsQuery,
): boolean {
  return (
    (of === undefined || organisation === of) &&
    (inEvent === undefined || event === rscPrefix(padRsc(inEvent), 'event')) &&
    (colour === undefined || medal === colour) &&
    isInMedalScope(event, {
      ...(discipline === undefined ? {} : { discipline }),
      ...(gender === undefined ? {} : { gender }),
      ...(division === undefined ? {} : { division }),
    })
  )
}

/** Those in whose winner's, members', delegation's or event's name every word stands. */
async function withWords(tx: Reading, won: readonly SharedMedal[], words: readonly string[]): Promise<SharedMedal[]> {
  if (words.length === 0) return [...won]
  const rows = await named(tx, won)
  return won.filter((_, i) => {
    const row = rows[i]
    if (!row) return false
    const { competitor, members, event } = row
    const searched = [
      competitor.name,
      ...members.map(({ name }) => name),
      competitor.organisation?.code,
      ...Object.values(competitor.organisation?.name ?? {}),
      ...Object.values(event.name ?? {}),
    ]
    const text = searchable(searched.join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** Compares as text in the requested order: the place of a medal in the list. */
function sortKey({ medal, day, event, competitor }: MedalWon, order: 'medal' | 'day'): string {
  const colour = MEDALS.indexOf(medal)
  return order === 'medal'
    ? [colour, day ?? '~', event, competitor].join(' ')
    : [newestFirst(day), event, colour, competitor].join(' ')
}

/** A day (`YYYY-MM-DD`) as a text that is the lower the later it is; none is the last. */
const newestFirst = (day: string | null): string =>
  day === null ? '~' : day.replace(/\d/g, (digit) => String(9 - Number(digit)))

function keyIn(cursor: string): string {
  const key = Buffer.from(cursor, 'base64url').toString()
  if (key.split(' ').length < 4) throw new ApiFailure(400, 'invalid-input', 'query.cursor: not a cursor of this list')
  return key
}

/** Rows of medals with the reason why they may change; `won`: the same medals, in the same order. */
const marked = (
  rows: readonly MedalWonRow[],
  won: readonly MedalWon[],
  unsettled: ReadonlyMap<string, Unsettled>,
): MedalWonRow[] =>
  rows.map((row, at) => {
    const why = unsettled.get(won[at]?.event ?? '')
    return why === undefined ? row : { ...row, unsettled: why }
  })

async function named(tx: Reading, won: readonly SharedMedal[]): Promise<MedalWonRow[]> {
  const wanted = new WantedNames()
  for (const medal of won) wantMedal(wanted, medal)
  const names = await wanted.lookUp(tx)
  return won.map((medal) => presentMedal(medal, names))
}
