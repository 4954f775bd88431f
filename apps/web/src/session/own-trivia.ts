/** Where a running trivia's questions are held on the device (features/trivia/held-questions.ts), until the session ends. */
export const OWN_QUESTIONS = 'trivia-questions'

/** Where answers to trivia are held on the device (features/trivia/held-answers.ts). */
export const OWN_ANSWERS = 'trivia'

/** They go with the session: whoever comes next on this device finds none. */
export function dropOwnQuestions(): void {
  try {
    localStorage.removeItem(OWN_QUESTIONS)
  } catch {
    // storage is closed to us: nothing is held
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isWaiting = ([, held]: [string, unknown]): boolean => isObject(held) && 'waiting' in held && held.waiting === true

/** Whoever signs out leaves no answers on the device but those that still wait for a network: they go when he is back. */
export function dropOwnAnswers(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_ANSWERS) ?? 'null')
    const all = isObject(stored) && 'trivia' in stored && isObject(stored.trivia) ? stored.trivia : {}
    const waiting = Object.fromEntries(Object.entries(all).filter(isWaiting))
    if (isObject(stored) && Object.keys(waiting).length > 0)
      localStorage.setItem(OWN_ANSWERS, JSON.stringify({ ...stored, trivia: waiting }))
    else localStorage.removeItem(OWN_ANSWERS)
  } catch {
    // storage is closed to us, or what is there is broken and nobody's
  }
}
