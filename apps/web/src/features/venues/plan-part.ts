import { laterPart } from '../../platform/later-part.tsx'

/** The venues' plan: it is drawn by the server, and its links lead on without us. */
export const planPart = laterPart(async () => (await import('./VenuePlan.tsx')).VenuePlan, '.venues-plan')

/** The ways to a venue: links, which lead on without us. */
export const waysPart = laterPart(
  async () => (await import('./WaysThere.tsx')).WaysThere,
  'section:has(> .venues-maps)',
)
