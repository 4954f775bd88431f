import type { TriviaDraft } from '@games/contract'
import { draftFault } from '@games/domain/trivia/draft-faults'

/** Returns the faults that prevent saving, by field (`questions.2`). A draft may have incomplete questions. */
export function triviaFaults(draft: TriviaDraft): Readonly<Record<string, string>> {
  const { title, author, opensAt, closesAt, isDraft, questions } = draft
  const faults: Record<string, string> = {}
  if (title.por.trim() === '') faults['title'] = 'text'
  if (author.trim() === '') faults['author'] = 'text'
  if (opensAt && closesAt && Date.parse(closesAt) <= Date.parse(opensAt)) faults['closesAt'] = 'order'
  if (isDraft) return faults
  if (questions.length === 0) faults['questions'] = 'none'
  for (const [at, question] of questions.entries()) {
    const fault = draftFault(question)
    if (fault) faults[`questions.${at}`] = fault
  }
  return faults
}
