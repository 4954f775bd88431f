import type { Trivia } from '@games/contract/trivia/trivia'
import { preferences } from '../../session/preferences.ts'
import { OWN_QUESTIONS } from '../../session/own-trivia.ts'

const accountId = (): string => preferences.get().userData?.id ?? ''

/** Of what this device has stored itself: whether there are questions to be drawn. */
const isTrivia = (value: unknown): value is Trivia =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'remainingMs' in value &&
  typeof value.remainingMs === 'number' &&
  'questions' in value &&
  Array.isArray(value.questions) &&
  value.questions.every((one: unknown) => typeof one === 'object' && one !== null && 'text' in one && 'options' in one)

/** Holds a running trivia's questions on the device, for a reload without a network; never a right answer. One at a time. */
export function holdQuestions(trivia: Trivia): void {
  const questions = trivia.questions.map((question) => ({ ...question, review: null }))
  try {
    const held = { account: accountId(), at: Date.now(), trivia: { ...trivia, questions } }
    localStorage.setItem(OWN_QUESTIONS, JSON.stringify(held))
  } catch {
    // storage is closed to us, or full
  }
}

/** Lets go of what is held of this trivia. */
export function dropQuestions(id: string): void {
  try {
    if (localStorage.getItem(OWN_QUESTIONS)?.includes(`"id":${JSON.stringify(id)}`))
      localStorage.removeItem(OWN_QUESTIONS)
  } catch {
    // storage is closed to us: nothing is held
  }
}

/** What is held of a trivia for who is signed in, with the milliseconds left as far as the device can tell; null: nothing. */
export function heldQuestions(id: string): Trivia | null {
  try {
    const held: unknown = JSON.parse(localStorage.getItem(OWN_QUESTIONS) ?? 'null')
    if (typeof held !== 'object' || held === null || !('account' in held) || held.account !== accountId()) return null
    if (!('trivia' in held) || !('at' in held) || typeof held.at !== 'number') return null
    const { trivia } = held
    if (!isTrivia(trivia) || trivia.id !== id || trivia.state !== 'running' || trivia.remainingMs === null) return null
    // a clock that was set back since gives no more time than there was
    const since = Math.max(0, Date.now() - held.at)
    return { ...trivia, remainingMs: Math.max(0, trivia.remainingMs - since) }
  } catch {
    return null
  }
}
