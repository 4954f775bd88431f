import { lazy, Suspense } from 'react'
import { useIsHidden } from './spoilers.ts'

const ShowButton = lazy(async () => ({ default: (await import('./later/ShowButton.tsx')).ShowButton }))

/** What shows the result of something, where it is hidden on this device; only such a device loads it. `name`: what it is the result of. */
export function ShowResult(props: { of: string; name: string }) {
  return useIsHidden(props.of) ? (
    <Suspense fallback={null}>
      <ShowButton {...props} />
    </Suspense>
  ) : null
}
