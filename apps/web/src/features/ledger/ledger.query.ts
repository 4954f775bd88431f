import type { Points } from '@games/contract/points/points'
import type { ViewQuery } from '../../cache/view-cache.ts'
import { privateApi } from '../../session/private-api.ts'

/** The newest fifty lines of an account's ledger. It is stored nowhere: it is its owner's alone. */
export const ledgerQuery = (accountId: string): ViewQuery<Points> => ({
  key: ['points', accountId],
  private: true,
  load: () => privateApi.listPoints({ query: {} }),
})

/** Nobody is signed in: there is nothing to ask for. */
export const NOBODYS_LEDGER: ViewQuery<Points> = {
  key: ['points'],
  private: true,
  load: () => Promise.resolve({ points: 0, entries: [], next: null }),
}
