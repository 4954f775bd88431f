import { useEffect, useRef, useState } from 'react'
import { isTyping, letterKeysOn } from './keys.ts'

interface ListKeys {
  /** Of the rows as they are shown now. */
  readonly keys: readonly string[]
  readonly onOpen: (key: string) => void
  /** The row that is open when the list is first shown. */
  readonly start?: string | undefined
  /** Brings a row into sight that may not be drawn. */
  readonly scrollTo?: (index: number) => void
}

/**
 * Goes through the rows of a list by J and K wherever the focus is but in a field, and opens the selected one by ↵. `list` is for the list's
 * element, `row` for each row's, by its number. A row stays selected wherever it moves; once it is gone none is, and J goes on with what
 * stands in its place.
 */
export function useListKeys({ keys, onOpen, scrollTo, start }: ListKeys) {
  /** The row chosen last. */
  const [chosen, setChosen] = useState<string | null>(start ?? null)
  const selected = chosen !== null && keys.includes(chosen) ? chosen : null
  /** Where it stood last. */
  const place = useRef(-1)
  const list = useRef<HTMLElement>(null)
  const current = useRef({ keys, onOpen, scrollTo, chosen })
  useEffect(() => {
    current.current = { keys, onOpen, scrollTo, chosen }
    if (chosen !== null && keys.includes(chosen)) place.current = keys.indexOf(chosen)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { keys: rows, onOpen: open, scrollTo: scroll, chosen: last } = current.current
      if (
        event.defaultPrevented ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        isTyping(event) ||
        rows.length === 0
      )
        return
      // below a dialog nothing is gone through
      if (document.querySelector('dialog[open]')) return
      const at = last === null ? -1 : rows.indexOf(last)
      const key = rows[at]
      if (event.key === 'Enter' && key !== undefined && event.target === document.body) {
        event.preventDefault()
        open(key)
        return
      }
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0 || !letterKeysOn()) return
      event.preventDefault()
      // from where it is, or from between the two that stood around it
      const from = at >= 0 || last === null ? at : step > 0 ? place.current - 1 : place.current
      const next = Math.max(0, Math.min(rows.length - 1, from + step))
      setChosen(rows[next] ?? null)
      if (scroll) scroll(next)
      else list.current?.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return {
    selected,
    choose: setChosen as (key: string) => void,
    list: { ref: list as React.RefObject<never> },
    row: (index: number) => ({
      'data-row': index,
      'data-selected': selected !== null && keys[index] === selected ? '' : undefined,
    }),
  }
}
