import { lazyPart } from '../../lazy/lazy.tsx'

// links that work as they are: what filters, opens and downloads with words of our own is not of the first load
export const documentsPart = lazyPart(async () => (await import('./ReportsView.tsx')).ReportsView, '.reports')
export const documentIndexPart = lazyPart(
  async () => (await import('./ReportIndexView.tsx')).ReportIndexView,
  '.reports-overview',
)
