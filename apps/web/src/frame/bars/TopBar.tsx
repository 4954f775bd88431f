import { menuFor } from '@games/domain/access/menu'
import { useT, useText } from '../../i18n/use-t.ts'
import { useSubject } from '../../session/subject.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useGames } from '../games-context.ts'
import { LanguageLinks } from '../LanguageLinks.tsx'
import { barPlan } from './bar-plan.ts'
import { EntryLink } from './EntryLink.tsx'
import { MoreEntries } from './MoreEntries.tsx'

/** A name of more letters takes two lines beside a row of entries. */
const LONG_NAME = 24

/**
 * The bar above every page. On a phone the page's title (PageTitle) and search; from 1024 px the games' name, the entries that fit, the
 * others under "more", languages, settings and, for who is logged in, the account.
 */
export function TopBar() {
  const t = useT()
  const text = useText()
  const games = useGames()
  const subject = useSubject()
  const name = text(games.name, games.competitionCode ?? '')
  const isLoggedIn = subject.loginType !== null
  const entries = menuFor(subject)
  const plan = barPlan(
    entries.map(({ key }) => t(`frame.menu-${key}`)),
    isLoggedIn,
  )
  const entriesWithStep = entries.map((entry, i) => ({ entry, from: plan[i] }))
  return (
    <header className="frame-top">
      <a href="/" className={name.length > LONG_NAME ? 'frame-brand frame-brand-long' : 'frame-brand'}>
        {name}
      </a>
      <nav className="frame-entries" aria-label={t('frame.places')}>
        {entriesWithStep.map(({ entry, from }) =>
          from === undefined ? null : <EntryLink key={entry.key} entry={entry} className={`frame-from-${from}`} />,
        )}
        <MoreEntries entries={entriesWithStep} />
      </nav>
      {/* opens over the page once script runs (later/SearchOpener.tsx) */}
      <a href="/search" className="frame-icon-button" aria-label={t('frame.search')}>
        <Icon name="search" />
      </a>
      <div className="frame-tools">
        <LanguageLinks />
        <a href="/settings" className="frame-icon-button" aria-label={t('frame.settings')}>
          <Icon name="settings" />
        </a>
        {isLoggedIn ? (
          <a href="/account" className="frame-icon-button" aria-label={t('frame.account')}>
            <Icon name="account" />
          </a>
        ) : null}
      </div>
    </header>
  )
}
