import { useT } from '../../i18n/use-t.ts'

/** Where to look without a search, and for what one does not find. */
export function Lists() {
  const t = useT()
  return (
    <nav className="search-lists" aria-label={t('search.ways')}>
      <a href="/participants/athletes">{t('search.all-athletes')}</a>
      <a href="/participants/teams">{t('search.all-teams')}</a>
      <a href="/schedule/disciplines">{t('search.all-disciplines')}</a>
      <a href="/venues">{t('search.all-venues')}</a>
    </nav>
  )
}
