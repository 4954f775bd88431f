import { useEffect, useRef, useState } from 'react'
import { isTyping, letterKeysOn } from './keys.ts'

interface ListKeys {
  readonly count: number
  readonly onOpen: (index: number) => void
  /** Brings a row into sight that may not be drawn. */
  readonly scrollTo?: (index: number) => void
}

/**
 * Goes through the rows of a list by J and K wherever the focus is but in a field, and opens the selected one by ↵. `list` is for the list's
 * element, `row` for each row's, by its number.
 */
export function useListKeys({ count, onOpen, scrollTo }: ListKeys) {
  const [selected, setSelected] = useState<number | null>(null)
  const list = useRef<HTMLElement>(null)
  const current = useRef({ count, onOpen, scrollTo, selected })
  useEffect(() => {
    current.current = { count, onOpen, scrollTo, selected }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { count: rows, onOpen: open, scrollTo: scroll, selected: at } = current.current
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isTyping(event) || rows === 0)
        return
      // below a dialog nothing is gone through
      if (document.querySelector('dialog[open]')) return
      if (event.key === 'Enter' && at !== null && event.target === document.body) {
        event.preventDefault()
        open(at)
        return
      }
      const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
      if (step === 0 || !letterKeysOn()) return
      event.preventDefault()
      const next = Math.max(0, Math.min(rows - 1, (at ?? -1) + step))
      setSelected(next)
      if (scroll) scroll(next)
      else list.current?.querySelector(`[data-row="${next}"]`)?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return {
    selected,
    list: { ref: list as React.RefObject<never> },
    row: (index: number) => ({ 'data-row': index, 'data-selected': index === selected ? '' : undefined }),
  }
}
