export { type BulletinSearch, bulletinSearchOf } from './bulletin-search.ts'
export { InformativosPage } from './InformativosPage.tsx'
export { OfficialReportList } from './OfficialReportList.tsx'
export { officialReportsQuery } from './official-reports.query.ts'
