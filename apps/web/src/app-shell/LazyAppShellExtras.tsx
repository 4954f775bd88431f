import { type ComponentType, useLayoutEffect, useState } from 'react'
import { onUse } from '../lazy/lazy.tsx'
import { useTooltips } from './use-tooltips.ts'

/** Whether they have work to do on a page that is only looked at: page views to count (analytics/consent.ts), results to show, or a requested banner. */
function areWantedAtOnce(): boolean {
  try {
    return (
      localStorage.getItem('spoilers') !== null ||
      localStorage.getItem('consent') === 'accepted' ||
      new URLSearchParams(location.search).has('debug')
    )
  } catch {
    return false
  }
}

/** AppShellExtras, once the visitor has begun to use the page: their code is not part of the first load. */
export function LazyAppShellExtras() {
  const [Extras, setExtras] = useState<ComponentType | null>(null)
  useTooltips()
  // before the page is painted: a key that is pressed right then counts
  useLayoutEffect(() => {
    let isRequested = false
    let keys: Event[] = []
    const load = (sign?: Event) => {
      if (sign?.type === 'keydown') keys.push(sign)
      // who presses something else wants that now
      if (sign?.type === 'pointerdown') keys = []
      if (isRequested) return
      isRequested = true
      // without network they are loaded at the next sign of use
      void import('./later/AppShellExtras.tsx').then(
        ({ AppShellExtras }) => setExtras(() => () => <AppShellExtras takeKeys={takeKeys} />),
        () => (isRequested = false),
      )
    }
    const listening = new AbortController()
    const takeKeys = () => {
      listening.abort()
      return keys.splice(0)
    }
    if (areWantedAtOnce()) load()
    onUse(load, { signal: listening.signal })
    return () => listening.abort()
  }, [])
  return Extras ? <Extras /> : null
}
