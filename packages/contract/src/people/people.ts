import { ROLES, USER_TYPES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import * as form from 'zod/mini'
import { Device } from '../accounts/account.ts'
import { isStorable } from '../fields.ts'
import { OfficeChange } from '../office/office.ts'
import { PointEntry } from '../points/points.ts'

/** Somebody with an account, as the staff has them in a list: nothing of a person but the username they chose. */
export const Person = z.object({
  id: z.string(),
  username: z.string(),
  /** As it is at this moment: one that has ended is none. */
  role: z.enum(ROLES).nullable(),
  /** When the role ends by itself; null: never. */
  until: z.string().nullable(),
  /** Codes of the venues that the role `results` is for. */
  venues: z.array(z.string()),
  type: z.enum(USER_TYPES),
  /** Code of the delegation; null: none. */
  organisation: z.string().nullable(),
  points: z.number().int(),
  /** Devices that are signed in, and when one was last noted to be in use; null: none is. */
  devices: z.number().int(),
  seenAt: z.string().nullable(),
  blocked: z.boolean(),
  /** A child's account, to which no guardian has agreed yet. */
  waitsForGuardian: z.boolean(),
})
export type Person = z.infer<typeof Person>

/** A page of people, the staff first, then by username. */
export const People = z.object({ people: z.array(Person), next: z.string().nullable() })
export type People = z.infer<typeof People>

export const PeopleFigures = z.object({
  accounts: z.number().int(),
  staff: z.number().int(),
  blocked: z.number().int(),
  /** Until when a role for venues lasts unless somebody says otherwise: the end of the day after the games' last. */
  roleUntil: z.string(),
})
export type PeopleFigures = z.infer<typeof PeopleFigures>

/** A person by themselves. Addresses and numbers are masked, as their owner is shown them. */
export const PersonDetail = Person.extend({
  /** Is otherwise once role, venues, end, or being blocked is. */
  state: z.string(),
  /** `m•••@escola.example`; null: an account made without one. */
  email: z.string().nullable(),
  /** `•••.•••.•••-25`; null: an account made without one. */
  cpf: z.string().nullable(),
  createdAt: z.string(),
  sessions: z.array(Device.omit({ current: true })),
  /** Other accounts of the same e-mail address or CPF, the oldest first, at most twenty. */
  alike: z.array(z.object({ id: z.string(), username: z.string() })),
  /** Place in the ranking; null: not in it. */
  position: z.number().int().nullable(),
  /** Points that may still be given by hand today. */
  pointsLeft: z.number().int(),
  /** Whether it is who asks. */
  own: z.boolean(),
})
export type PersonDetail = z.infer<typeof PersonDetail>

/** Most points that one person is given by hand in 24 hours. */
export const MOST_BY_HAND = 5_000

/** A line of a person's ledger, as the staff reads it. */
export const PersonPoint = PointEntry.extend({
  /** Username of who gave them; null: nobody did, or the account is gone. */
  by: z.string().nullable(),
  isUndone: z.boolean(),
  /** The line of the record by which it can be undone; null: it cannot. */
  action: z.number().int().nullable(),
})
export type PersonPoint = z.infer<typeof PersonPoint>
export const PersonPoints = z.object({ entries: z.array(PersonPoint), next: z.string().nullable() })

const venueCode = form.string().check(form.regex(/^[A-Z0-9]{2,10}$/))
/** What a role is for and how long, as one is given or an invitation has it. */
export const RoleGrant = form.object({
  role: form.nullable(form.enum(ROLES)),
  /** Of the role `results` alone: at least one. */
  venues: form.array(venueCode).check(form.maxLength(100)),
  /** Null: it does not end by itself, which `results` has to. */
  until: form.nullable(form.iso.datetime()),
})
export type RoleGrant = z.infer<typeof RoleGrant>

export const RoleChange = form.extend(RoleGrant, {
  /** The state that was seen. */
  expected: form.string().check(form.maxLength(80)),
})

export const PointsGift = form.object({
  /** Made by the page: the same sent twice counts once. */
  key: form.uuid(),
  points: form.int('points-whole').check(form.minimum(1, 'points-few'), form.maximum(MOST_BY_HAND, 'points-many')),
  /** Why, as the person reads it. */
  reason: form
    .string()
    .check(form.trim(), form.minLength(5, 'reason-5'), form.maxLength(200, 'reason-long'), form.refine(isStorable)),
})

export const PasswordCode = OfficeChange.extend({
  /** Path of the page where a new password is chosen, once. */
  path: z.string(),
  until: z.string(),
})
export type PasswordCode = z.infer<typeof PasswordCode>
