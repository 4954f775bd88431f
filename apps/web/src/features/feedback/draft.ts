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
  /** It was sent, and goes as soon as the server takes it. */
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

/** More of one device are more than are ever sent from it: the oldest that nobody has sent give way. */
const MOST_KEPT = 20

/** What the device took no more; undefined: it has taken everything. */
let untaken: readonly Draft[] | undefined

/** All that is stored, whosever it is, in the order in which they were begun; nothing where what is stored is broken. */
function storedDrafts(): readonly Draft[] {
  if (untaken) return untaken
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    // a release before kept one
    return (Array.isArray(stored) ? stored : [stored]).filter(isDraft)
  } catch {
    return []
  }
}

const listeners = new Set<() => void>()

function store(drafts: readonly Draft[]): void {
  const spare = drafts.find(({ waiting }) => !waiting)
  const kept = drafts.length > MOST_KEPT ? drafts.filter((draft) => draft !== spare) : drafts
  try {
    if (kept.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(kept))
    untaken = undefined
  } catch {
    // storage is closed to us, or full: they last as long as the page
    untaken = kept
  }
  for (const listener of listeners) listener()
}

const isOwn = ({ account }: Draft): boolean => account === accountId()

/** What whoever is signed in has begun and not sent; null: nothing. */
export const storedDraft = (): Draft | null => storedDrafts().find((draft) => isOwn(draft) && !draft.waiting) ?? null

/** What they have sent and the server has not taken yet, first to last. */
export const waitingDrafts = (): readonly Draft[] => storedDrafts().filter((draft) => isOwn(draft) && draft.waiting)

/** Stores a draft, in its place where it is there already. */
export function storeDraft(draft: Draft): void {
  const drafts = storedDrafts()
  const isKept = drafts.some(({ id }) => id === draft.id)
  store(isKept ? drafts.map((one) => (one.id === draft.id ? draft : one)) : [...drafts, draft])
}

/** Lets go of a draft. */
export const dropDraft = (id: string): void => store(storedDrafts().filter((draft) => draft.id !== id))

/** Ids of what waits, parted by blanks, as it is now. */
export const waitingIds = (): string =>
  waitingDrafts()
    .map(({ id }) => id)
    .join(' ')

/** Ids of what they have begun and not sent, or has come back to them, parted by blanks. */
export const begunIds = (): string =>
  storedDrafts()
    .filter((draft) => isOwn(draft) && !draft.waiting)
    .map(({ id }) => id)
    .join(' ')

/** Notifies of every change of what is stored, those of other tabs too. */
export function subscribeDrafts(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
