import { useRouter } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import { SubjectContext } from '../../session/subject.ts'
import { useConsent } from '../../usage/consent.ts'

/** Counts page views for as long as the visitor accepts it (R3.5); the code that does is fetched only then. */
export function useUsage(): void {
  const router = useRouter()
  const subject = use(SubjectContext)
  const accepted = useConsent() === 'accepted'
  useEffect(() => {
    if (!accepted || !subject) return undefined
    let stop: (() => void) | undefined
    let left = false
    void import('../../usage/usage-beacon.ts').then(({ startUsageBeacon }) => {
      if (left) return
      const beacon = startUsageBeacon(() => subject().platform)
      beacon.viewed(router.state.location.pathname)
      const unsubscribe = router.subscribe('onResolved', ({ pathChanged, toLocation }) => {
        if (pathChanged) beacon.viewed(toLocation.pathname)
      })
      stop = () => {
        unsubscribe()
        beacon.stop()
      }
    })
    return () => {
      left = true
      stop?.()
    }
  }, [accepted, subject, router])
}
