import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterPaint } from '../lazy/lazy.tsx'

/**
 * Plain anchors are followed by the router: one listener in place of a component for each link keeps a day of a thousand units light, and
 * without script they are ordinary links. Inside `data-keep-scroll` (tabs, filters) the page stays where it is; with `data-replace`
 * the address is no step back. What the router has no page for only the server answers: files, calls, the language's cookie.
 */
export function useFollowedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const hasPage = (path: string): boolean => router.getMatchedRoutes(path)[2] !== undefined
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor || anchor.target || anchor.origin !== location.origin) return
      if (anchor.hasAttribute('download') || !hasPage(anchor.pathname)) return
      // to a place on this page the browser goes itself, and takes the focus there: the skip link is one
      if (anchor.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      const way = {
        href: anchor.pathname + anchor.search + anchor.hash,
        replace: anchor.hasAttribute('data-replace'),
        resetScroll: anchor.closest('[data-keep-scroll]') === null,
      }
      afterPaint(() => void router.navigate(way))
    }
    // such a place has no name in the history, and the router makes up another each time: going back would not find where one was
    const storeName = () => {
      if (history.state === null) History.prototype.replaceState.call(history, router.history.location.state, '')
    }
    document.addEventListener('click', follow)
    addEventListener('hashchange', storeName)
    return () => {
      document.removeEventListener('click', follow)
      removeEventListener('hashchange', storeName)
    }
  }, [router])
}
