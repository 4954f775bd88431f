/** Answers are `KEY=CODE`; a key may have `=` in it, a code has none. */
export const answersOf = (answers: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    answers.flatMap((answer) => {
      const at = answer.lastIndexOf('=')
      return at < 0 ? [] : [[answer.slice(0, at), answer.slice(at + 1)]]
    }),
  )
