import { useEffect } from 'react'

/** What may call for a tooltip. */
const SIGNS = ['pointerover', 'focusin'] as const

/** The names of icons, from the first time a pointer or the keyboard reaches anything: their code is not part of the first load. */
export function useTooltips(): void {
  useEffect(() => {
    let end: (() => void) | undefined
    const waiting = new AbortController()
    const start = (sign: Event): void => {
      // a finger has none
      if (sign instanceof PointerEvent && sign.pointerType !== 'mouse') return
      waiting.abort()
      void import('../ui/tooltips.ts').then(
        ({ startTooltips }) => {
          if (!left) end = startTooltips(sign)
        },
        // without network names are read by screen readers alone
        () => {},
      )
    }
    let left = false
    for (const sign of SIGNS) document.addEventListener(sign, start, { signal: waiting.signal })
    return () => {
      left = true
      waiting.abort()
      end?.()
    }
  }, [])
}
