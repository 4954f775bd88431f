import { z } from 'zod'
import * as mini from 'zod/mini'
import { GivenPassword } from './credentials.ts'

/** A passkey as its owner sees it. */
export const Passkey = z.object({
  id: z.string(),
  /** `Chrome`, `Safari`, of where it was made; null: not recognised. */
  browser: z.string().nullable(),
  /** `Android`, `iOS`, `Windows`; null: not recognised. */
  system: z.string().nullable(),
  /** Whether it is on its owner's other devices too. */
  synced: z.boolean(),
  createdAt: z.string(),
  /** null: never. */
  usedAt: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>
export const Passkeys = z.object({ passkeys: z.array(Passkey) })
export type Passkeys = z.infer<typeof Passkeys>

/** What the browser's own call takes, as WebAuthn writes it in JSON. */
export const PasskeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** The password once more, before a key is made. */
export const PasskeyRequest = mini.object({ password: GivenPassword })

const bytes = mini.string().check(mini.regex(/^[\w-]+$/), mini.maxLength(8_192))
const transports = mini.array(mini.string().check(mini.maxLength(20))).check(mini.maxLength(10))

/** What an authenticator answers that has made a key; what else a browser tells of it is left out. */
export const PasskeyRegistration = mini.object({
  response: mini.object({
    id: bytes,
    rawId: bytes,
    response: mini.object({
      clientDataJSON: bytes,
      attestationObject: bytes,
      transports: mini.optional(transports),
    }),
  }),
})

/** What an authenticator answers that has signed. */
export const PasskeyAssertion = mini.object({
  response: mini.object({
    id: bytes,
    rawId: bytes,
    response: mini.object({
      clientDataJSON: bytes,
      authenticatorData: bytes,
      signature: bytes,
      userHandle: mini.optional(bytes),
    }),
  }),
})
