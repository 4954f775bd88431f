import { useT } from '../../i18n/use-t.ts'

/** Where to look without a search, and for what one does not find. */
export function Lists({ onFollow }: { onFollow?: () => void }) {
  const t = useT()
  return (
    <nav className="search-lists" aria-label={t('search.ways')}>
      <a href="/participants/athletes" onClick={onFollow}>
        {t('search.all-athletes')}
      </a>
      <a href="/participants/teams" onClick={onFollow}>
        {t('search.all-teams')}
      </a>
      <a href="/schedule/disciplines" onClick={onFollow}>
        {t('search.all-disciplines')}
      </a>
      <a href="/venues" onClick={onFollow}>
        {t('search.all-venues')}
      </a>
    </nav>
  )
}
