import { Done } from '../accounts/account.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { Feedback } from './feedback.ts'

export const feedbackCalls = {
  sendFeedback: {
    summary: 'Sends how one feels about the app and what one suggests',
    audience: 'user',
    body: Feedback,
    response: Done,
  },
} as const satisfies PrivateEndpoints
