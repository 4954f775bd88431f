import type { EventPage } from '@games/contract'
import { useMemo, useState } from 'react'
import { matchSentences, newsBetween } from './match-news.ts'
import type { MatchWords } from './match-words.ts'

/** What a polite live region should announce of an event: nothing at first, then what changed in matches that are on. */
export function useMatchNews(page: EventPage, words: MatchWords): string {
  const now = useMemo(() => ({ words, matches: matchSentences(page, words) }), [page, words])
  const [before, setBefore] = useState(now)
  const [announced, setAnnounced] = useState('')
  if (before !== now) {
    setBefore(now)
    // in another language every sentence differs, and nothing is new
    const news = before.words === words ? newsBetween(before.matches, now.matches) : []
    if (news.length > 0) setAnnounced(news.join('. '))
  }
  return announced
}
