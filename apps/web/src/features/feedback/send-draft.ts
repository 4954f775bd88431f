import type { Sentiment } from '@games/contract/feedback/feedback'
import { ApiFailure } from '@games/contract/failure'
import { type Draft, storedDraft, storeDraft } from './draft.ts'

export type Sent =
  | { readonly kind: 'sent' }
  /** The day's suggestions are used up; `until`: when the next may be sent, epoch milliseconds. */
  | { readonly kind: 'limit'; readonly until: number }
  /** Nothing answered: the draft waits for a network. */
  | { readonly kind: 'waiting' }
  /** The session has ended: whoever signs in again finds the draft. */
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' }

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 10_000

/** Sends a draft, and removes it from the device once the server has it. */
export async function sendDraft(draft: Draft & { readonly sentiment: Sentiment }): Promise<Sent> {
  const { id, sentiment, suggestion } = draft
  try {
    const { privateApi } = await import('../../session/private-api.ts')
    await privateApi.sendFeedback({ body: { id, sentiment, suggestion } }, { signal: AbortSignal.timeout(PATIENCE_MS) })
    storeDraft(null)
    return { kind: 'sent' }
  } catch (error) {
    if (error instanceof ApiFailure) return refused(error)
    // a hall with a signal and no network says that it is online
    storeDraft({ ...draft, waiting: true })
    return { kind: 'waiting' }
  }
}

async function refused({ status, details }: ApiFailure): Promise<Sent> {
  if (status === 429) return { kind: 'limit', until: Date.now() + (details.retryAfter ?? 60) * 1_000 }
  if (status !== 401) return { kind: 'failed' }
  const { sessionEnded } = await import('../../session/login.ts')
  sessionEnded()
  return { kind: 'signed-out' }
}

/** Sends what was written without a network, if there is something; gives how that ended, null without anything. */
export async function sendWaiting(): Promise<Sent | null> {
  const draft = storedDraft()
  if (!draft?.waiting || draft.sentiment === null) return null
  const sent = await sendDraft({ ...draft, sentiment: draft.sentiment })
  // what the server refuses is the visitor's again, to be seen on the page
  if (sent.kind === 'limit' || sent.kind === 'failed') storeDraft({ ...draft, waiting: sent.kind === 'failed' })
  return sent
}
