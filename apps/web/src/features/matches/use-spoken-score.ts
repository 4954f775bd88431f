import { useState } from 'react'

/** What a polite live region announces of the score: nothing at first, then the score whenever it has become another one. */
export function useSpokenScore(score: string): string {
  const [first] = useState(score)
  const [announced, setAnnounced] = useState('')
  if (score !== announced && (announced !== '' || score !== first)) setAnnounced(score)
  return announced
}
