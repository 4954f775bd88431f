import { laterPart } from '../platform/later-part.tsx'

/** Why a delegation has its place in the medal table, on a page that says the place. */
export const rankReasonPart = laterPart(
  async () => (await import('../features/medals/RankReasonLine.tsx')).RankReasonLine,
  '.rank-reason',
)
