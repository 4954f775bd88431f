import { useState } from 'react'
import { useWorker } from '../../session/office-session.ts'

/** By who typed it and where. In memory alone, so that the next person at this computer finds nothing of it. */
const unsaved = new Map<string, unknown>()

/** The browser asks before it closes the tab. */
const askFirst = (event: BeforeUnloadEvent): void => {
  if (unsaved.size > 0) event.preventDefault()
}

function keep(key: string, value: unknown): void {
  if (value === null) unsaved.delete(key)
  else unsaved.set(key, value)
  // a listener keeps a page out of the browser's cache of pages: it is there while something is unsaved
  if (unsaved.size > 0) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
}

/**
 * What was typed under a name and neither saved nor let go (null: nothing): it is there again when its fields are, whatever other page was
 * looked at meanwhile.
 */
export function useUnsaved<Value>(name: string) {
  const { id } = useWorker()
  const key = `${id} ${name}`
  const [value, setValue] = useState(() => (unsaved.get(key) ?? null) as Value | null)
  const set = (next: Value | null): void => {
    keep(key, next)
    setValue(next)
  }
  return [value, set] as const
}

/** What follows a name's beginning where something of it is unsaved; null: nothing is. */
export function useUnsavedOf(beginning: string): string | null {
  const { id } = useWorker()
  const whole = `${id} ${beginning}`
  return [...unsaved.keys()].find((key) => key.startsWith(whole))?.slice(whole.length) ?? null
}
