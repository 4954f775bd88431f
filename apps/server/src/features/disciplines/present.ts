import type { DisciplineDay, DisciplinePage, FinalRank, Programme } from '@games/contract'
import { disciplineOf, isDisciplineCode, padRsc } from '@games/domain'
import { meaningsOf } from '@games/domain/sports/marks/meanings'
import type { ClientBase } from 'pg'
import { medallists } from '../medals/index.ts'
import { WantedNames } from '../names/index.ts'
import { presentRow, wantRow } from '../units/index.ts'
import * as queries from './disciplines.queries.ts'

/** The programme as disciplines × days. */
export async function programme(tx: ClientBase, seq: number): Promise<Programme> {
  const rows = await queries.disciplineDays(tx, null)
  const progress = await queries.disciplineProgress(tx)
  const wanted = new WantedNames()
  for (const { discipline } of progress) wanted.discipline(discipline)
  const names = await wanted.lookUp(tx)
  const daysOf = Map.groupBy(rows, (row) => row.discipline)
  return {
    seq,
    days: sumByDay(rows),
    disciplines: progress.map(({ discipline, finished, total }) => ({
      discipline: names.discipline(discipline),
      days: (daysOf.get(discipline) ?? []).map(presentDay),
      finishedEvents: finished,
      totalEvents: total,
    })),
  }
}

/** A discipline's days and events; null for a code that is none of the games' and that no message knows. */
export async function disciplinePage(tx: ClientBase, seq: number, code: string): Promise<DisciplinePage | null> {
  if (!isDisciplineCode(code) && !(await queries.disciplineKnown(tx, code))) return null
  const events = await queries.eventsOfDiscipline(tx, code)
  const won = Map.groupBy((await medallists(tx, seq, { discipline: code })).medals, (medal) => medal.event.code)
  const wanted = new WantedNames()
  wanted.discipline(code)
  for (const { event } of events) wanted.event(padRsc(event))
  const names = await wanted.lookUp(tx)
  return {
    seq,
    discipline: names.discipline(code),
    days: (await queries.disciplineDays(tx, code)).map(presentDay),
    events: events.map(({ event, ...counts }) => {
      const named = names.event(padRsc(event))
      const medals = (won.get(named.code) ?? []).map(({ medal, competitor }) => ({ medal, competitor }))
      return { ...named, ...counts, medals }
    }),
  }
}

/** The final ranking of an event (34 characters); null where none was sent. */
export async function finalRank(tx: ClientBase, seq: number, event: string): Promise<FinalRank | null> {
  const rows = await queries.rankingOf(tx, event)
  if (!rows) return null
  const wanted = new WantedNames()
  wanted.event(event)
  for (const row of rows) wantRow(wanted, row)
  const names = await wanted.lookUp(tx)
  const { medals: won } = await medallists(tx, seq, { event })
  const medals = new Map(won.map(({ competitor, medal }) => [competitor.code, medal]))
  const presented = rows.map((row) => presentRow(row, { names, marks: new Map(), medals }))
  return {
    seq,
    event: names.event(event),
    rows: presented,
    meanings: meaningsOf(disciplineOf(event), undefined, presented),
  }
}

function presentDay(row: queries.DisciplineDayRow): DisciplineDay {
  const { discipline: _all, ...day } = row
  return day
}

const COUNTS = ['units', 'golds', 'training', 'weighting', 'broadcast', 'meeting', 'others'] as const

function sumByDay(rows: readonly queries.DisciplineDayRow[]): DisciplineDay[] {
  const sums = new Map<string, DisciplineDay>()
  for (const row of rows) {
    const sum = sums.get(row.day)
    if (sum) for (const count of COUNTS) sum[count] += row[count]
    else sums.set(row.day, presentDay(row))
  }
  return [...sums.values()].sort((a, b) => (a.day < b.day ? -1 : 1))
}
