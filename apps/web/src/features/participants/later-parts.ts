import { laterPart } from '../../platform/later-part.tsx'

/** Medals won; its page awaits `bring` where there are any. */
export const medalsPart = laterPart(
  async () => (await import('./MedalsWon.tsx')).MedalsWon,
  'section:has(> .participants-medals)',
)

/** What a visitor may do with a page about somebody. */
export const actionsPart = laterPart(
  async () => (await import('./PageActions.tsx')).PageActions,
  '.participants-actions',
)

/** The events somebody is in; its page awaits `bring` where there are any. */
export const eventsPart = laterPart(
  async () => (await import('./EventsEntered.tsx')).EventsEntered,
  'section:has(> .participants-events)',
)

/** What is known of an athlete. */
export const factsPart = laterPart(
  async () => (await import('./Facts.tsx')).Facts,
  'section:has(> .participants-facts)',
)

/** Who is in a team. */
export const membersPart = laterPart(
  async () => (await import('./TeamMembers.tsx')).TeamMembers,
  '.participants-members',
)

/** What a delegation has on and next: rows that are read before they are pressed. */
export const delegationUnitsPart = laterPart(
  async () => (await import('./DelegationUnits.tsx')).DelegationUnits,
  '.participants-today',
)
