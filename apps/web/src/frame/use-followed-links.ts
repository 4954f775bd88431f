import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { afterPaint } from '../platform/after-paint.ts'

/**
 * Plain anchors are followed by the router: one listener in place of a component for each link keeps a day of a thousand units light, and
 * without script they are ordinary links. Inside `data-keep-scroll` (tabs, filters) the page stays where it is; with `data-replace`
 * the address is no step back; `data-document` is for what only the server answers.
 */
export function useFollowedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor || anchor.target || anchor.origin !== location.origin) return
      if (anchor.hasAttribute('download') || anchor.hasAttribute('data-document')) return
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
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
