import { ROLES, USER_TYPES } from '@games/domain/accounts/user-types'
import { LOCALES } from '@games/domain/text/localized'
import { z } from 'zod'
import { SENTIMENTS } from '../feedback/feedback.ts'
import { PointEntry } from '../points/points.ts'
import { TriviaAnswerShape } from '../trivia/trivia.ts'
import { Passkey } from './passkeys.ts'

/** An account as its owner has it: what identifies a person is masked, here and wherever it is stored on a device. */
export const Account = z.object({
  id: z.string(),
  username: z.string(),
  type: z.enum(USER_TYPES),
  role: z.enum(ROLES).nullable(),
  /** `m•••@escola.example`; null: an account made without one. */
  email: z.string().nullable(),
  /** `•••.•••.•••-25`; null: an account made without one. */
  cpf: z.string().nullable(),
  /** Code of the delegation; null: none chosen. */
  organisation: z.string().nullable(),
  points: z.number().int(),
  videoViewed: z.boolean(),
  /** Whether the organiser made the account: its password is to be chosen. */
  passwordChangedAt: z.string(),
  createdAt: z.string(),
})
export type Account = z.infer<typeof Account>

/** Who is signed in; `account` null: nobody. */
export const Session = z.object({
  account: Account.nullable(),
  /** To be sent back as `games-csrf` with whatever changes something, where the session is in a cookie; null: none is needed. */
  csrf: z.string().nullable(),
  /** The session itself, where it was asked for as a bearer's; else null. */
  token: z.string().nullable(),
})
export type Session = z.infer<typeof Session>

/** The account that a code is for. */
export const Invitation = z.object({
  type: z.enum(USER_TYPES),
  /** Code of the delegation; null: it is for the staff. */
  organisation: z.string().nullable(),
  /** What its owner may do; null: what every account may. */
  role: z.enum(ROLES).nullable(),
  /** What the organiser proposes; null: nothing. */
  username: z.string().nullable(),
  /** Whether the organiser has given an e-mail address with it. */
  hasEmail: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** A device that is signed in. */
export const Device = z.object({
  id: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
  /** `Chrome`, `Safari`; null: not recognised. */
  browser: z.string().nullable(),
  /** `Android`, `iOS`, `Windows`; null: not recognised. */
  system: z.string().nullable(),
  createdAt: z.string(),
  seenAt: z.string(),
})
export const Devices = z.object({ devices: z.array(Device) })
export type Devices = z.infer<typeof Devices>

/** What was done, where there is nothing to tell. */
export const Done = z.object({ done: z.literal(true) })
export type Done = z.infer<typeof Done>

/** Everything that is stored about an account (LGPD art. 18), as its owner downloads it. */
export const AccountData = z.object({
  account: Account,
  /** The language of the e-mails that are sent to it. */
  locale: z.enum(LOCALES),
  birthYear: z.number().int().nullable(),
  /** `m•••@escola.example`; null: no guardian was asked. */
  guardianEmail: z.string().nullable(),
  guardianConfirmedAt: z.string().nullable(),
  videoWatchedAt: z.string().nullable(),
  /** When the role ends by itself, and the venues that it is for. */
  roleUntil: z.string().nullable(),
  roleVenues: z.array(z.string()),
  devices: z.array(Device),
  passkeys: z.array(Passkey),
  /** The whole ledger, newest first. */
  points: z.array(PointEntry),
  /** What was said, newest first. */
  feedback: z.array(
    z.object({ sentiment: z.enum(SENTIMENTS), suggestion: z.string(), locale: z.enum(LOCALES), sentAt: z.string() }),
  ),
  /** How far the film about safe sport was watched, and when that was last reported; null: nothing of it. */
  filmWatched: z.object({ film: z.string(), seconds: z.number(), reportedAt: z.string() }).nullable(),
  /** What is followed, and what no longer is, in the order in which that was said. */
  follows: z.array(z.object({ key: z.string(), followed: z.boolean(), at: z.string() })),
  /** Each trivia of which a code was read, by its id. */
  trivia: z.array(
    z.object({
      id: z.string(),
      unlockedAt: z.string(),
      startedAt: z.string().nullable(),
      gradedAt: z.string().nullable(),
      rightAnswers: z.number().int().nullable(),
      points: z.number().int().nullable(),
      answers: z.array(z.object({ number: z.number().int(), answer: TriviaAnswerShape, savedAt: z.string() })),
    }),
  ),
})
export type AccountData = z.infer<typeof AccountData>

/** An e-mail that a demo did not send. */
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.string(),
})
export const Outbox = z.object({ mails: z.array(OutboxMail) })
export type Outbox = z.infer<typeof Outbox>
