export { AwardsPage } from './AwardsPage.tsx'
export { awardsQuery, publishedAwardsQuery } from './awards.query.ts'
