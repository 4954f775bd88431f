import type { Api, Delegations } from '@games/contract'
import type { ViewQuery } from '../../cache/view-cache.ts'
import type { VisitorApi } from '../../session/private-api.ts'

/** The delegations one can choose from. They do not change while a page is open. */
export const delegationsQuery = (api: Api): ViewQuery<Delegations> => ({
  key: ['delegations'],
  load: (options) => api.listDelegations({}, options),
})

/** One's own account. */
export const ownAccount = (api: VisitorApi, options: { signal: AbortSignal }) => api.getAccount({}, options)

/** The devices on which one's own account is open. */
export const listDevices = (api: VisitorApi, options: { signal: AbortSignal }) => api.listDevices({}, options)
