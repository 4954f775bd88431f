import { useSyncExternalStore } from 'react'
import { useWorker } from '../../session/office-session.ts'

/** By who typed it and where. In memory alone, so that the next person at this computer finds nothing of it. */
const unsaved = new Map<string, unknown>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

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
  for (const listener of listeners) listener()
}

/**
 * What was typed under a name and neither saved nor let go (null: nothing): it is there again when its fields are, whatever other page was
 * looked at meanwhile. The last one reads it as it is now, when its fields are gone too.
 */
export function useUnsaved<Value>(name: string) {
  const { id } = useWorker()
  const key = `${id} ${name}`
  const read = (): Value | null => (unsaved.get(key) ?? null) as Value | null
  const value = useSyncExternalStore(subscribe, read)
  const set = (next: Value | null): void => keep(key, next)
  return [value, set, read] as const
}

/** What follows a name's beginning where something of it is unsaved; null: nothing is. */
export function useUnsavedOf(beginning: string): string | null {
  const { id } = useWorker()
  const whole = `${id} ${beginning}`
  return [...unsaved.keys()].find((key) => key.startsWith(whole))?.slice(whole.length) ?? null
}
