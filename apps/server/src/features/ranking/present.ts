import type { OwnStanding, Ranking, RankingQuery, RankingRow } from '@games/contract'
import { RANKING_PAGE } from '@games/domain/points/ranking-page'
import type { Reading } from '../../facts/reading.ts'
import { type Names, WantedNames } from '../names/index.ts'
import {
  aheadAtDawn,
  countPeople,
  type EntryRow,
  EVERYBODY,
  entriesFrom,
  entryOf,
  keyInTie,
  type OwnEntry,
  placeInTie,
  rankedOrganisations,
  type Scope,
  type Tie,
  tieAt,
  tiesOf,
} from './ranking.queries.ts'

type Filter = Pick<RankingQuery, 'type' | 'organisation' | 'zeros'>

const scopeOf = ({ type, organisation }: Filter): Scope => ({ type: type ?? '', organisation: organisation ?? '' })

/** A page of the ranking: those without points are left out unless they are requested (R7.3). */
export async function rankingPage(
  tx: Reading,
  seq: number,
  { page = 1, zeros: withZeros, ...filter }: RankingQuery,
): Promise<Ranking> {
  const scope = scopeOf(filter)
  const { people, zeros } = await countPeople(tx, scope)
  const entries = await entriesAt(tx, scope, (page - 1) * RANKING_PAGE, {
    limit: RANKING_PAGE,
    least: withZeros ? 0 : 1,
  })
  const organisations = await rankedOrganisations(tx)
  const names = await namesOf(tx, [...organisations, ...entries.map(({ organisation }) => organisation)])
  return {
    seq,
    page,
    rows: await rowsOf(tx, scope, entries, (page - 1) * RANKING_PAGE, names),
    total: withZeros ? people : people - zeros,
    zeros,
    organisations: organisations.map((code) => named(names, code)).filter((one) => one !== null),
  }
}

/** Where an account stands, on a day of the games; null: it does not appear. */
export async function ownStanding(
  tx: Reading,
  accountId: string,
  filter: Filter,
  day: string,
): Promise<OwnStanding | null> {
  const entry = await entryOf(tx, accountId)
  if (!entry) return null
  const { people, zeros } = await countPeople(tx, EVERYBODY)
  const general = tieOf(await tiesOf(tx, EVERYBODY, [entry.points]), entry)
  const ahead = await aheadAtDawn(tx.from([]), accountId, day)
  const first = Math.max(0, general.ahead + (await placeInTie(tx, EVERYBODY, entry)) - 1)
  const neighbours = await entriesAt(tx, EVERYBODY, first, { limit: NEIGHBOURS, least: 0 })
  const names = await namesOf(
    tx,
    [entry, ...neighbours].map(({ organisation }) => organisation),
  )
  return {
    username: entry.username,
    type: entry.type,
    organisation: named(names, entry.organisation),
    points: entry.points,
    general: positionOf(general),
    of: people - zeros,
    moved: ahead === null ? null : ahead - general.ahead,
    within: await within(tx, filter, entry),
    neighbours: await rowsOf(tx, EVERYBODY, neighbours, first, names),
  }
}

/** The one before, oneself, and two after. */
const NEIGHBOURS = 4

async function within(tx: Reading, filter: Filter, entry: OwnEntry): Promise<OwnStanding['within']> {
  const { type, organisation, zeros } = filter
  const isLeftOut =
    (type !== undefined && type !== entry.type) ||
    (organisation !== undefined && organisation !== entry.organisation) ||
    (zeros === undefined && entry.points === 0)
  if (isLeftOut) return null
  const scope = scopeOf(filter)
  const tie = tieOf(await tiesOf(tx, scope, [entry.points]), entry)
  const list = tie.ahead + (await placeInTie(tx, scope, entry)) + 1
  return { ...positionOf(tie), list, page: Math.ceil(list / RANKING_PAGE) }
}

/** Rows of the list after `skipped` others, with `least` points or more. */
async function entriesAt(
  tx: Reading,
  scope: Scope,
  skipped: number,
  { limit, least }: { readonly limit: number; readonly least: number },
): Promise<EntryRow[]> {
  const tie = await tieAt(tx, scope, skipped)
  if (!tie || tie.points < least) return []
  const key = await keyInTie(tx, scope, tie, skipped - tie.ahead)
  if (key === undefined) throw new Error('the ranking counts more people than it has')
  return entriesFrom(tx, scope, { points: tie.points, key }, { least, limit })
}

async function rowsOf(
  tx: Reading,
  scope: Scope,
  entries: readonly EntryRow[],
  skipped: number,
  names: Names,
): Promise<RankingRow[]> {
  const points = [...new Set(entries.map((entry) => entry.points))]
  const inScope = await tiesOf(tx, scope, points)
  const general = await tiesOf(tx, EVERYBODY, points)
  return entries.map((entry, at) => ({
    list: skipped + at + 1,
    within: positionOf(tieOf(inScope, entry)),
    general: positionOf(tieOf(general, entry)),
    username: entry.username,
    type: entry.type,
    organisation: named(names, entry.organisation),
    points: entry.points,
  }))
}

function tieOf(ties: ReadonlyMap<number, Tie>, { points }: EntryRow): Tie {
  const tie = ties.get(points)
  if (!tie) throw new Error(`nobody is counted with ${points} points`)
  return tie
}

const positionOf = ({ ahead, people }: Tie) => ({ position: ahead + 1, equal: people > 1 })

async function namesOf(tx: Reading, codes: readonly string[]): Promise<Names> {
  const wanted = new WantedNames()
  for (const code of codes) wanted.organisation(code)
  return wanted.lookUp(tx)
}

/** Accounts write their delegation's code themselves: one that nobody knows is not shown to everybody. */
function named(names: Names, code: string): Ranking['organisations'][number] | null {
  const organisation = names.organisation(code)
  return organisation.name === null ? null : organisation
}
