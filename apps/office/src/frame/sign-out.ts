import { privateApi } from '@games/web/session/private-api.ts'
import { preferences } from '@games/web/session/preferences.ts'
import { toast } from '@games/web/ui/toast.ts'
import type { OfficeTranslate } from '../i18n/use-t.ts'

/** A server that does not answer in this time counts as away. */
const PATIENCE_MS = 5_000

/** Ends the session, and leaves for the login; where the server does not answer, nothing is changed and it says so. */
export async function signOutHere(t: OfficeTranslate): Promise<void> {
  try {
    await privateApi.signOut({}, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch {
    toast.error(t('office.sign-out-failed'), { description: t('office.away-change-why') })
    return
  }
  preferences.set({ isLoggedIn: false, isAuthenticated: false, userData: null, loginType: null, isAuthorized: false })
  location.assign('/login')
}
