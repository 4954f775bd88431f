import { useCallback, useSyncExternalStore } from 'react'
import { deviceChoices } from './device-choices.ts'

/** Whether the sidebar is a rail of signs: as was chosen on this device, else as the page wants it. */
export function useRail(wanted: boolean): readonly [rail: boolean, toggle: () => void] {
  const { rail } = useSyncExternalStore(deviceChoices.subscribe, deviceChoices.get)
  const shown = rail ?? wanted
  const toggle = useCallback(() => deviceChoices.set({ rail: !shown }), [shown])
  return [shown, toggle]
}
