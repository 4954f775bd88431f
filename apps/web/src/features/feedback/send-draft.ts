import type { Sentiment } from '@games/contract/feedback/feedback'
import { ApiFailure } from '@games/contract/failure'
import { type Draft, dropDraft, storeDraft, waitingDrafts, waitingIds } from './draft.ts'

export type Sent =
  | { readonly kind: 'sent' }
  /** The day's suggestions are used up; `until`: when the next may be sent, epoch milliseconds. */
  | { readonly kind: 'limit'; readonly until: number }
  /** Nothing answered: the draft waits for a network. */
  | { readonly kind: 'waiting' }
  /** The session has ended: the draft waits for whoever signs in again. */
  | { readonly kind: 'signed-out' }
  /** `final`: it will never be taken as it is. */
  | { readonly kind: 'failed'; readonly final: boolean }

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 10_000

/**
 * Sends a draft, and removes it from the device once the server has it. Until then it waits, so that an app that is closed meanwhile sends it when it is
 * opened again; what the server refuses is its writer's again.
 */
export async function sendDraft(draft: Draft & { readonly sentiment: Sentiment }): Promise<Sent> {
  storeDraft({ ...draft, waiting: true })
  // what was written before goes first
  if (waitingIds().split(' ').at(0) !== draft.id) {
    const last = await sendWaiting()
    const hasGone = !waitingIds().split(' ').includes(draft.id)
    if (last && (hasGone || last.kind !== 'sent')) return hasGone || last.kind !== 'failed' ? last : { kind: 'waiting' }
  }
  const sent = await send(draft)
  if (sent.kind === 'limit' || sent.kind === 'failed') storeDraft({ ...draft, waiting: false })
  return sent
}

async function send({ id, sentiment, suggestion }: Draft & { readonly sentiment: Sentiment }): Promise<Sent> {
  try {
    const { privateApi } = await import('../../session/private-api.ts')
    await privateApi.sendFeedback({ body: { id, sentiment, suggestion } }, { signal: AbortSignal.timeout(PATIENCE_MS) })
    dropDraft(id)
    return { kind: 'sent' }
  } catch (error) {
    // a hall with a signal and no network says that it is online
    return error instanceof ApiFailure ? refused(error) : { kind: 'waiting' }
  }
}

async function refused({ status, details }: ApiFailure): Promise<Sent> {
  if (status === 429) return { kind: 'limit', until: Date.now() + (details.retryAfter ?? 60) * 1_000 }
  if (status !== 401) return { kind: 'failed', final: status < 500 }
  const { clearSession } = await import('../../session/login.ts')
  clearSession()
  return { kind: 'signed-out' }
}

/** Until when the day's suggestions of an account are used up, as the server has said. */
let limit: (Extract<Sent, { kind: 'limit' }> & { readonly account: string }) | undefined
let running: Promise<Sent | null> | undefined

/**
 * Sends what waits, one after the other in the order in which it was written; gives how the last that was tried ended, null where nothing waits. One
 * round at a time: who asks meanwhile gets the same.
 */
export function sendWaiting(): Promise<Sent | null> {
  running ??= sendInTurn().finally(() => {
    running = undefined
  })
  return running
}

async function sendInTurn(): Promise<Sent | null> {
  let last: Sent | null = null
  for (const draft of waitingDrafts()) {
    const { sentiment } = draft
    if (sentiment === null) continue
    if (limit?.account === draft.account && Date.now() < limit.until) return { kind: 'limit', until: limit.until }
    last = await send({ ...draft, sentiment })
    limit = last.kind === 'limit' ? { ...last, account: draft.account } : undefined
    if (last.kind === 'failed' && last.final) storeDraft({ ...draft, waiting: false })
    // who comes after waits as well
    else if (last.kind !== 'sent') return last
  }
  return last
}
