import type { Trivia } from '@games/contract/trivia/trivia'
import type { TriviaAnswer } from '@games/domain/trivia/grading'
import { type Held, heldTrivia, holdAnswers } from './held-answers.ts'
import { outcomeOf } from './outcome.ts'

export type Sent =
  | { readonly kind: 'sent'; readonly trivia: Trivia }
  /** Another device had sent it, or time had run out: the server has graded what it had. */
  | { readonly kind: 'already' }
  | { readonly kind: 'late' }
  /** Nothing answered: the answers wait for a network. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'signed-out' }

/** An answer as it goes over the wire. */
export const wireAnswer = (answer: TriviaAnswer): string | boolean | string[] =>
  typeof answer === 'string' || typeof answer === 'boolean' ? answer : [...answer]

/**
 * Sends a trivia's answers, and lets go of them on the device once the server has graded them. Until then they wait, so that an app that is closed
 * meanwhile sends them when it is opened again.
 */
export async function sendAnswers(id: string, held: Held): Promise<Sent> {
  holdAnswers(id, { ...held, waiting: true })
  const answers = Object.entries(held.answers).map(([number, answer]) => ({
    number: Number(number),
    answer: wireAnswer(answer),
  }))
  const outcome = await outcomeOf((api, signal) =>
    api.sendTrivia({ params: { id }, body: { id: held.submission, answers } }, { signal }),
  )
  if (outcome.kind === 'ok') {
    holdAnswers(id, null)
    return { kind: 'sent', trivia: outcome.value }
  }
  if (outcome.kind === 'signed-out') return { kind: 'signed-out' }
  if (outcome.kind === 'refused' && (outcome.id === 'already-answered' || outcome.id === 'time-over')) {
    holdAnswers(id, null)
    return { kind: outcome.id === 'time-over' ? 'late' : 'already' }
  }
  const waits = outcome.kind === 'away' && !outcome.answered
  holdAnswers(id, { ...held, waiting: waits })
  return { kind: waits ? 'waiting' : 'failed' }
}

/** Sends what was sent without a network, if there is something, and says how that ended. */
export async function sendWaiting(): Promise<void> {
  for (const [id, held] of Object.entries(heldTrivia())) {
    if (!held.waiting) continue
    const { kind } = await sendAnswers(id, held)
    // what the server does not take now is tried with the next page
    if (kind === 'failed') holdAnswers(id, { ...held, waiting: true })
    if (kind === 'sent' || kind === 'late' || kind === 'already')
      await import('./sent-notice.ts').then(({ noticeSent }) => noticeSent(kind))
  }
}
