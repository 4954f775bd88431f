import { useRouter } from '@tanstack/react-router'
import { use, useEffect } from 'react'
import { useConsent } from '../../analytics/consent.ts'
import { SubjectContext } from '../../session/subject.ts'

/** Counts page views for as long as the visitor accepts it (R3.5); the code that does is fetched only then. */
export function useAnalytics(): void {
  const router = useRouter()
  const subject = use(SubjectContext)
  const accepted = useConsent() === 'accepted'
  useEffect(() => {
    if (!accepted || !subject) return undefined
    let stop: (() => void) | undefined
    let left = false
    void import('../../analytics/analytics-beacon.ts').then(({ startAnalyticsBeacon }) => {
      if (left) return
      const beacon = startAnalyticsBeacon(() => subject().platform)
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
