import type { Api, AppContract } from '@games/contract'
import { createClient } from '@games/contract/client'
import { paths } from '@games/contract/paths'

/** What everybody may ask: the programme, names, the games. */
export const publicApi: Api = createClient<AppContract>(paths)
