import { createPrivateClient } from '@games/contract/private-client'
import type { PrivateApi, PrivateContract } from '@games/contract/private-contract'
import { privatePaths } from '@games/contract/private-paths'
import { bearerToken, isBearer, serverOrigin } from './bearer.ts'
import { preferences } from './preferences.ts'

/** The CSRF token of this browser's session, as the last answer about it gave it; null: none is known. */
let csrf: string | null = null

export const setCsrf = (token: string | null): void => {
  csrf = token
}

/** The calls that are answered to one person (decision 0071). */
export const privateApi: PrivateApi = createPrivateClient<PrivateContract>(
  privatePaths,
  {
    async csrf(stale) {
      // what no browser sends by itself nobody can make it send
      if (isBearer()) return null
      const isNeeded = csrf === null ? preferences.get().loginType === 'user' : csrf === stale
      if (isNeeded) csrf = (await privateApi.getSession()).csrf
      return csrf
    },
    token: bearerToken,
  },
  serverOrigin(),
)
