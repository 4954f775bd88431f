import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '../../i18n/use-t.ts'

/** Rows are drawn while their place is still this far below the window. */
const AHEAD = '1500px 0px'

/**
 * Where the rest of a long day begins: a link to it, which without script is the next page. With script the rest is drawn as its place
 * comes near, and at once when all of the day is requested: by this link, by looking for a word in the page, by printing it.
 */
export function RestOfDay({
  href,
  drawn,
  onMore,
  onAll,
}: {
  href: string
  /** How many rows stand above. */
  drawn: number
  onMore: (() => void) | undefined
  onAll: (() => void) | undefined
}) {
  const t = useT()
  const place = useRef<HTMLParagraphElement>(null)
  const actions = useRef({ onMore, onAll })
  useEffect(() => {
    actions.current = { onMore, onAll }
  })
  useEffect(() => {
    const shown = place.current
    if (!shown) return undefined
    const watch = new IntersectionObserver(
      ([entry]) => {
        // who is about to press the link presses it
        if (entry?.isIntersecting && !shown.contains(document.activeElement)) actions.current.onMore?.()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(shown)
    return () => watch.disconnect()
  }, [drawn])
  useEffect(() => onWholePageWanted(() => flushSync(() => actions.current.onAll?.())), [])
  return (
    // a new one each time: what gives way to rows has not moved
    <p className="schedule-rest" key={drawn} ref={place}>
      <a
        className="ui-button"
        href={href}
        onClick={(event) => {
          if (!onAll) return
          event.preventDefault()
          onAll()
        }}
      >
        {t('schedule.rest')}
      </a>
    </p>
  )
}

/** Reports when the browser is to look for a word in the page, or to print it: then all of it has to be there. */
function onWholePageWanted(then: () => void): () => void {
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (key === 'F3' || ((ctrlKey || metaKey) && key.toLowerCase() === 'f')) then()
  }
  // a menu of the browser's own takes the focus off a page that stays in sight
  const onBlur = () => requestAnimationFrame(() => document.visibilityState === 'visible' && then())
  addEventListener('keydown', onKey)
  addEventListener('beforeprint', then)
  addEventListener('blur', onBlur)
  return () => {
    removeEventListener('keydown', onKey)
    removeEventListener('beforeprint', then)
    removeEventListener('blur', onBlur)
  }
}
