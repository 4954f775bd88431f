import { type MedalRow, type MedalTableView, topics } from '@games/contract'
import {
  byText,
  isInMedalScope,
  MEDALS,
  type MedalTableRow as MedalCounts,
  type MedalTable,
  medalScopeParts,
  medalTable,
  padRsc,
  producedUpTo,
} from '@games/domain'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Reading } from '../../facts/reading.ts'
import { unlistedOrganisations } from '../../facts/unlisted-organisations.queries.ts'
import { type Names, WantedNames } from '../names/index.ts'
import * as queries from './medals.queries.ts'
import { medallistOf, wantMedal } from './names-of-medals.ts'
import { unsettledEvents } from './unsettled.ts'
import { pastMedalLists } from './medal-table-at.ts'

/** Events shown as decided last. */
const LATEST_EVENTS = 6

/** What the medallists in force say, now or at a past moment as it stands in addresses (`2027-09-14T18:00`, `2027-09-14`). */
export const medalListsAt = (tx: Reading, scope: string, at: string | undefined): Promise<queries.MedalList[]> =>
  at === undefined ? queries.medalLists(tx, scope) : pastMedalLists(tx, scope, producedUpTo(at))

/**
 * The medal table of a scope (R5.6), as it stands or as it stood at a moment. How many events there are to decide is as of today in
 * both.
 */
export async function medalTableView(tx: Reading, seq: number, scope: string, at?: string): Promise<MedalTableView> {
  const parts = medalScopeParts(scope)
  const lists = (await medalListsAt(tx, scope, at)).filter(({ event }) => isInMedalScope(event, parts))
  const medals = lists.flatMap((list) => list.medals)
  const unlistedCodes = await unlistedOrganisations(tx.from(topics.everything()))
  const isListed = (organisation: string): boolean => !unlistedCodes.has(organisation)
  const { rows, unlisted } = at === undefined ? await storedTable(tx, scope) : medalTable(medals, isListed)
  const days = [...new Set(medals.flatMap(({ day }) => day ?? []))].sort()
  const last = days.at(-1) ?? ''
  const before = medalTable(
    medals.filter(({ day }) => day !== null && day < last),
    isListed,
  ).rows
  const decided = new Set(lists.filter((list) => list.decided).map(({ event }) => event))
  const toDecide = (await queries.medalEvents(tx)).filter((event) => isInMedalScope(event, parts))
  const latest = latestOf(lists)
  const corrected = newestFirst(lists.filter((list) => list.corrected))[0]

  const unsettled = [...(await unsettledEvents(tx, lists, at))].sort(([a], [b]) => byText(a, b))

  const wanted = new WantedNames()
  for (const [event] of unsettled) wanted.event(padRsc(event))
  for (const { organisation } of [...rows, ...unlisted]) wanted.organisation(organisation)
  for (const medal of latest.flatMap((event) => event.medals)) wantMedal(wanted, medal)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    scope,
    at: at ?? null,
    rows: rows.map((row) => ({
      ...presentCounts(row, names),
      rankBefore: before.find(({ organisation }) => organisation === row.organisation)?.rank ?? null,
    })),
    days,
    unlisted: unlisted.map(({ organisation, gold, silver, bronze, total }) => ({
      organisation: names.organisation(organisation),
      gold,
      silver,
      bronze,
      total,
    })),
    finishedEvents: decided.size,
    totalEvents: new Set([...toDecide, ...decided]).size,
    ...(unsettled.length > 0 && {
      unsettled: unsettled.map(([event, why]) => ({
        discipline: names.discipline(event),
        event: names.event(padRsc(event)),
        why,
      })),
    }),
    updatedAt: lists.length > 0 ? producedIso(newestFirst(lists)[0]?.produced ?? '') : null,
    latest: latest.map(({ event, produced, medals: won }) => ({
      discipline: names.discipline(event),
      event: names.event(padRsc(event)),
      at: producedIso(produced),
      medals: won.map((m) => ({ medal: m.medal, competitor: medallistOf(m, names) })),
    })),
    correction: corrected ? { at: producedIso(corrected.produced), note: corrected.notes.at(-1) ?? null } : null,
  }
}

/** The table of a scope as it stands: derived with the medals themselves. */
async function storedTable(tx: Reading, scope: string): Promise<MedalTable> {
  const rows = await queries.medalTableRows(tx, scope)
  return { rows: rows.filter((row) => row.listed).map(countsOf), unlisted: rows.filter((row) => !row.listed) }
}

const newestFirst = (lists: readonly queries.MedalList[]): queries.MedalList[] =>
  [...lists].sort((a, b) => byText(b.produced, a.produced) || byText(a.event, b.event))

/** The events decided last, newest first, each with its medals, best first. */
function latestOf(lists: readonly queries.MedalList[]) {
  const events = Map.groupBy(newestFirst(lists.filter(({ medals }) => medals.length > 0)), ({ event }) => event)
  return [...events].slice(0, LATEST_EVENTS).map(([event, ofEvent]) => ({
    event,
    produced: ofEvent[0]?.produced ?? '',
    medals: ofEvent
      .flatMap(({ medals }) => medals)
      .sort((a, b) => MEDALS.indexOf(a.medal) - MEDALS.indexOf(b.medal) || byText(a.competitor, b.competitor)),
  }))
}

const presentCounts = (row: MedalCounts, names: Names): MedalRow => ({
  organisation: names.organisation(row.organisation),
  rank: row.rank,
  rankEqual: row.rankEqual,
  rankTotal: row.rankTotal,
  rankTotalEqual: row.rankTotalEqual,
  gold: row.gold,
  silver: row.silver,
  bronze: row.bronze,
  total: row.total,
})

/** A delegation's row of a stored medal table. */
export const presentMedalRow = (row: queries.ListedRow, names: Names): MedalRow => presentCounts(countsOf(row), names)

const countsOf = ({ rank_equal, rank_total, rank_total_equal, ...row }: queries.ListedRow): MedalCounts => ({
  ...row,
  rankEqual: rank_equal,
  rankTotal: rank_total,
  rankTotalEqual: rank_total_equal,
})
