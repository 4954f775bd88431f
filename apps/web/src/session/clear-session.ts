import { setBearerToken } from './bearer.ts'
import { dropOwnQuestions } from './own-trivia.ts'
import { preferences } from './preferences.ts'
import { setCsrf } from './private-api.ts'

/** Signs the visitor out on this device. Time zone, language and authorisation are unchanged (R4.2). */
export function clearSession(): void {
  setCsrf(null)
  setBearerToken(null)
  dropOwnQuestions()
  preferences.set({
    isLoggedIn: false,
    isAuthenticated: false,
    hasWatchedSecureSport: false,
    userData: null,
    loginType: null,
  })
}
