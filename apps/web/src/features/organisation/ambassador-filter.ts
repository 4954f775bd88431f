import type { Ambassador } from '@games/contract'

/** Whom the page shows, in the order of its choices; `today`: who can be met today. */
export const AMBASSADOR_CHOICES = ['athlete', 'professor', 'today'] as const
type AmbassadorChoice = (typeof AMBASSADOR_CHOICES)[number]

/** The filter as the address has it; anything else is no filter. */
export interface AmbassadorFilter {
  readonly who?: AmbassadorChoice
}

export function ambassadorFilterOf(search: Readonly<Record<string, unknown>>): AmbassadorFilter {
  const who = AMBASSADOR_CHOICES.find((choice) => choice === search['who'])
  return who === undefined ? {} : { who }
}

export const isShown = ({ role, days }: Ambassador, who: AmbassadorChoice | undefined, today: string): boolean =>
  who === undefined || (who === 'today' ? days.includes(today) : role === who)
