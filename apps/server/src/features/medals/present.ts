import type { Medallists, MedalRow, MedalTableView, MedalWonRow } from '@games/contract'
import { PLACEHOLDERS, padRsc } from '@games/domain'
import type { ClientBase } from 'pg'
import { producedIso } from '../../ingest/facts.ts'
import { type Names, WantedNames } from '../names/index.ts'
import * as queries from './medals.queries.ts'

/** Events shown as decided last. */
const LATEST_EVENTS = 6

/** The medal table of a scope (R5.6); an unknown discipline simply has no medals. */
export async function medalTableView(tx: ClientBase, seq: number, scope: string): Promise<MedalTableView> {
  const rows = await queries.medalTableRows(tx, scope)
  const latest = (await queries.latestMedals(tx, scope, LATEST_EVENTS)).filter((m) => !PLACEHOLDERS.has(m.competitor))
  const progress = await queries.medalProgress(tx, scope)
  const correction = await queries.lastMedalCorrection(tx, scope)
  const wanted = new WantedNames()
  for (const row of rows) wanted.organisation(row.organisation)
  for (const medal of latest) wantMedal(wanted, medal)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    scope,
    rows: rows.filter((r) => r.listed).map((r) => presentMedalRow(r, names)),
    unlisted: rows
      .filter((r) => !r.listed)
      .map(({ organisation, gold, silver, bronze, total }) => ({
        organisation: names.organisation(organisation),
        gold,
        silver,
        bronze,
        total,
      })),
    finishedEvents: progress.finished,
    totalEvents: progress.total,
    updatedAt: progress.produced ? producedIso(progress.produced) : null,
    latest: [...Map.groupBy(latest, (m) => m.event)].map(([event, medals]) => ({
      discipline: names.discipline(event),
      event: names.event(padRsc(event)),
      at: medals[0] ? producedIso(medals[0].produced) : null,
      medals: medals.map((m) => ({ medal: m.medal, competitor: competitorOf(m, names) })),
    })),
    correction: correction ? { at: producedIso(correction.produced), note: correction.notes.at(-1) ?? null } : null,
  }
}

/** A delegation's row of a medal table. */
export const presentMedalRow = (row: queries.MedalTableRow, names: Names): MedalRow => ({
  organisation: names.organisation(row.organisation),
  rank: row.rank,
  rankEqual: row.rank_equal,
  rankTotal: row.rank_total,
  rankTotalEqual: row.rank_total_equal,
  gold: row.gold,
  silver: row.silver,
  bronze: row.bronze,
  total: row.total,
})

/** Medals won, of a delegation, in a discipline or an event, or by competitors. */
export async function medallists(tx: ClientBase, seq: number, filter: queries.MedallistsFilter): Promise<Medallists> {
  const won = (await queries.medalsWon(tx, filter)).filter((m) => !PLACEHOLDERS.has(m.competitor))
  const wanted = new WantedNames()
  for (const medal of won) wantMedal(wanted, medal)
  const names = await wanted.lookUp(tx)
  return { seq, medals: won.map((m) => presentMedal(m, names)) }
}

function wantMedal(wanted: WantedNames, medal: queries.MedalWon): void {
  wanted.event(padRsc(medal.event))
  wanted.competitor(medal.competitor, medal.organisation)
  for (const athlete of medal.fact.athletes) wanted.competitor(athlete.code)
}

const presentMedal = (medal: queries.MedalWon, names: Names): MedalWonRow => ({
  medal: medal.medal,
  competitor: competitorOf(medal, names),
  members: medal.fact.athletes
    .filter((a) => a.code !== medal.competitor)
    .map((a) => names.person(a.code, [a.familyName, a.givenName].filter(Boolean).join(' ') || null)),
  discipline: names.discipline(medal.event),
  event: names.event(padRsc(medal.event)),
  unit: medal.unit,
  date: medal.date,
})

function competitorOf(medal: queries.MedalWon, names: Names) {
  const { fact } = medal
  const [athlete] = fact.athletes
  const sent = fact.teamName ?? ([athlete?.familyName, athlete?.givenName].filter(Boolean).join(' ') || null)
  const competitor = names.competitor(medal.competitor, fact.type, { name: sent, organisation: medal.organisation })
  if (!competitor) throw new Error(`placeholder ${medal.competitor} as a medallist`)
  // the organisation that the medal was won for, whatever the participants say of the person today
  return { ...competitor, organisation: names.organisation(medal.organisation) }
}
