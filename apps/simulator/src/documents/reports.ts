import type { OdfReport, OdfResult } from '@games/odf'
import { isoLocal } from '../games-time.ts'
import type { PlannedUnit } from '../plan.ts'
import { type Line, onePage } from './pdf.ts'

/** Rows that a page of less than 3 kB has room for. */
const ROWS = 24
const NAME = 34

/** ORIS codes of the reports that are written, with their titles. */
export const REPORTS = {
  C51: 'Lista de largada',
  C67: 'Comunicado oficial',
  C73: 'Resultados',
} as const
export type ReportCode = keyof typeof REPORTS

/** A start list or results as a page. */
export function listReport(
  code: 'C51' | 'C73',
  unit: PlannedUnit,
  rows: readonly OdfResult[],
): OdfReport & { kind: 'report' } {
  const shown = rows.slice(0, ROWS).map((row) => lineOf(code, row))
  const more = rows.length > ROWS ? [`e mais ${rows.length - ROWS}`] : []
  return report(code, unit, code === 'C51' ? 'PROVISIONAL' : 'OFFICIAL', [...shown, ...more])
}

/** An official communication as a page. */
export const communicationReport = (unit: PlannedUnit, texts: readonly string[]): OdfReport & { kind: 'report' } =>
  report('C67', unit, 'OFFICIAL', texts)

function report(
  code: ReportCode,
  unit: PlannedUnit,
  status: string,
  texts: readonly string[],
): OdfReport & { kind: 'report' } {
  const title = `${REPORTS[code]}: ${unit.name.por}`
  const start = isoLocal(unit.start)
  const lines: Line[] = [
    { text: REPORTS[code], size: 18, bold: true },
    { text: unit.name.por, size: 12 },
    { text: `${unit.venue.name.por}, ${start.slice(8, 10)}/${start.slice(5, 7)}/${start.slice(0, 4)}`, size: 12 },
    { text: '', size: 12 },
    ...texts.map((text): Line => ({ text, size: 10 })),
    { text: '', size: 10 },
    { text: `${unit.code} ${code}`, size: 8 },
  ]
  return { kind: 'report', title, status, bytes: onePage(title, lines) }
}

function lineOf(code: 'C51' | 'C73', { competitor, ...row }: OdfResult): string {
  const place = (code === 'C51' ? row.startOrder : (row.rank ?? row.wlt)) ?? ''
  const [athlete] = competitor.athletes
  const name = competitor.teamName ?? `${athlete?.familyName?.toUpperCase() ?? ''} ${athlete?.givenName ?? ''}`
  const short = name.length > NAME ? `${name.slice(0, NAME - 1)}.` : name
  return [place.padStart(3), short, competitor.organisation ?? '', code === 'C73' ? (row.irm ?? row.result ?? '') : '']
    .filter((cell) => cell !== '')
    .join('   ')
}
