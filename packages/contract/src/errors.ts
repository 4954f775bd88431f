import { z } from 'zod'
import { FILE_FAULTS } from './files/files.ts'

/** Ids of the errors a call can answer with; the client owns the words (docs/contracts/public-api.md). */
export const ERROR_IDS = [
  'invalid-input',
  'not-found',
  'method-not-allowed',
  'unauthorized',
  'forbidden',
  'guardian-pending',
  'wrong-credentials',
  'too-many-attempts',
  'too-many-requests',
  'expired',
  'code-required',
  'not-open',
  'already-answered',
  'time-over',
  'changed-meanwhile',
  'not-undoable',
  'own-account-first',
  'not-oneself',
  'last-admin',
  'incomplete',
  'too-many-followed',
  'unknown-push-service',
  'payload-too-large',
  'unsupported-media-type',
  'file-refused',
  'store-unavailable',
  'unavailable',
  'internal',
] as const
export type ErrorId = (typeof ERROR_IDS)[number]

/** What a failure says beside its id. */
export const FailureDetails = z.object({
  /** What is wrong with fields of a form, by name: an id of `FieldFault`. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The newest version, where another one was expected. */
  version: z.number().int().optional(),
  /** The file name of the newer change. */
  newer: z.string().optional(),
  /** Why a file was not taken: an id of `FileFault`. */
  file: z.enum(FILE_FAULTS).optional(),
  /** Attempts left before a pause. */
  remaining: z.number().int().optional(),
  /** Seconds until it is worth another try; also in `retry-after`. */
  retryAfter: z.number().int().optional(),
})

export type FailureDetails = z.infer<typeof FailureDetails>

/** `message` is for developers, in English; people are shown the words of `id`. */
export const ApiErrorBody = FailureDetails.extend({ id: z.enum(ERROR_IDS), message: z.string() })
