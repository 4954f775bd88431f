import { laterPart } from '../../platform/later-part.tsx'

/** Parts of a table's page that no visitor's first load pays for; its loader awaits what it shows (load-standings.ts). */
export const openRowPart = laterPart(async () => (await import('./OpenRow.tsx')).OpenRow, '.medals-open')
export const latestPart = laterPart(async () => (await import('./LatestMedals.tsx')).LatestMedals, '.medals-latest')
export const momentsPart = laterPart(async () => (await import('./MomentChoice.tsx')).MomentChoice, '.medals-moments')
export const toolsPart = laterPart(async () => (await import('./TableTools.tsx')).TableTools, '.medals-tools')
