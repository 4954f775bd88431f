import { FEED_VERDICTS } from '@games/contract/feed-desk/verdicts'

type Verdict = (typeof FEED_VERDICTS)[number]

export interface FeedSearch {
  readonly verdict?: Verdict
  readonly discipline?: string
  /** Number of the message that is open. */
  readonly message?: string
}

const isVerdict = (text: unknown): text is Verdict => (FEED_VERDICTS as readonly unknown[]).includes(text)

/** What of the address narrows the list, and which message is open; what cannot be either is as if it were not there. */
export function feedSearch({ verdict, discipline, message }: Readonly<Record<string, unknown>>): FeedSearch {
  return {
    ...(isVerdict(verdict) && { verdict }),
    ...(typeof discipline === 'string' && /^[A-Z0-9]{3}$/.test(discipline) && { discipline }),
    ...(/^[1-9]\d{0,14}$/.test(String(message)) && { message: String(message) }),
  }
}
