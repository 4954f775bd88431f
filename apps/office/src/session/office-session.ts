import type { Account } from '@games/contract/accounts/account'
import { loginAddress } from '@games/domain/access/guard'
import type { Role } from '@games/domain/accounts/user-types'
import { privateApi, setCsrf } from '@games/web/session/private-api.ts'
import { createStore } from '@games/web/session/store.ts'
import { useSyncExternalStore } from 'react'

/** Who works here. */
export interface Worker {
  readonly id: string
  readonly username: string
  readonly role: Role
}

export type OfficeState =
  | { readonly kind: 'starting' }
  /** Nobody knows yet: the server does not answer. */
  | { readonly kind: 'away' }
  | { readonly kind: 'nobody' }
  /** Signed in, and not of the staff. */
  | { readonly kind: 'forbidden'; readonly username: string }
  | { readonly kind: 'open'; readonly worker: Worker }
  /**
   * The session is over while pages are open, or the role is (`lostRole`): they stay as they are. `other`: somebody else has signed in since.
   */
  | { readonly kind: 'ended'; readonly worker: Worker; readonly other: string | null; readonly lostRole?: true }

const store = createStore<{ readonly state: OfficeState }>({ state: { kind: 'starting' } })

function stateOf(account: Account | null, before: OfficeState): OfficeState {
  const was = before.kind === 'open' || before.kind === 'ended' ? before.worker : null
  if (account === null) return was ? { kind: 'ended', worker: was, other: null } : { kind: 'nobody' }
  const { id, username, role } = account
  if (was && was.id !== id) return { kind: 'ended', worker: was, other: username }
  if (was && role === null) return { kind: 'ended', worker: was, other: null, lostRole: true }
  if (role === null) return { kind: 'forbidden', username }
  return { kind: 'open', worker: { id, username, role } }
}

let asking = false

/** Whose session this browser has, asked of the server; where it does not answer, what was known stays. */
async function ask(): Promise<void> {
  if (asking) return
  asking = true
  try {
    const { account, csrf } = await privateApi.getSession()
    const state = stateOf(account, store.get().state)
    // another's token is not taken over: what was typed here is nobody else's to send
    if (state.kind === 'open') setCsrf(csrf, state.worker.id)
    store.set({ state })
  } catch {
    if (store.get().state.kind === 'starting') store.set({ state: { kind: 'away' } })
  } finally {
    asking = false
  }
}

export const officeSession = {
  get: (): OfficeState => store.get().state,
  subscribe: store.subscribe,
  ask,
  /** A call was answered that nobody is signed in. */
  ended(): void {
    const { state } = store.get()
    if (state.kind === 'open') store.set({ state: { kind: 'ended', worker: state.worker, other: null } })
  },
}

export const useOfficeState = (): OfficeState => useSyncExternalStore(officeSession.subscribe, officeSession.get)

/** Who works here, below the gate. */
export function useWorker(): Worker {
  const state = useOfficeState()
  if (state.kind !== 'open' && state.kind !== 'ended') throw new Error('nobody works here')
  return state.worker
}

/** The login, which leads back to this page. */
export const loginHere = (): string => loginAddress(location.pathname + location.search)
