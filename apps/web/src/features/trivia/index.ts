export { TriviaListPage } from './TriviaListPage.tsx'
export { TriviaPage } from './TriviaPage.tsx'
export { sendWaiting } from './send-answers.ts'
