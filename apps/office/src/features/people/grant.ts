import type { RoleGrant } from '@games/contract'

export type Grant = RoleGrant

export const sameGrant = (one: Grant, other: Grant): boolean =>
  one.role === other.role &&
  one.until === other.until &&
  one.venues.toSorted().join() === other.venues.toSorted().join()

/** What a role lacks before it can be given; `null`: nothing. */
export const grantFault = ({ role, venues, until }: Grant): 'venues' | 'until' | null =>
  role !== 'results' ? null : venues.length === 0 ? 'venues' : until === null ? 'until' : null

/** The grant with another role. Only a role for results has venues, and it always ends: by default at `usual`. An admin's never ends. */
export const withRole = (grant: Grant, role: Grant['role'], usual: string | null): Grant => ({
  role,
  venues: role === 'results' ? grant.venues : [],
  until: role === 'results' ? (grant.until ?? usual) : role === 'operator' ? grant.until : null,
})
