import { LIVE_PATH } from '@games/contract/paths'
import type { ReactNode } from 'react'
import { useGames } from '../app-shell/games-context.ts'
import { useT, useText } from '../i18n/use-t.ts'
import { LiveDot } from '../ui/LiveDot.tsx'

interface WidgetPageProps {
  readonly title: string
  /** Live topics of what is shown, and the event number up to which it is complete: the client follows from there. */
  readonly topics: readonly string[]
  readonly seq: number
  /** Only changes of units that say this (a code as it stands in JSON) concern the page. */
  readonly only?: string | undefined
  /** Where the whole of it is, and what that is called. */
  readonly whole: { readonly address: string; readonly name: string }
  readonly children: ReactNode
}

/**
 * The layout `default` (spec R3.1): a document of its own inside a page of somebody else's. Rendered on the server only; the client
 * (client.ts) fetches it again and puts what differs in place. Links lead to the full site in a tab of its own.
 */
export function WidgetPage({ title, topics, seq, only, whole, children }: WidgetPageProps) {
  const t = useT()
  const text = useText()
  const games = useGames()
  const gamesName = text(games.name, games.competitionCode ?? '')
  return (
    <main
      className="widget"
      data-stream={`${LIVE_PATH}?${new URLSearchParams({ topics: topics.join(',') })}`}
      data-seq={seq}
      data-only={only}
    >
      <title>{`${title} · ${gamesName}`}</title>
      <header className="widget-head">
        <h1>{title}</h1>
        <p className="widget-live">
          <LiveDot />
          {t('widget.live')}
        </p>
        <p className="widget-lost" role="status">
          {t('widget.lost')}
        </p>
      </header>
      {/* shown by the client where the visitor's time is another one */}
      <button
        type="button"
        className="widget-zone"
        hidden
        data-mine={t('widget.zone-mine')}
        data-venue={t('widget.zone-venue')}
      />
      {children}
      <footer className="widget-foot">
        <a href={whole.address} target="_blank" rel="noopener">
          {whole.name}
        </a>
        <span>{gamesName}</span>
      </footer>
    </main>
  )
}
