/** Where a running trivia's questions are held on the device (features/trivia/held-questions.ts), until the session ends. */
export const OWN_QUESTIONS = 'trivia-questions'

/** They go with the session: whoever comes next on this device finds none. */
export function dropOwnQuestions(): void {
  try {
    localStorage.removeItem(OWN_QUESTIONS)
  } catch {
    // storage is closed to us: nothing is held
  }
}
