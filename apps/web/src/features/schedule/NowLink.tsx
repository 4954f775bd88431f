import { useEffect, useState } from 'react'
import { useT } from '../../i18n/use-t.ts'

/**
 * Back to now in one tap, from wherever one has scrolled to and from every other day (R2.5). `line`: what the line of now is drawn anew
 * with, null where it is not on the page; `address`: where now is, null where it is this page.
 */
export function NowLink({ line, address }: { line: string | null; address: string | null }) {
  const t = useT()
  const [away, setAway] = useState(false)
  useEffect(() => {
    const shown = line === null ? null : document.getElementById('now')
    if (!shown) return undefined
    const watch = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false))
    watch.observe(shown)
    return () => watch.disconnect()
  }, [line])
  if (address === null && (line === null || !away)) return null
  return (
    <a className="schedule-to-now" href={`${address ?? ''}#now`}>
      {t('schedule.now')}
    </a>
  )
}
