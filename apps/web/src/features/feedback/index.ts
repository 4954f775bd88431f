export { FeedbackPage } from './FeedbackPage.tsx'
export { sendWaiting } from './send-draft.ts'
