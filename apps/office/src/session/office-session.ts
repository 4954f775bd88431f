import { loginAddress } from '@games/domain/access/guard'
import { privateApi, setCsrf } from '@games/web/session/private-api.ts'
import { createStore } from '@games/web/session/store.ts'
import { useSyncExternalStore } from 'react'
import { endedState, nextState, type OfficeState, type Worker } from './office-state.ts'

const store = createStore<{ readonly state: OfficeState }>({ state: { kind: 'starting' } })

let asking = false

/** Whose session this browser has, asked of the server; where it does not answer, what was known stays. */
async function ask(): Promise<void> {
  if (asking) return
  asking = true
  try {
    const { account, csrf } = await privateApi.getSession()
    const state = nextState(account, store.get().state)
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
    store.set({ state: endedState(store.get().state) })
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
