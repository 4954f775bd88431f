import type { ReactNode } from 'react'
import { LiveDot } from './LiveDot.tsx'

/** `first`: the page has just loaded, and leaves the place of its word free, so that nothing shifts when it is known. */
export type FreshnessState = 'first' | 'live' | 'connecting' | 'offline'

/** How fresh a page is: sign, word ("ao vivo"), and as children the page's text about its age ("atualizado às 14:02"). */
export function Freshness({ state, word, children }: { state: FreshnessState; word: string; children?: ReactNode }) {
  return (
    <p className={`ui-fresh ui-fresh-${state}`}>
      {state === 'live' ? <LiveDot /> : <span className="ui-hollow" aria-hidden="true" />}
      <b>{word}</b>
      {children}
    </p>
  )
}
