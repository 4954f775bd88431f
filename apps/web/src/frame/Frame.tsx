import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT, useText } from '../i18n/use-t.ts'
import { useGames } from './games-context.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { PlaceLinks } from './PlaceLinks.tsx'

/** The layout `main` (spec R3.1): skip link, top bar, the page, and a bottom bar on phones. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useT()
  const text = useText()
  const games = useGames()
  return (
    <>
      <a className="frame-skip" href="#content">
        {t('frame.skip')}
      </a>
      <header className="frame-top">
        <Link to="/" className="frame-brand">
          {text(games.name, games.competitionCode ?? '')}
        </Link>
        <PlaceLinks shape="top" />
        <LanguageLinks />
      </header>
      <main id="content" className="frame-page" tabIndex={-1}>
        {children}
      </main>
      <PlaceLinks shape="bottom" />
    </>
  )
}
