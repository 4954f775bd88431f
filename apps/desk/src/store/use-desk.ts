import { createContext, use, useSyncExternalStore } from 'react'
import type { Scoring } from '@games/domain/scoring/index'
import type { Desk, DeskState } from './desk.ts'
import type { KeptUnit } from './kept.ts'

export const DeskContext = createContext<Desk | null>(null)

/** The desk of this device. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('there is no DeskContext above')
  return desk
}

/** What it shows; drawn anew with every change. */
export function useDeskState(): DeskState {
  const { store } = useDesk()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** A unit with what its taps come to; null where the device does not know it, `scoring` null where it cannot be scored. */
export function useUnit(code: string): { readonly kept: KeptUnit; readonly scoring: Scoring | null } | null {
  const desk = useDesk()
  const kept = useDeskState().units[code]
  return kept ? { kept, scoring: desk.scoring(code) } : null
}
