import { ROLES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import * as form from 'zod/mini'
import { isStorable } from '../fields.ts'
import { OfficeChange } from '../office/office.ts'
import { RoleGrant } from './people.ts'

/** `open`: nobody has used it yet. */
export const INVITATION_STATES = ['open', 'used', 'expired', 'revoked'] as const

/** An invitation of the staff; its code is shown once, when it is made. */
export const StaffInvitation = z.object({
  id: z.string(),
  state: z.enum(INVITATION_STATES),
  /** Whom it is for, as who invited calls them; null: used. */
  label: z.string().nullable(),
  role: z.enum(ROLES),
  venues: z.array(z.string()),
  /** When the role ends by itself; null: never. */
  until: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Username of who has used it; null: nobody, or the account is gone. */
  username: z.string().nullable(),
  /** Username of who invited; null: the account is gone. */
  by: z.string().nullable(),
})
export type StaffInvitation = z.infer<typeof StaffInvitation>
export const StaffInvitations = z.object({ invitations: z.array(StaffInvitation) })

/** Hours for which a code can be used. */
export const INVITATION_HOURS = [1, 24, 168] as const

export const InvitationDraft = form.extend(RoleGrant, {
  label: form
    .string()
    .check(form.trim(), form.minLength(2, 'label-2'), form.maxLength(60, 'label-long'), form.refine(isStorable)),
  hours: form.literal(INVITATION_HOURS),
})

/** The code, and the path that has it: shown this once. */
export const NewStaffInvitation = OfficeChange.extend({ code: z.string(), path: z.string(), expiresAt: z.string() })
export type NewStaffInvitation = z.infer<typeof NewStaffInvitation>
