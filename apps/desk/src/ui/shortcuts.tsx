import { useEffect } from 'react'
import { useDeskState } from '../store/use-desk.ts'

/** Where letters are written, or a dialog asks for something else. */
const ELSEWHERE = 'input, textarea, select, dialog'

/**
 * Presses the key on screen whose `aria-keyshortcuts` is what was pressed on the keyboard: a letter, a sign, or `Control+Z`, which ⌘ does too. One
 * that cannot be pressed now does nothing. Where single keys are off (WCAG 2.1.4), only those with Control or ⌘ are pressed.
 */
export function useShortcuts(): void {
  const isOn = useSingleKeys()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, altKey, repeat } = event
      if (altKey || repeat || key.length !== 1 || (target instanceof Element && target.closest(ELSEWHERE))) return
      if (!isOn && !event.ctrlKey && !event.metaKey) return
      const name = (event.ctrlKey || event.metaKey ? 'Control+' : '') + key.toUpperCase()
      const found = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(name)}"]`)
      if (!found || found.getAttribute('aria-disabled') === 'true' || found.matches(':disabled')) return
      event.preventDefault()
      found.click()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn])
}

/** Whether letters, digits and signs of a keyboard press keys of the pad. Who speaks to the page, or types by a stick, switches them off. */
export const useSingleKeys = (): boolean => useDeskState().device.singleKeysOff !== true

/** The keyboard's key of a button, for those who hear the page; nothing where single keys are off. */
export function useKeyName(): (key: string | undefined) => { readonly 'aria-keyshortcuts'?: string } {
  const isOn = useSingleKeys()
  return (key) => (isOn && key !== undefined ? { 'aria-keyshortcuts': key } : {})
}

/** Calls with what the arrow keys go to: the row before or after the one that is selected. Gives nothing where there is none. */
export function useArrows(codes: readonly string[], selected: string | null, onSelect: (code: string) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      const { target } = event
      if (by === 0 || event.altKey || event.ctrlKey) return
      // beside the pad they scroll, as everywhere
      if (
        target instanceof Element &&
        target !== document.body &&
        (target.closest(ELSEWHERE) || !target.closest('.desk-body'))
      )
        return
      const code = codes[selected === null ? 0 : codes.indexOf(selected) + by]
      event.preventDefault()
      if (code !== undefined) onSelect(code)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [codes, selected, onSelect])
}

/** The key of the keyboard that does the same, where there is a keyboard; who hears the page is told by `aria-keyshortcuts`. */
export function Kbd({ of: key }: { of: string }) {
  const isOn = useSingleKeys()
  return isOn || key.startsWith('Control+') ? (
    <kbd className="desk-kbd" aria-hidden="true">
      {key.replace('Control+', 'Ctrl ')}
    </kbd>
  ) : null
}
