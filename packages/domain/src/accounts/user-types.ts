/** Who somebody is at the games, as the ranking names it (spec §1). */
export const USER_TYPES = ['admin', 'athlete', 'coach', 'manager', 'referee', 'staff', 'volunteer', 'guest'] as const
export type UserType = (typeof USER_TYPES)[number]

/** What an account may do beside what every account may (R4.7); null: nothing. */
export const ROLES = ['results', 'operator', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Whether a role opens the back office (spec §3 `isAuthorized`, R4.7). */
export const isAuthorizedRole = (role: Role | null): boolean => role === 'operator' || role === 'admin'

/**
 * Who a call or a page is open to. `user` is any account, `results` any with a role; an operator may what those may, an admin what an
 * operator may.
 */
export const AUDIENCES = ['anybody', 'user', 'results', 'operator', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Whether an account with `role` (undefined: nobody is signed in) belongs to an audience. */
export function belongsTo(audience: Audience, role: Role | null | undefined): boolean {
  if (audience === 'anybody') return true
  if (role === undefined) return false
  if (audience === 'user') return true
  if (audience === 'results') return role !== null
  return role === 'admin' || (audience === 'operator' && role === 'operator')
}
