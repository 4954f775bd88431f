import {
  type DisciplineDay,
  type DisciplinePage,
  type FinalRank,
  type NearUnit,
  type Programme,
  type ProgrammeDay,
  topics,
} from '@games/contract'
import {
  contradictsMedals,
  disciplineOf,
  isDisciplineCode,
  padRsc,
  rscPrefix,
  sharedRanks,
  trimRsc,
} from '@games/domain'
import { meaningsOf } from '@games/domain/sports/marks/meanings'
import type { Reading } from '../../facts/reading.ts'
import { venueOffset } from '../games/index.ts'
import { medallists } from '../medals/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { presentRow, wantRow } from '../units/index.ts'
import * as queries from './disciplines.queries.ts'

/** The programme as disciplines × days. */
export async function programme(tx: Reading, seq: number): Promise<Programme> {
  const rows = await queries.disciplineDays(tx, null, await venueOffset(tx.from(topics.days())))
  const progress = inOrder(await queries.disciplineProgress(tx), await queries.organisersDisciplines(tx))
  const nearest = new Map((await queries.nearestUnits(tx, null)).map((row) => [disciplineOf(row.code), row]))
  const wanted = new WantedNames()
  for (const { discipline } of progress) wanted.discipline(discipline)
  for (const { code } of nearest.values()) wanted.event(code)
  const names = await wanted.lookUp(tx)
  const daysOf = Map.groupBy(rows, (row) => row.discipline)
  return {
    seq,
    days: sumByDay(rows),
    disciplines: progress.map(({ discipline, place, finished, total }) => ({
      discipline: names.discipline(discipline),
      place,
      days: (daysOf.get(discipline) ?? []).map(presentProgrammeDay),
      nearest: presentNear(nearest.get(discipline), names),
      finishedEvents: finished,
      totalEvents: total,
    })),
  }
}

/** What messages know and what the organiser has named, in his order, without what he has hidden; what he does not name has no place and comes after, by code. */
function inOrder(
  sent: readonly queries.DisciplineProgressRow[],
  named: readonly { readonly code: string; readonly visible: boolean }[],
): (queries.DisciplineProgressRow & { readonly place: number | null })[] {
  const bySent = new Map(sent.map((row) => [row.discipline, row]))
  const codes = new Set(named.map(({ code }) => code))
  return [
    ...named
      .filter(({ visible }) => visible)
      .map(({ code }, at) => ({ ...(bySent.get(code) ?? { discipline: code, finished: 0, total: 0 }), place: at + 1 })),
    ...sent.filter(({ discipline }) => !codes.has(discipline)).map((row) => ({ ...row, place: null })),
  ]
}

/** Whether a code is a discipline's: one of the games' own list, or one that a message knows. */
export const isDisciplineKnown = async (tx: Reading, code: string): Promise<boolean> =>
  isDisciplineCode(code) || queries.disciplineKnown(tx, code)

/** A discipline's days and events; null for a code that is no discipline's. */
export async function disciplinePage(tx: Reading, seq: number, code: string): Promise<DisciplinePage | null> {
  if (!(await isDisciplineKnown(tx, code))) return null
  const events = await queries.eventsOfDiscipline(tx, code)
  const phases = Map.groupBy(await queries.phasesOfDiscipline(tx, code), ({ event }) => event)
  const leaders = Map.groupBy(await queries.poolLeaders(tx, code), (row) => rscPrefix(row.code, 'event'))
  const [near] = await queries.nearestUnits(tx, code)
  const { live, venues } = await queries.disciplinePlaces(tx, code)
  const won = Map.groupBy((await medallists(tx, seq, { discipline: code })).medals, (medal) => medal.event.code)
  const wanted = new WantedNames()
  wanted.discipline(code)
  for (const { event } of events) wanted.event(padRsc(event))
  for (const { phase } of [...phases.values()].flat()) wanted.phase(phase)
  for (const { code: pool, fact } of [...leaders.values()].flat()) {
    wanted.phase(pool)
    wantRow(wanted, fact)
  }
  if (near) wanted.event(near.code)
  for (const venue of venues) wanted.place(venue.code, null)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    discipline: names.discipline(code),
    days: (await queries.disciplineDays(tx, code, await venueOffset(tx.from(topics.days())))).map(presentDay),
    live,
    nearest: presentNear(near, names),
    venues: venues.flatMap((venue) => names.place('VENUE', venue.code, venue.name) ?? []),
    events: events.map(({ event, ...counts }) => {
      const named = names.event(padRsc(event))
      const ofEvent = won.get(named.code) ?? []
      const unsettled = ofEvent.find((medal) => medal.unsettled)?.unsettled
      const medals = ofEvent.map(({ medal, competitor }) => ({ medal, competitor }))
      return {
        ...named,
        ...counts,
        medals,
        ...(unsettled && { unsettled }),
        phases: (phases.get(event) ?? []).map(({ event: _own, phase, ...played }) => ({
          code: trimRsc(phase),
          name: names.phase(phase),
          ...played,
        })),
        leaders: (leaders.get(event) ?? []).map(({ code: pool, fact }) => ({
          code: trimRsc(pool),
          name: names.phase(pool),
          competitor: presentRow(fact, { names, marks: new Map(), medals: new Map() }).competitor,
        })),
      }
    }),
  }
}

/** The final ranking of an event (34 characters); null where none was sent. */
export async function finalRank(tx: Reading, seq: number, event: string): Promise<FinalRank | null> {
  const ranking = await queries.rankingOf(tx, event)
  if (!ranking) return null
  const { rows, isNewerThanMedals } = ranking
  const wanted = new WantedNames()
  wanted.event(event)
  for (const row of rows) wantRow(wanted, row)
  const names = await wanted.lookUp(tx)
  const { medals: won } = await medallists(tx, seq, { event })
  const medals = new Map(won.map(({ competitor, medal }) => [competitor.code, medal]))
  const isUnderRevision =
    won.some(({ unsettled }) => unsettled === 'under-revision') ||
    (isNewerThanMedals &&
      contradictsMedals(
        rows.map(({ competitor, ...row }) => ({ ...row, competitor: competitor.code })),
        [...medals].map(([competitor, medal]) => ({ competitor, medal })),
        new Set(medals.keys()),
      ))
  const shared = sharedRanks(rows)
  const presented = rows
    .map((row) => presentRow(row, { names, marks: new Map(), medals }))
    .map((row) => ({ ...row, rankEqual: row.rankEqual || (row.rank !== null && shared.has(row.rank)) }))
  return {
    seq,
    event: names.event(event),
    rows: presented,
    meanings: meaningsOf(disciplineOf(event), undefined, presented),
    ...(isUnderRevision && { medalsUnderRevision: true as const }),
  }
}

function presentDay(row: queries.DisciplineDayRow): DisciplineDay {
  const {
    discipline: _all,
    parts: _parts,
    live: _live,
    decided: _decided,
    opening: _opens,
    closing: _closes,
    ...day
  } = row
  return day
}

function presentProgrammeDay(row: queries.DisciplineDayRow): ProgrammeDay {
  const { parts, live, decided } = row
  return { ...presentDay(row), parts: [...parts], live: [...live], decided }
}

function presentNear(row: queries.NearUnitRow | undefined, names: Names): NearUnit | null {
  return row ? { ...row, event: names.event(row.code).name } : null
}

const COUNTS = [
  'units',
  'golds',
  'training',
  'weighting',
  'broadcast',
  'meeting',
  'arrival',
  'departure',
  'others',
  'decided',
] as const
const PARTS = [0, 1, 2] as const

function sumByDay(rows: readonly queries.DisciplineDayRow[]): ProgrammeDay[] {
  const sums = new Map<string, ProgrammeDay>()
  for (const row of rows) {
    const sum = sums.get(row.day) ?? presentProgrammeDay(row)
    if (sums.has(row.day)) {
      for (const count of COUNTS) sum[count] += row[count]
      for (const part of PARTS) {
        sum.parts[part] += row.parts[part]
        sum.live[part] += row.live[part]
      }
    }
    if (row.opening) sum.ceremony = 'opening'
    else if (row.closing) sum.ceremony = 'closing'
    sums.set(row.day, sum)
  }
  return [...sums.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
