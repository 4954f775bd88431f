import type { Communication, Report, ReportIndex, Reports } from '@games/contract'
import {
  disciplineOf,
  eventModifierOf,
  eventTypeOf,
  isDisciplineCode,
  phaseOf,
  type RscLevel,
  rscPrefix,
  unitOf,
} from '@games/domain'
import type { ClientBase } from 'pg'
import { producedIso } from '../../facts/produced-iso.ts'
import { booksOfDiscipline, booksOfGames, booksOfUnit } from '../books/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { summariesOf, unitsByCode } from '../units/index.ts'
import { addressedName } from './file-name.ts'
import * as queries from './reports.queries.ts'

/** Which disciplines have documents. */
export async function reportIndex(tx: ClientBase, seq: number): Promise<ReportIndex> {
  const counts = await queries.documentCounts(tx)
  const wanted = new WantedNames()
  for (const { discipline } of counts) wanted.discipline(discipline)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    disciplines: counts.map(({ discipline, ...count }) => ({ discipline: names.discipline(discipline), ...count })),
    books: await booksOfGames(tx),
  }
}

/**
 * The documents whose code begins with `prefix`: a discipline, an event (22 characters) or a unit (34). Null for a discipline that is
 * none of the games' and that no message knows.
 */
export async function reportsOf(tx: ClientBase, seq: number, prefix: string): Promise<Reports | null> {
  const discipline = disciplineOf(prefix)
  if (!isDisciplineCode(discipline) && !(await queries.disciplineKnown(tx, discipline))) return null
  const reports = await queries.reportsUnder(tx, prefix)
  const sayings = (await queries.communicationsUnder(tx, prefix))
    .flatMap(sayingsOf)
    .filter(({ code }) => code.startsWith(prefix))
  const codes = [...new Set([...reports, ...sayings].map(({ code }) => code))]
  const units = await unitsAbout(tx, codes)
  const wanted = new WantedNames()
  wanted.discipline(discipline)
  for (const code of codes) wanted.event(code)
  const names = await wanted.lookUp(tx)
  const place = new Map(units.map(({ code }, index) => [code, index]))
  return {
    seq,
    discipline: names.discipline(discipline),
    reports: reports.sort(inOrder(place)).map((report) => presentReport(report, names)),
    communications: sayings
      .map(({ code, said }) => ({ about: about(code, names), ...said }))
      .sort((a, b) => (wallTime(a.at) < wallTime(b.at) ? 1 : -1)),
    books: await booksUnder(tx, prefix),
    units,
  }
}

const PREFIX = { unit: 34, event: 22 }

/** What can be printed of a discipline, of one of its events, or of a unit. */
const booksUnder = (tx: ClientBase, prefix: string) =>
  prefix.length === PREFIX.unit
    ? booksOfUnit(tx, prefix)
    : booksOfDiscipline(tx, disciplineOf(prefix), prefix.length === PREFIX.event ? prefix : null)

/** The units that the codes name, and the first one of each phase they name, in time order. */
async function unitsAbout(tx: ClientBase, codes: readonly string[]) {
  const phases = codes.filter((code) => levelOf(code) === 'phase').map((code) => rscPrefix(code, 'phase'))
  const units = codes.filter((code) => levelOf(code) === 'unit')
  return summariesOf(tx, await unitsByCode(tx, [...units, ...(await queries.firstUnits(tx, phases))]))
}

const isFiller = (part: string): boolean => /^-*$/.test(part)

function levelOf(code: string): Exclude<RscLevel, 'gender'> {
  if (!isFiller(unitOf(code))) return 'unit'
  if (!isFiller(phaseOf(code))) return 'phase'
  return isFiller(eventTypeOf(code) + eventModifierOf(code)) ? 'discipline' : 'event'
}

function about(code: string, names: Names): Report['about'] {
  const level = levelOf(code)
  return { code, level, event: level === 'discipline' ? null : names.event(code) }
}

const byFigures = new Intl.Collator('en', { numeric: true })

/** By event, kind, time of the unit and code; what is of the whole discipline or event first. */
const inOrder = (place: ReadonlyMap<string, number>) => {
  const keys = (report: queries.ReportRow) => [rscPrefix(report.code, 'event'), report.subtype ?? '']
  const later = ({ code }: queries.ReportRow) => place.get(code) ?? (levelOf(code) === 'unit' ? place.size : -1)
  return (a: queries.ReportRow, b: queries.ReportRow): number => {
    const [[eventA = '', kindA = ''], [eventB = '', kindB = '']] = [keys(a), keys(b)]
    return (
      (eventA < eventB ? -1 : Number(eventA > eventB)) ||
      byFigures.compare(kindA, kindB) ||
      later(a) - later(b) ||
      byFigures.compare(a.code, b.code) ||
      byFigures.compare(a.language ?? '', b.language ?? '')
    )
  }
}

const presentReport = (row: queries.ReportRow, names: Names): Report => ({
  about: about(row.code, names),
  kind: row.subtype,
  title: row.title,
  language: row.language,
  version: row.version,
  status: row.status,
  size: row.size,
  produced: producedIso(row.produced),
  address: `/api/reports/files/${row.digest}/${addressedName(row)}`,
})

/** Instants come written in the venue's time, with its offset or without any: what is written can be compared. */
const wallTime = (instant: string): string => instant.slice(0, 19)

type Unplaced<C> = C extends unknown ? Omit<C, 'about'> : never

/** A communication's decisions and protests, each with the code it is about: its unit, else the whole message's. */
function sayingsOf({ code, language, produced, fact }: queries.CommunicationRow) {
  const published = fact.publishedAt ?? producedIso(produced)
  const decisions = fact.decisions.map((decision): { code: string; said: Unplaced<Communication> } => ({
    code: decision.unit ?? code,
    said: {
      kind: 'decision',
      at: decision.issuedAt ?? published,
      language,
      issuedBy: decision.issuedBy,
      details: decision.details,
      number: decision.number,
      affects: [
        ...(decision.affectsSchedule ? ['schedule' as const] : []),
        ...(decision.affectsResults ? ['results' as const] : []),
        ...(decision.affectsOther ? ['other' as const] : []),
      ],
      subtitle: decision.subtitle,
      summary: decision.summary,
    },
  }))
  const protests = fact.protests.map((protest): { code: string; said: Unplaced<Communication> } => ({
    code: protest.unit ?? code,
    said: {
      kind: 'protest',
      at: protest.decidedAt ?? published,
      language,
      issuedBy: protest.jury,
      details: protest.details,
      status: protest.status,
      rule: protest.rule,
      hearingAt: protest.hearingAt,
      decision: protest.decisionShort,
      reasons: protest.decisionLong,
    },
  }))
  return [...decisions, ...protests]
}
