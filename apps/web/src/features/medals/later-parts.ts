import { laterPart } from '../../platform/later-part.tsx'

/** Parts of a table's page that no visitor's first load pays for; its loader awaits what it shows (load-standings.ts). */
export const openRowPart = laterPart(async () => (await import('./OpenRow.tsx')).OpenRow, '.medals-open')
export const latestPart = laterPart(async () => (await import('./LatestMedals.tsx')).LatestMedals, '.medals-latest')
export const momentsPart = laterPart(async () => (await import('./MomentChoice.tsx')).MomentChoice, '.medals-moments')
/** Why a delegation has its place in the medal table, on a page that says the place. */
export const rankReasonPart = laterPart(
  async () => (await import('./RankReasonLine.tsx')).RankReasonLine,
  '.rank-reason',
)
export const toolsPart = laterPart(async () => (await import('./TableTools.tsx')).TableTools, '.medals-tools')
