import type { UnitSummary } from '@games/contract'
import { useLocation } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { isInPlace, type Places, placesOf, unitsInPlace, withRest } from './frozen-programme.ts'
import type { Programme } from './programme.ts'
import { FIRST } from './schedule.query.ts'

/** Rows that are drawn more each time their end comes near. */
const STEP = 60
/** After this long without a touch, a key or a scroll nobody is about to press a row. Milliseconds. */
const UNTOUCHED = 30_000
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

interface Frozen {
  /** Which list the places are of; null where they are to be taken anew. */
  readonly list: string | null
  readonly isCut: boolean
  readonly places: Places
  /** How many rows are drawn. */
  readonly drawn: number
}

/** How many rows were drawn at each place of the visitor's history: going back finds the same place. */
const drawnAt = new Map<string, number>()

/**
 * The rows of a day as they are drawn. What stands on the page changes in its place: a unit that begins or ends goes to its part when the
 * visitor asks for it, when nobody looks, or when nobody has touched the page for a while, never under a finger (decision 0057). `list`
 * names what is listed; `isCut`: only the beginning of the day is here; `inSteps`: more rows are drawn as the end of the list comes near.
 */
export function useFrozenProgramme(units: readonly UnitSummary[], list: string, isCut: boolean, inSteps: boolean) {
  const now = useMemo(() => placesOf(units), [units])
  const place = `${useLocation({ select: ({ state }) => state.__TSR_key })} ${list}`
  const first = inSteps ? FIRST : Number.POSITIVE_INFINITY
  const [state, setState] = useState<Frozen>(() => ({
    list,
    isCut,
    places: now,
    drawn: drawnAt.get(place) ?? first,
  }))
  const frozen = followed(state, { list, isCut, places: now, drawn: first })
  if (frozen !== state) setState(frozen)
  const settle = useCallback(() => setState((before) => ({ ...before, list: null })), [])
  const drawMore = useCallback(() => setState((before) => ({ ...before, drawn: before.drawn + STEP })), [])
  const drawAll = useCallback(() => setState((before) => ({ ...before, drawn: Number.POSITIVE_INFINITY })), [])
  const isStale = !isInPlace(frozen.places, now, isCut)
  useSettling(isStale, settle)
  useEffect(() => void drawnAt.set(place, frozen.drawn), [place, frozen.drawn])
  const programme = useMemo(() => unitsInPlace(frozen.places, units, frozen.drawn), [frozen, units])
  const isDrawn = !isCut && frozen.drawn >= sizeOf(frozen.places)
  return { programme, places: frozen.places, isStale, settle, drawMore, drawAll, drawn: sizeOf(programme), isDrawn }
}

const sizeOf = ({ live, upcoming, over }: Readonly<Record<keyof Programme, readonly unknown[]>>): number =>
  live.length + upcoming.length + over.length

/** Another list begins anew; the rest of the day goes below what stands. */
function followed(frozen: Frozen, now: Frozen): Frozen {
  if (frozen.list === null) return { ...now, drawn: frozen.drawn }
  if (frozen.list !== now.list) return now
  if (frozen.isCut && !now.isCut) return { ...frozen, isCut: false, places: withRest(frozen.places, now.places) }
  return frozen
}

/** Puts rows where they belong once nobody looks at the page, or nobody has touched it for a while. */
function useSettling(isStale: boolean, settle: () => void): void {
  useEffect(() => {
    if (!isStale) return undefined
    // what changes while nobody looks has its place at once
    if (document.visibilityState === 'hidden') {
      settle()
      return undefined
    }
    let timer = setTimeout(settle, UNTOUCHED)
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(settle, UNTOUCHED)
    }
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') settle()
    }
    for (const touch of TOUCHES) addEventListener(touch, wait, { passive: true })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, wait)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [isStale, settle])
}
