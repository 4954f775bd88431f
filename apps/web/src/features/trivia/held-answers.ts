import type { TriviaAnswer } from '@games/domain/trivia/grading'
import { OWN_ANSWERS } from '../../session/own-trivia.ts'
import { preferences } from '../../session/preferences.ts'

/** Answers to a trivia, held on the device until the server has graded them. */
export interface Held {
  /** Of what is sent in the end, so that what is sent twice is taken once. */
  readonly submission: string
  readonly answers: Readonly<Record<number, TriviaAnswer>>
  /** It was sent without a network, and goes when there is one. */
  readonly waiting: boolean
}

interface Stored {
  /** Whose they are: another who signs in on this device neither sees nor sends them. */
  readonly account: string
  readonly trivia: Readonly<Record<string, Held>>
}

const accountId = (): string => preferences.get().userData?.id ?? ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isAnswer = (value: unknown): value is TriviaAnswer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((id) => typeof id === 'string'))
const isHeld = (value: unknown): value is Held =>
  isRecord(value) &&
  typeof value['submission'] === 'string' &&
  typeof value['waiting'] === 'boolean' &&
  isRecord(value['answers']) &&
  Object.entries(value['answers']).every(([number, answer]) => /^\d+$/.test(number) && isAnswer(answer))

/** What the device could not store; null: it has stored everything. Lasts as long as the page. */
let unstored: Stored | null = null

/** What is held for who is signed in; nothing where what is stored is broken or another's. */
export function heldTrivia(): Readonly<Record<string, Held>> {
  if (unstored) return unstored.account === accountId() ? unstored.trivia : {}
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_ANSWERS) ?? 'null')
    if (!isRecord(stored) || stored['account'] !== accountId() || !isRecord(stored['trivia'])) return {}
    return Object.fromEntries(
      Object.entries(stored['trivia']).filter((entry): entry is [string, Held] => isHeld(entry[1])),
    )
  } catch {
    return {}
  }
}

/** What is held of one trivia, or nothing yet. */
export const heldAnswers = (id: string): Held =>
  heldTrivia()[id] ?? { submission: crypto.randomUUID(), answers: {}, waiting: false }

/** Holds answers, or with null drops them. If the device cannot store them, they last as long as the page. */
export function holdAnswers(id: string, held: Held | null): void {
  const { [id]: _before, ...others } = heldTrivia()
  const stored: Stored = { account: accountId(), trivia: held === null ? others : { ...others, [id]: held } }
  try {
    if (Object.keys(stored.trivia).length === 0) localStorage.removeItem(OWN_ANSWERS)
    else localStorage.setItem(OWN_ANSWERS, JSON.stringify(stored))
    unstored = null
  } catch {
    // storage is closed to us, or full
    unstored = stored
  }
}
