import type { RoleGrant } from '@games/contract'

export type Grant = RoleGrant

export const sameGrant = (one: Grant, other: Grant): boolean =>
  one.role === other.role &&
  one.until === other.until &&
  one.venues.toSorted().join() === other.venues.toSorted().join()

/** Returns the field that must be filled in before the role can be given; `null` if the grant is complete. */
export const grantFault = ({ role, venues, until }: Grant): 'venues' | 'until' | null =>
  role !== 'results' ? null : venues.length === 0 ? 'venues' : until === null ? 'until' : null

/** The grant with another role. Only a role for results has venues, and it always ends: by default at `usual`. An admin's never ends. */
export const withRole = (grant: Grant, role: Grant['role'], usual: string | null): Grant => ({
  role,
  venues: role === 'results' ? grant.venues : [],
  until: role === 'results' ? (grant.until ?? usual) : role === 'operator' ? grant.until : null,
})
