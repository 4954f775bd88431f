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

/** Whoever signs out leaves no answers on the device but those that still wait for a network: they go when he is back. */
export function dropOwnAnswers(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(OWN_ANSWERS) ?? 'null')
    const trivia: unknown = typeof stored === 'object' && stored !== null && 'trivia' in stored ? stored.trivia : {}
    const waiting = Object.entries(trivia ?? {}).filter(
      ([, held]: [string, unknown]) =>
        typeof held === 'object' && held !== null && 'waiting' in held && held.waiting === true,
    )
    if (waiting.length === 0) localStorage.removeItem(OWN_ANSWERS)
    else
      localStorage.setItem(OWN_ANSWERS, JSON.stringify({ ...(stored as object), trivia: Object.fromEntries(waiting) }))
  } catch {
    // storage is closed to us, or what is there is broken and nobody's
  }
}
