import { z } from 'zod'

/** Ids of the errors a call can answer with; the client owns the words (docs/contracts/public-api.md). */
export const ERROR_IDS = [
  'invalid-input',
  'not-found',
  'method-not-allowed',
  'unauthorized',
  'payload-too-large',
  'unavailable',
  'internal',
] as const
export type ErrorId = (typeof ERROR_IDS)[number]

/** `message` is for developers, in English; people are shown the words of `id`. */
export const ApiErrorBody = z.object({ id: z.enum(ERROR_IDS), message: z.string() })
