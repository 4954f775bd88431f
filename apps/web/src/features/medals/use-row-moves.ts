import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/** A row that changes its place moves there within this time (look: motion says what changed, ≤ 250 ms). */
const MOVE_MS = 240

/**
 * Moves the table's row groups from where they stood to where they stand whenever `order` (their codes, joined) changes. `table` holds
 * tbody elements with `data-code`. Nothing moves with reduced motion.
 */
export function useRowMoves(table: RefObject<HTMLTableElement | null>, order: string): void {
  const places = useRef(new Map<string, number>())
  const drawn = useRef(order)

  // rows that open or are loaded shift the others: that is no move, but where a later move starts
  useEffect(() => {
    if (!table.current) return
    const observer = new ResizeObserver(() => {
      places.current = placesIn(table.current)
    })
    observer.observe(table.current)
    return () => observer.disconnect()
  }, [table])

  useLayoutEffect(() => {
    const before = places.current
    places.current = placesIn(table.current)
    if (drawn.current === order) return
    drawn.current = order
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const body of bodiesOf(table.current)) {
      const code = body.dataset.code ?? ''
      const distance = (before.get(code) ?? body.offsetTop) - body.offsetTop
      if (distance !== 0)
        body.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], {
          duration: MOVE_MS,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        })
    }
  })
}

const bodiesOf = (table: HTMLTableElement | null): HTMLTableSectionElement[] => (table ? [...table.tBodies] : [])

const placesIn = (table: HTMLTableElement | null): Map<string, number> =>
  new Map(bodiesOf(table).map((body) => [body.dataset.code ?? '', body.offsetTop]))
