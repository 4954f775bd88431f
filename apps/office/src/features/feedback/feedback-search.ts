import { FEEDBACK_STATES, type FeedbackState } from '@games/contract/feedback/office-feedback'
import { SENTIMENTS, type Sentiment } from '@games/contract/feedback/feedback'

export interface FeedbackSearch {
  /** `all`: whatever was done about it; absent: new. */
  readonly state?: FeedbackState | 'all'
  readonly sentiment?: Sentiment
  readonly day?: string
  readonly search?: string
  /** Of the feedback that is open. */
  readonly open?: string
}

const isOneOf = <T extends string>(all: readonly T[], one: unknown): one is T =>
  (all as readonly unknown[]).includes(one)

/** What of the address narrows the list, and which feedback is open; what cannot be either is as if it were not there. */
export function feedbackSearch(given: Readonly<Record<string, unknown>>): FeedbackSearch {
  const { state, sentiment, day, search, open } = given
  return {
    ...(isOneOf([...FEEDBACK_STATES, 'all'] as const, state) && { state }),
    ...(isOneOf(SENTIMENTS, sentiment) && { sentiment }),
    ...(typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...((typeof search === 'string' || typeof search === 'number') &&
      search !== '' && { search: String(search).slice(0, 80) }),
    ...(typeof open === 'string' && /^[\da-f-]{36}$/.test(open) && { open }),
  }
}
