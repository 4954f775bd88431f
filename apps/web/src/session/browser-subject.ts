import type { AccessSubject } from '@games/domain/access/menu'
import { chosenLocale } from '../i18n/locale.ts'
import { afterPaint } from '../lazy/lazy.tsx'
import { currentPlatform, reportPlatform } from './platform.ts'
import { preferences } from './preferences.ts'
import type { SubjectSource } from './subject.ts'

/**
 * The visitor of this browser: as the server took him until the page is taken over, then by the device and the preference store. Where
 * the two differ the server is notified, so that its next page is the right one.
 */
export function browserSubject(served: AccessSubject, previews: boolean): SubjectSource {
  let current = served
  // a preview is requested by the address, which the router rewrites as soon as it has read it
  currentPlatform(previews)
  const listeners = new Set<() => void>()
  /** A device that has forgotten its preferences may still have a session: until the server has said, whom it took the visitor for counts. */
  let asked = served.loginType === 'user' ? served.loginType : null
  const update = () => {
    const platform = currentPlatform(previews)
    const loginType = preferences.get().loginType ?? asked
    if (!document.hidden) reportPlatform(platform)
    if (platform === current.platform && loginType === current.loginType) return
    current = { ...current, platform, loginType }
    for (const listener of listeners) listener()
  }
  return Object.assign(() => current, {
    served,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    follow() {
      update()
      afterPaint(startPreferences)
      document.addEventListener('visibilitychange', update)
      const unfollow = preferences.subscribe(update)
      if (served.loginType !== null || preferences.get().loginType !== null)
        void import('./login.ts')
          .then(({ resumeLogin }) => resumeLogin(served.loginType))
          .finally(() => {
            asked = null
            update()
          })
      return () => {
        document.removeEventListener('visibilitychange', update)
        unfollow()
      }
    },
  })
}

function startPreferences(): void {
  preferences.start()
  // a choice is a navigation to the server, which sets the cookie
  const chosen = chosenLocale(document.cookie)
  if (chosen) preferences.setLanguage(chosen)
}
