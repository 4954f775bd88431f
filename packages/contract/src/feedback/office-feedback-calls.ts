import { z } from 'zod'
import { isGamesDay } from '@games/domain/calendar'
import { OfficeChange } from '../office/office.ts'
import { Paging } from '../paging.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { SENTIMENTS } from './feedback.ts'
import {
  FEEDBACK_STATES,
  FeedbackHandling,
  FeedbackMood,
  OfficeFeedbackList,
  SimilarFeedback,
} from './office-feedback.ts'

export const officeFeedbackCalls = {
  listFeedback: {
    summary: 'What people think of the app and suggest, newest first, fifty a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({
      state: z.enum(FEEDBACK_STATES).optional(),
      sentiment: z.enum(SENTIMENTS).optional(),
      day: z.iso.date().refine(isGamesDay).optional(),
      search: text(1, 80).optional(),
    }),
    response: OfficeFeedbackList,
  },
  getFeedbackMood: {
    summary: 'How people felt about the app day by day, and how much of what they wrote waits',
    audience: 'operator',
    whileClosed: true,
    response: FeedbackMood,
  },
  listSimilarFeedback: {
    summary: 'Feedbacks that have words in common with one',
    audience: 'operator',
    whileClosed: true,
    params: z.object({ id: z.uuid() }),
    response: SimilarFeedback,
  },
  handleFeedback: {
    summary: 'Feedbacks are handled, passed on to somebody, new again, or noted upon',
    audience: 'operator',
    whileClosed: true,
    body: FeedbackHandling,
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
