import { laterPart } from '../../platform/later-part.tsx'

// links that work as they are: what filters, opens and downloads with words of our own is not of the first load
export const documentsPart = laterPart(async () => (await import('./ReportsView.tsx')).ReportsView, '.reports')
export const documentIndexPart = laterPart(
  async () => (await import('./ReportIndexView.tsx')).ReportIndexView,
  '.reports-overview',
)
