import { ROLES } from '@games/domain/accounts/user-types'
import { z } from 'zod'
import * as form from 'zod/mini'
import { Email } from '../accounts/credentials.ts'
import { OfficeChange } from '../office/office.ts'
import { Paging } from '../paging.ts'
import type { PrivateEndpoints } from '../private-endpoint.ts'
import { text } from '../texts.ts'
import { PasswordCode, People, PeopleFigures, PersonDetail, PersonPoints, PointsGift, RoleChange } from './people.ts'

const PersonId = z.object({ id: z.uuid() })

export const peopleCalls = {
  listPeople: {
    summary: 'Who has an account, the staff first, fifty a page',
    audience: 'operator',
    whileClosed: true,
    query: Paging.extend({
      /** Of this role alone; `staff`: of any. */
      role: z.enum([...ROLES, 'staff']).optional(),
      organisation: z
        .string()
        .regex(/^[A-Z0-9]{2,10}$/)
        .optional(),
      blocked: z.literal('1').optional(),
      /** Beginnings of words of the username, whatever their accents. */
      search: text(1, 80).optional(),
    }),
    response: People,
  },
  findPeopleByEmail: {
    summary: 'Accounts of a whole e-mail address, which stands in no address of a page',
    audience: 'operator',
    whileClosed: true,
    body: form.object({ email: Email }),
    response: People,
  },
  getPeopleFigures: {
    summary: 'How many have an account, a role, or are blocked',
    audience: 'operator',
    whileClosed: true,
    response: PeopleFigures,
  },
  getPerson: {
    summary: 'One person: role, devices, place in the ranking, accounts that look alike',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    response: PersonDetail,
  },
  changeRole: {
    summary: 'Gives somebody else a role, or takes it away, unless that was changed since it was read',
    audience: 'admin',
    whileClosed: true,
    params: PersonId,
    body: RoleChange,
    response: OfficeChange,
  },
  blockPerson: {
    summary: 'Blocks an account and signs it out everywhere; of the staff only an admin may',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    response: OfficeChange,
  },
  unblockPerson: {
    summary: 'Lets a blocked account in again; of the staff only an admin may',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    response: OfficeChange,
  },
  makePasswordCode: {
    summary: 'An address at which somebody chooses a lost password anew, once, within an hour, shown this once',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    response: PasswordCode,
  },
  signOutPerson: {
    summary: 'Signs somebody out on all devices',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    response: OfficeChange,
  },
  signOutPersonDevice: {
    summary: 'Signs somebody out on one device',
    audience: 'operator',
    whileClosed: true,
    params: PersonId.extend({ device: z.uuid() }),
    response: OfficeChange,
  },
  listPersonPoints: {
    summary: 'Somebody’s points, line by line, newest first, fifty a page',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    query: Paging,
    response: PersonPoints,
  },
  givePoints: {
    summary: 'Gives somebody else points, with a reason that they read',
    audience: 'operator',
    whileClosed: true,
    params: PersonId,
    body: PointsGift,
    response: OfficeChange,
  },
} as const satisfies PrivateEndpoints
