import { createPrivateClient } from '@games/contract/private-client'
import type { PrivateContract } from '@games/contract/private-contract'
import { privatePaths } from '@games/contract/private-paths'

/** The CSRF token of this browser's session, as the last answer about it gave it; null: none is known. */
let csrf: string | null = null

export const setCsrf = (token: string | null): void => {
  csrf = token
}

/** The calls that are answered to one person (decision 0071). */
export const privateApi = createPrivateClient<PrivateContract>(privatePaths, { csrf: () => csrf, token: () => null })
