import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const OFFICE = '/office'

/** Where a place of the menu is. */
export const hrefOf = (path: string): string => `${OFFICE}${path}`

/** Plain anchors to pages of the office are followed by the router; what is elsewhere is the browser's. */
export function useFollowedLinks(): void {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!anchor || anchor.target || anchor.origin !== location.origin || anchor.hasAttribute('download')) return
      const { pathname, search, hash } = anchor
      if (pathname !== OFFICE && !pathname.startsWith(`${OFFICE}/`)) return
      // to a place on this page the browser goes itself, and takes the focus there
      if (anchor.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      void router.navigate({ href: (pathname.slice(OFFICE.length) || '/') + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [router])
}
