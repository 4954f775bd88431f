import { createPrivateClient } from '@games/contract/private-client'
import type { PrivateApi, PrivateContract } from '@games/contract/private-contract'
import { privatePaths } from '@games/contract/private-paths'
import { serverOrigin } from '@games/web/session/bearer.ts'
import { credentials } from '@games/web/session/private-api.ts'

/** Every private call, those of the staff too, by the visitor's own session. */
export const officeApi: PrivateApi = createPrivateClient<PrivateContract>(privatePaths, credentials, serverOrigin())
