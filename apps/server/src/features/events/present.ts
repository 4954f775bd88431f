import { type EventPage, topics } from '@games/contract'
import { disciplineOf, padRsc, rscPrefix, trimRsc } from '@games/domain'
import { type MarkedRow, meaningsOf } from '@games/domain/sports/marks/meanings'
import { typeCodes } from '../../facts/event-types.queries.ts'
import type { Reading } from '../../facts/reading.ts'
import { pendingOfEvent, presentPending, wantPending } from '../event-formats/index.ts'
import { WantedNames } from '../names/index.ts'
import { eventSince, type RowContext, summariesOf, unitsByCode, wantRow, wantUnit } from '../units/index.ts'
import { drawnBrackets, presentBracket, wantBrackets } from './brackets.ts'
import * as queries from './events.queries.ts'
import { poolListsOf, presentPool } from './pools.ts'
import { presentQualifier, qualifierRowsOf } from './qualifiers.ts'
import { presentRecords, wantRecords } from './records.ts'
import { presentStanding, shownStandings } from './standings.ts'

/** The course of an event (full RSC, spec R5.7), also by its code in an earlier folder of results; null where nothing of it is known. */
export async function eventPage(tx: Reading, seq: number, code: string): Promise<EventPage | null> {
  const event = rscPrefix(code, 'event')
  const known = await queries.unitsOfEvent(tx, event)
  const sent = await queries.bracketsOf(tx, event)
  const lists = await queries.phaseListsOf(tx, event)
  const records = await queries.recordsOf(tx, event)
  const pools = poolListsOf(lists)
  const standingLists = await queries.standingListsOf(tx, event)
  const found = [known, pools, records, standingLists, sent ? [sent] : []].some((rows) => rows.length > 0)
  if (code !== padRsc(event)) return null
  if (!found) {
    const since = await eventSince(tx, event)
    return since === null ? null : eventPage(tx, seq, padRsc(since))
  }
  const shown = new Set(known.flatMap((unit) => (unit.shown ? [unit.code] : [])))
  const units = await unitsByCode(
    tx,
    known.map((unit) => unit.code),
    topics.event(trimRsc(event)),
  )
  const summaries = await summariesOf(
    tx,
    units.filter((unit) => shown.has(unit.code)),
  )
  const pending = await pendingOfEvent(tx, event)
  const qualified = await qualifierRowsOf(tx, event, lists)
  const brackets = drawnBrackets(sent, units)
  const statuses = new Map(units.map((unit) => [unit.code, unit.status]))
  const standings = shownStandings(standingLists, (unit) => statuses.get(unit))

  const wanted = new WantedNames()
  wanted.event(code)
  for (const unit of units) wantUnit(wanted, unit)
  for (const row of [
    ...[...pools, ...standings].flatMap(({ results }) => results),
    ...[...qualified.values()].flat().map(({ fact }) => fact),
  ])
    wantRow(wanted, row)
  wantBrackets(wanted, brackets)
  wantRecords(wanted, records)
  wantPending(wanted, pending)
  const phaseCodes = new Set([
    ...units.map((unit) => rscPrefix(unit.code, 'phase')),
    ...[...pools, ...standings].map((list) => rscPrefix(list.code, 'phase')),
    ...brackets.flatMap(({ phases }) => phases.map((phase) => phaseIn(event, phase.code))),
  ])
  for (const phase of phaseCodes) wanted.phase(phase)
  const names = await wanted.lookUp(tx)
  const typeCode = await typeCodes(tx.from(topics.everything()), [code])

  const context: RowContext = { names, marks: new Map(), medals: new Map() }
  const page = {
    phases: [...Map.groupBy(summaries, (unit) => rscPrefix(unit.code, 'phase'))].map(([phase, ofPhase]) => ({
      code: trimRsc(phase),
      name: names.phase(phase),
      units: ofPhase,
      qualifiers: (qualified.get(phase) ?? []).map((row) => presentQualifier(row, context)),
    })),
    brackets: brackets.map((bracket) => presentBracket(bracket, names, (phase) => names.phase(phaseIn(event, phase)))),
    pools: pools.map((list) => {
      const ofPhase = units.filter(
        (unit) => shown.has(unit.code) && unit.code.startsWith(rscPrefix(list.code, 'phase')),
      )
      return presentPool(list, ofPhase, names.phase(rscPrefix(list.code, 'phase')), context)
    }),
  }
  return {
    seq,
    discipline: names.discipline(disciplineOf(event)),
    event: names.event(code),
    ...page,
    standings: standings.map((list) => presentStanding(list, typeCode(list.code), context)),
    records: presentRecords(event, records, new Map(units.map((unit) => [unit.code, unit])), names),
    ...(pending.remarks.length > 0 && { pending: presentPending(pending, names) }),
    meanings: meaningsOf(disciplineOf(event), undefined, lettersOf(page)),
  }
}

/** The phase of an event (22 characters) by its RSC phase without filler. */
const phaseIn = (event: string, phase: string): string => `${event}${phase.padEnd(4, '-')}`

/** The letters beside what the page shows. */
function lettersOf({ phases, brackets, pools }: Pick<EventPage, 'phases' | 'brackets' | 'pools'>): MarkedRow[] {
  const sides = brackets
    .flatMap((bracket) => bracket.phases)
    .flatMap((phase) => phase.matches.flatMap((match) => match.sides))
  return [
    ...phases.flatMap(({ qualifiers }) =>
      qualifiers.map(({ mark }) => ({ irm: null, qualificationMark: mark, records: [] })),
    ),
    ...pools.flatMap(({ rows }) => rows.map(({ irm, qualificationMark }) => ({ irm, qualificationMark, records: [] }))),
    ...sides.map(({ irm }) => ({ irm, qualificationMark: null, records: [] })),
  ]
}
