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
    entries.map(({ key }) => t(`app-shell.menu-${key}`)),
    isLoggedIn,
  )
  const entriesWithStep = entries.map((entry, i) => ({ entry, from: plan[i] }))
  return (
    <header className="app-shell-top">
      <a href="/" className={name.length > LONG_NAME ? 'app-shell-brand app-shell-brand-long' : 'app-shell-brand'}>
        {name}
      </a>
      <nav className="app-shell-entries" aria-label={t('app-shell.places')}>
        {entriesWithStep.map(({ entry, from }) =>
          from === undefined ? null : <EntryLink key={entry.key} entry={entry} className={`app-shell-from-${from}`} />,
        )}
        <MoreEntries entries={entriesWithStep} />
      </nav>
      {/* opens over the page once script runs (later/SearchOpener.tsx) */}
      <a href="/search" className="app-shell-icon-button" aria-label={t('app-shell.search')}>
        <Icon name="search" />
      </a>
      <div className="app-shell-tools">
        <LanguageLinks />
        <a href="/agenda" className="app-shell-icon-button" aria-label={t('app-shell.agenda')}>
          <Icon name="agenda" />
        </a>
        <a href="/settings" className="app-shell-icon-button" aria-label={t('app-shell.settings')}>
          <Icon name="settings" />
        </a>
        {isLoggedIn ? (
          <a href="/account" className="app-shell-icon-button" aria-label={t('app-shell.account')}>
            <Icon name="account" />
          </a>
        ) : null}
      </div>
    </header>
  )
}
