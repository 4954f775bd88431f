import { z } from 'zod'
import { OfficeChange } from '../office/office.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { InvitationDraft, NewStaffInvitation, StaffInvitations } from './invitations.ts'

export const invitationCalls = {
  listStaffInvitations: {
    summary: 'Who was invited to the staff, newest first: the last two hundred',
    audience: 'admin',
    whileClosed: true,
    response: StaffInvitations,
  },
  inviteStaff: {
    summary: 'Invites somebody to the staff: a code that makes one account, shown this once',
    audience: 'admin',
    whileClosed: true,
    body: InvitationDraft,
    response: NewStaffInvitation,
  },
  revokeStaffInvitation: {
    summary: 'A code that nobody has used opens nothing any more',
    audience: 'admin',
    whileClosed: true,
    params: z.object({ id: z.uuid() }),
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
