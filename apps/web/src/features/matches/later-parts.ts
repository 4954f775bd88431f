import { laterPart } from '../../platform/later-part.tsx'

export const athletesPart = laterPart(
  async () => (await import('./MatchAthletes.tsx')).MatchAthletes,
  '.matches-athletes',
)
export const flowPart = laterPart(async () => (await import('./LeadFlow.tsx')).LeadFlow, '.matches-flow')
export const listsPart = laterPart(async () => (await import('./MatchLists.tsx')).MatchLists, '.matches-lists')
