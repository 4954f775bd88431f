import type { Api } from '@games/contract'
import { FEWEST_LETTERS } from '@games/domain/search/search-words'
import { useEffect, useState } from 'react'
import type { Answer } from './answer.ts'
import { requestAnswer } from './search.query.ts'

/** Pause in typing after which the question goes out. Milliseconds. */
const TYPING_PAUSE = 150

export interface SearchAnswer {
  /** What the answer is to; empty before there is one. */
  readonly q: string
  readonly answer: Answer | null
  readonly failed: boolean
}

const NOTHING: SearchAnswer = { q: '', answer: null, failed: false }

/** The answer to what is typed, a pause after the last letter; the one before stays until then. `again` asks once more. */
export function useAnswer(api: Api, typed: string): SearchAnswer & { readonly again: () => void } {
  const [current, setCurrent] = useState(NOTHING)
  const [tries, setTries] = useState(0)
  const q = typed.trim()
  const isTooShort = q.length < FEWEST_LETTERS
  useEffect(() => {
    if (isTooShort) return undefined
    const call = new AbortController()
    const pause = setTimeout(() => {
      requestAnswer(api, q, { signal: call.signal }).then(
        (answer) => {
          if (!call.signal.aborted) setCurrent({ q, answer, failed: false })
        },
        () => {
          if (!call.signal.aborted) setCurrent({ q, answer: null, failed: true })
        },
      )
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(pause)
      call.abort()
    }
  }, [api, q, isTooShort, tries])
  return { ...(isTooShort ? NOTHING : current), again: () => setTries((n) => n + 1) }
}
