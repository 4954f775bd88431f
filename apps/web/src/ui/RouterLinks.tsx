import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

/**
 * The plain anchors below it are followed by the router: one listener instead of a Link component per row keeps a day of a thousand
 * units light, and without script they are ordinary links. Inside `data-keep-scroll` (tabs, filters) the page stays where it is.
 */
export function RouterLinks({ children }: { children: ReactNode }) {
  const router = useRouter()
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const anchor = event.target instanceof Element ? event.target.closest('a') : null
    if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== window.location.origin) return
    event.preventDefault()
    const href = anchor.pathname + anchor.search + anchor.hash
    void router.navigate({ href, resetScroll: anchor.closest('[data-keep-scroll]') === null })
  }
  // the anchors below are what is operated, by key as by finger: both end in a click, which only passes through here
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
  return <div onClick={follow}>{children}</div>
}
