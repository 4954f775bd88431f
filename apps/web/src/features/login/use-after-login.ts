import { afterLogin } from '@games/domain/access/guard'
import { useCallback } from 'react'
import { preferences } from '../../session/preferences.ts'
import { useSubject } from '../../session/subject.ts'

/** Where a user's login leads that was to lead to an address: to the safe-sport video first where it has to be watched (R4.5). */
export function useAfterLogin(): (target: string) => string {
  const { platform, loginEnabled } = useSubject()
  return useCallback(
    (target) =>
      afterLogin(target, { platform, loginEnabled, loginType: 'user' }, preferences.get().hasWatchedSecureSport),
    [platform, loginEnabled],
  )
}
