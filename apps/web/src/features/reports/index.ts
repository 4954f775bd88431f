export { documentIndexPart, documentsPart } from './later-parts.ts'
export { reportSearchOf } from './report-search.ts'
export { narrowedReportsQuery, reportIndexQuery } from './reports.query.ts'
export { loadUnitReports, UnitReportsPart } from './unit-reports-part.tsx'
