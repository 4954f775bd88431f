import { z } from 'zod'
import { OfficeChange } from '../office/office.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { OfficeTrivia, OfficeTriviaList, TriviaSavedByStaff, TriviaSaving } from './office-trivia.ts'

const TriviaId = z.object({ id: z.string().regex(/^[a-z\d-]{1,40}$/) })

export const officeTriviaCalls = {
  listOfficeTrivia: {
    summary: 'All trivia, drafts too, and how many have answered each',
    audience: 'operator',
    whileClosed: true,
    response: OfficeTriviaList,
  },
  getOfficeTrivia: {
    summary: 'One trivia with its questions and right answers',
    audience: 'operator',
    whileClosed: true,
    params: TriviaId,
    response: OfficeTrivia,
  },
  saveOfficeTrivia: {
    summary: 'Writes a trivia; where right answers become others, points are counted anew',
    audience: 'operator',
    whileClosed: true,
    params: TriviaId,
    body: TriviaSaving,
    // a hundred questions in three languages
    bodyBytes: 2_000_000,
    response: TriviaSavedByStaff,
  },
  removeOfficeTrivia: {
    summary: 'Takes a trivia out that nobody has begun',
    audience: 'operator',
    whileClosed: true,
    params: TriviaId,
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
