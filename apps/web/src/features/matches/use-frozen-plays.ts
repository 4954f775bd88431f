import type { Play } from '@games/contract'
import { useEffect, useRef, useState } from 'react'

/**
 * New actions appear at the top of a list, and push down what somebody reads further below: while the list's beginning is above the screen
 * they wait, and `show` lets them in. `edge` goes to an element at that beginning. Corrections of what is shown are shown at once.
 */
export function useFrozenPlays(plays: readonly Play[], holds: boolean) {
  const edge = useRef<HTMLDivElement>(null)
  const [read, setRead] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!edge.current || !holds) return
    const observer = new IntersectionObserver((entries) => {
      // several at once after a busy moment: the last is how it is now
      const entry = entries.at(-1)
      const isAbove = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0
      setRead((before) => (isAbove ? (before ?? new Set(plays.map(({ id }) => id))) : null))
    })
    observer.observe(edge.current)
    return () => observer.disconnect()
  }, [plays, holds])
  const shown = read && holds ? plays.filter(({ id }) => read.has(id)) : plays
  return {
    edge,
    shown,
    waiting: plays.length - shown.length,
    show: () => {
      setRead(null)
      edge.current?.scrollIntoView()
      // the button that was pressed is gone: the keyboard goes on from here
      edge.current?.focus({ preventScroll: true })
    },
  }
}
