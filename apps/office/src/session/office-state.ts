import type { Account } from '@games/contract/accounts/account'
import type { Role } from '@games/domain/accounts/user-types'

/** The signed-in member of staff. */
export interface Worker {
  readonly id: string
  readonly username: string
  readonly role: Role
}

export type OfficeState =
  | { readonly kind: 'starting' }
  /** Not known yet: the server does not answer. */
  | { readonly kind: 'away' }
  | { readonly kind: 'nobody' }
  /** Signed in, but not a member of the staff. */
  | { readonly kind: 'forbidden'; readonly username: string }
  | { readonly kind: 'open'; readonly worker: Worker }
  /**
   * The session has ended while pages are open, or the role has (`lostRole`): the pages stay unchanged. `other`: the user who has signed
   * in since.
   */
  | { readonly kind: 'ended'; readonly worker: Worker; readonly other: string | null; readonly lostRole?: true }

/** Returns the state after the server has sent the account of the session (`null`: signed out). Pages stay open for the same worker only. */
export function nextState(account: Pick<Account, 'id' | 'username' | 'role'> | null, before: OfficeState): OfficeState {
  const worker = before.kind === 'open' || before.kind === 'ended' ? before.worker : null
  if (account === null) return worker ? { kind: 'ended', worker, other: null } : { kind: 'nobody' }
  const { id, username, role } = account
  if (worker && worker.id !== id) return { kind: 'ended', worker, other: username }
  if (worker && role === null) return { kind: 'ended', worker, other: null, lostRole: true }
  if (role === null) return { kind: 'forbidden', username }
  return { kind: 'open', worker: { id, username, role } }
}

/** The state after a call was answered with "not signed in". */
export const endedState = (before: OfficeState): OfficeState =>
  before.kind === 'open' ? { kind: 'ended', worker: before.worker, other: null } : before
