import { openPlatform } from '../platform/open-platform.ts'
import { preferences } from './preferences.ts'
import { createTokenKeeper } from './token-keeper.ts'

/** The token of the session that this device has. */
export const ownToken = createTokenKeeper({
  secrets: async () => (await openPlatform()).device?.secrets ?? null,
  isUser: () => preferences.get().loginType === 'user',
})
