import { useState } from 'react'

/** What a polite live region says of the score: nothing at first, then the score whenever it has become another one. */
export function useToldScore(score: string): string {
  const [first] = useState(score)
  const [told, setTold] = useState('')
  if (score !== told && (told !== '' || score !== first)) setTold(score)
  return told
}
