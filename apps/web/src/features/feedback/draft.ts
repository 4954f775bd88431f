import type { Sentiment } from '@games/contract/feedback/feedback'
import { preferences } from '../../session/preferences.ts'

/** What somebody is about to say, stored on the device until it has been sent. */
export interface Draft {
  /** Of the feedback, so that what is sent twice is stored once. */
  readonly id: string
  /** Whose it is: another who signs in on this device neither sees nor sends it. */
  readonly account: string
  readonly sentiment: Sentiment | null
  readonly suggestion: string
  /** It was sent without a network, and goes when there is one. */
  readonly waiting: boolean
}

const KEY = 'feedback'

const accountId = (): string => preferences.get().userData?.id ?? ''

export const newDraft = (): Draft => ({
  id: crypto.randomUUID(),
  account: accountId(),
  sentiment: null,
  suggestion: '',
  waiting: false,
})

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'account' in value &&
  typeof value.account === 'string' &&
  'sentiment' in value &&
  (value.sentiment === null ||
    value.sentiment === 'happy' ||
    value.sentiment === 'neutral' ||
    value.sentiment === 'sad') &&
  'suggestion' in value &&
  typeof value.suggestion === 'string' &&
  'waiting' in value &&
  typeof value.waiting === 'boolean'

/** The draft of who is signed in; null: none, or what is stored is broken or another's. */
export function storedDraft(): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isDraft(draft) && draft.account === accountId() ? draft : null
  } catch {
    return null
  }
}

/** Stores a draft, or with null removes it. Where the device takes nothing, it lasts as long as the page. */
export function storeDraft(draft: Draft | null): void {
  try {
    if (draft === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // storage is closed to us, or full
  }
}
