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
