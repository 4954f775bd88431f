import { ROLES, type Role } from '@games/domain/accounts/user-types'

export interface PeopleSearch {
  /** `staff`: of any role; absent: everybody. */
  readonly role?: Role | 'staff'
  readonly organisation?: string
  readonly blocked?: '1'
  /** The staff's invitations instead of people. */
  readonly invitations?: '1'
  readonly search?: string
  /** Of the person whose panel is open. */
  readonly open?: string
}

/** What of the address narrows the list, and who is open; what cannot be either is as if it were not there. */
export function peopleSearch(given: Readonly<Record<string, unknown>>): PeopleSearch {
  const { role, organisation, blocked, invitations, search, open } = given
  const wanted = ([...ROLES, 'staff'] as const).find((one) => one === role)
  return {
    ...(wanted && { role: wanted }),
    ...(typeof organisation === 'string' && /^[A-Z0-9]{2,10}$/.test(organisation) && { organisation }),
    ...((blocked === '1' || blocked === 1) && { blocked: '1' as const }),
    ...((invitations === '1' || invitations === 1) && { invitations: '1' as const }),
    // an address of e-mail stands in no address of a page
    ...((typeof search === 'string' || typeof search === 'number') &&
      search !== '' &&
      !String(search).includes('@') && { search: String(search).slice(0, 80) }),
    ...(typeof open === 'string' && /^[\da-f-]{36}$/.test(open) && { open }),
  }
}
