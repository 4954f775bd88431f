import type { Communication, Report, ReportIndex, Reports, ReportsQuery } from '@games/contract'
import { disciplineOf, isDisciplineCode, parseRsc, rscPrefix } from '@games/domain'
import { producedIso } from '../../facts/produced-iso.ts'
import type { Reading } from '../../facts/reading.ts'
import { decodeCursor, pageOf } from '../../http/api/cursor.ts'
import { booksOfDiscipline, booksOfGames, booksOfUnit } from '../books/index.ts'
import { type Names, WantedNames } from '../names/index.ts'
import { summariesOf, unitsByCode } from '../units/index.ts'
import { about, levelOf } from './about.ts'
import { addressedName } from './file-name.ts'
import { choicesOf, dayOfReport, isOfficial } from './report-choices.ts'
import { byPlace, PLACE_PARTS, placeOf } from './report-order.ts'
import * as queries from './reports.queries.ts'

/** Reports on a page where the caller names no `limit`. */
const REPORTS_PAGE = 100

/** Which disciplines have documents. */
export async function reportIndex(tx: Reading, seq: number): Promise<ReportIndex> {
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
 * The documents of a discipline or, by its full RSC, of a unit (`of`): a page of the reports that a query lets through, and what else there
 * is. Null for a discipline that is none of the games' and that no message knows. Throws ApiFailure 400 on a bad cursor.
 */
export async function reportsOf(
  tx: Reading,
  seq: number,
  of: string,
  { event, cursor, limit = REPORTS_PAGE, ...filter }: Omit<ReportsQuery, 'unit'>,
): Promise<Reports | null> {
  const discipline = disciplineOf(of)
  if (!isDisciplineCode(discipline) && !(await queries.disciplineKnown(tx, discipline))) return null
  const prefix = event === undefined ? null : eventPrefix(event)
  const isOfEvent = ({ code }: { readonly code: string }) => prefix === null || code.startsWith(prefix)
  const all = (await queries.reportsUnder(tx, of))
    .map((row) => ({ row, code: row.code, place: placeOf(row) }))
    .sort((a, b) => byPlace(a.place, b.place))
  const chosen = all.filter((one) => isOfEvent(one) && matchesFilter(one.row, filter))
  const after = decodeCursor(cursor, PLACE_PARTS)
  const rest = after === null ? chosen : chosen.filter(({ place }) => byPlace(place, after) > 0)
  const { shown, next } = pageOf(rest.slice(0, limit + 1), limit, ({ place }) => place)
  const sayings = (await queries.communicationsUnder(tx, of))
    .flatMap(sayingsOf)
    .filter((saying) => saying.code.startsWith(of) && isOfEvent(saying))
  const codes = [...new Set([...shown, ...sayings].map(({ code }) => code))]
  const wanted = new WantedNames()
  wanted.discipline(discipline)
  for (const { code } of [...all, ...sayings]) wanted.event(code)
  const names = await wanted.lookUp(tx)
  return {
    seq,
    discipline: names.discipline(discipline),
    count: chosen.length,
    reports: shown.map(({ row }) => presentReport(row, names)),
    next,
    choices: choicesOf(
      all.map(({ row }) => row),
      names,
    ),
    communications: sayings
      .map(({ code, communication }) => ({ about: about(code, names), ...communication }))
      .sort((a, b) => (wallTime(a.at) < wallTime(b.at) ? 1 : -1)),
    books: of === discipline ? await booksOfDiscipline(tx, discipline, prefix) : await booksOfUnit(tx, of),
    units: await unitsAbout(tx, codes),
  }
}

/** An event's part of the codes of what is in it; of what is no RSC one that no code has. */
function eventPrefix(event: string): string {
  const code = parseRsc(event)
  return code.ok ? rscPrefix(code.value, 'event') : event
}

/** Whether a report is of the kind, day, language and standing requested. */
const matchesFilter = (
  row: queries.ListedReportRow,
  { kind, day, language, official }: Pick<ReportsQuery, 'kind' | 'day' | 'language' | 'official'>,
): boolean =>
  (kind === undefined || row.subtype === kind) &&
  (day === undefined || dayOfReport(row) === day) &&
  (language === undefined || row.language === language) &&
  (official === undefined || isOfficial(row))

/** The units that the codes name, and the first one of each phase they name, in time order. */
async function unitsAbout(tx: Reading, codes: readonly string[]) {
  const phases = codes.filter((code) => levelOf(code) === 'phase').map((code) => rscPrefix(code, 'phase'))
  const units = codes.filter((code) => levelOf(code) === 'unit')
  return summariesOf(tx, await unitsByCode(tx, [...units, ...(await queries.firstUnits(tx, phases))]))
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

/** Instants are written in the venue's time, with its offset or without any: what is written can be compared. */
const wallTime = (instant: string): string => instant.slice(0, 19)

type Unplaced<C> = C extends unknown ? Omit<C, 'about'> : never

/** A communication's decisions and protests, each with the code it is about: its unit, else the whole message's. */
function sayingsOf({ code, language, produced, fact }: queries.CommunicationRow) {
  const published = fact.publishedAt ?? producedIso(produced)
  const decisions = fact.decisions.map((decision): { code: string; communication: Unplaced<Communication> } => ({
    code: decision.unit ?? code,
    communication: {
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
  const protests = fact.protests.map((protest): { code: string; communication: Unplaced<Communication> } => ({
    code: protest.unit ?? code,
    communication: {
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
