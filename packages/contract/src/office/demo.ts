import { z } from 'zod'
import * as form from 'zod/mini'
import { OfficeChange } from './office.ts'

/** How much there is of what a demo made (it would be removed), and of what somebody made beside it (it stays). */
export const DemoFigures = z.object({
  messages: z.number().int(),
  accounts: z.number().int(),
  feedback: z.number().int(),
  trivia: z.number().int(),
  content: z.number().int(),
  venues: z.number().int(),
  ownAccounts: z.number().int(),
  ownContent: z.number().int(),
  ownAdmins: z.number().int(),
})
export type DemoFigures = z.infer<typeof DemoFigures>

/** The demo in the database. */
export const DemoState = z.object({
  /** Null: there is none. */
  demo: z
    .object({
      /** Its first day. */
      start: z.string(),
      figures: DemoFigures,
      /** Whether whoever asks has an account that is not the demo's: nobody else may wipe it. */
      ownAccount: z.boolean(),
    })
    .nullable(),
})
export type DemoState = z.infer<typeof DemoState>

/** The name of the games, in any of its languages, typed by whoever wipes the demo. */
export const DemoWipe = form.object({ name: form.string().check(form.trim(), form.minLength(1), form.maxLength(200)) })
export const DemoWiped = OfficeChange.extend({ figures: DemoFigures })
