import type { EventPage } from '@games/contract'
import { useMemo, useState } from 'react'
import { newsBetween, saidMatches } from './match-news.ts'
import type { MatchWords } from './match-words.ts'

/** What a polite live region should say of an event: nothing at first, then what changed in matches that are on. */
export function useMatchNews(page: EventPage, words: MatchWords): string {
  const said = useMemo(() => ({ words, matches: saidMatches(page, words) }), [page, words])
  const [held, setHeld] = useState(said)
  const [told, setTold] = useState('')
  if (held !== said) {
    setHeld(said)
    // in another language everything is said otherwise, and nothing is new
    const news = held.words === words ? newsBetween(held.matches, said.matches) : []
    if (news.length > 0) setTold(news.join('. '))
  }
  return told
}
