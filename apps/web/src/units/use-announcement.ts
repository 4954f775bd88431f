import { useState } from 'react'

/** What a polite live region should announce: nothing at first, then the text whenever it has become another one. */
export function useAnnouncement(text: string): string {
  const [first] = useState(text)
  const [announced, setAnnounced] = useState('')
  if (text !== announced && (announced !== '' || text !== first)) setAnnounced(text)
  return announced
}
