import { laterPart } from '../platform/later-part.tsx'

// links that work as they are: what filters, opens and downloads with words of our own is not of the first load
export const disciplineDocuments = laterPart(
  async () => (await import('./DisciplineDocuments.tsx')).DisciplineDocuments,
  '.reports',
)
export const documentIndex = laterPart(
  async () => (await import('../features/reports/ReportIndexView.tsx')).ReportIndexView,
  '.reports-overview',
)
