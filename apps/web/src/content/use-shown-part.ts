import { useState } from 'react'

/** So many of a long list are drawn at first, and with each "more". */
const STEP = 50

/** The beginning of a list of thousands; `key` is what it shows: another list begins anew. */
export function useShownPart<T>(all: readonly T[], key: string) {
  const [grown, setGrown] = useState({ key, count: STEP })
  const count = grown.key === key ? grown.count : STEP
  return {
    shown: all.slice(0, count),
    hasMore: all.length > count,
    showMore: () => setGrown({ key, count: count + STEP }),
  }
}
