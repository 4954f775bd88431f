import { loginAddress } from '@games/domain/access/guard'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

/** What to do when the session has ended elsewhere: the visitor is nobody here too, and is led to the login, which leads back. */
export function useLogInAgain(): () => void {
  const router = useRouter()
  return useCallback(() => {
    void import('./login.ts').then(({ clearSession }) => {
      clearSession()
      return router.navigate({ href: loginAddress(router.state.location.href), replace: true })
    })
  }, [router])
}
