export { type TriviaOptions, triviaCalls } from './calls.ts'
export { gradeOverdue, watchTrivia } from './grade-entry.ts'
export { type QuestionContent, storeTrivia, type TriviaContent } from './store-trivia.ts'
export { createTriviaCodes } from './trivia-codes.ts'
