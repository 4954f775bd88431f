import { type Credentials, createPrivateClient } from '@games/contract/private-client'
import type { PrivateApi, PrivateContract } from '@games/contract/private-contract'
import { visitorPaths } from '@games/contract/visitor-paths'
import { bearerToken, isBearer, serverOrigin } from './bearer.ts'
import { preferences } from './preferences.ts'

/** The CSRF token of this browser's session, as the last answer about it gave it, and whose session it is; null: none is known. */
let csrf: string | null = null
let owner: string | null = null

export const setCsrf = (token: string | null, accountId: string | null = null): void => {
  csrf = token
  owner = accountId
}

/** What a call is sent with, for what is sent otherwise than by `privateApi`: a file, with its progress. */
export const credentials: Credentials = {
  async csrf(stale) {
    // what no browser sends by itself nobody can make it send
    if (isBearer()) return null
    const isNeeded = csrf === null ? preferences.get().loginType === 'user' : csrf === stale
    if (!isNeeded) return csrf
    const session = await privateApi.getSession()
    const accountId = session.account?.id ?? null
    // somebody else has signed in in another tab: what this page sends is the first one's, and is refused until it is loaded anew
    if (stale !== undefined && owner !== null && accountId !== null && accountId !== owner) return stale
    setCsrf(session.csrf, accountId)
    return csrf
  },
  token: bearerToken,
}

type VisitorCall = keyof typeof visitorPaths
/** The private calls of visitors' pages. */
export type VisitorApi = Pick<PrivateApi, VisitorCall>

/** The calls that are answered to one person (decision 0071). */
export const privateApi: VisitorApi = createPrivateClient<Pick<PrivateContract, VisitorCall>>(
  visitorPaths,
  credentials,
  serverOrigin(),
)
